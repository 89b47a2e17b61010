import { tileFbm } from '../core/noise.ts';
import { Rng } from '../core/rng.ts';

/** Noise of mean 0 and deviation 1 on a torus of `textureSide`: fine tooth, and broad blotches. */
export type PaperTexture = { tooth: Float32Array; blotch: Float32Array };

export const textureSide = 512;

let texture: PaperTexture | null = null;

/** One texture serves every print of a thread; prints differ in where they begin on it. */
export function paperTexture(): PaperTexture {
  if (texture === null) {
    const rng = new Rng('separations/paper');
    texture = {
      tooth: tileFbm(textureSide, 128, 3, rng.fork('tooth'), 0.7),
      blotch: tileFbm(textureSide, 4, 5, rng.fork('blotch'), 0.55),
    };
  }
  return texture;
}
