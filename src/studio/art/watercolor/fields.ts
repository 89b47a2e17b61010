import { tileFbm } from '../core/noise.ts';
import { Rng } from '../core/rng.ts';

/** Side of the repeating noise tiles; a power of two so that wrapping is a bit mask. */
export const fieldSide = 1024;

/** The noise every watercolor shares: the same sheet of paper, sampled at another place for each wash. */
export type Fields = {
  /** Slow wander of an outline, about 100 px. */
  wobbleX: Float32Array;
  wobbleY: Float32Array;
  /** Fine raggedness of an outline, about 11 px. */
  roughX: Float32Array;
  roughY: Float32Array;
  /** Where pigment pools. */
  pooling: Float32Array;
  /** Height of the paper's tooth, 0 to 1. */
  tooth: Float32Array;
};

let shared: Fields | null = null;

/** The shared fields, made on first use: 0.3 s that every later picture of the thread saves. */
export function watercolorFields(): Fields {
  if (shared === null) {
    const rng = new Rng('watercolor paper');
    shared = {
      wobbleX: tileFbm(fieldSide, 10, 3, rng.fork('wobble x')),
      wobbleY: tileFbm(fieldSide, 10, 3, rng.fork('wobble y')),
      roughX: tileFbm(fieldSide, 90, 3, rng.fork('rough x'), 0.6),
      roughY: tileFbm(fieldSide, 90, 3, rng.fork('rough y'), 0.6),
      pooling: tileFbm(fieldSide, 6, 6, rng.fork('pooling'), 0.55),
      tooth: paperTooth(rng.fork('tooth')),
    };
  }
  return shared;
}

/** Cold-pressed paper: three bands of noise squeezed into 0 to 1. */
function paperTooth(rng: Rng): Float32Array {
  const middle = tileFbm(fieldSide, 170, 2, rng.fork('middle'), 0.6);
  const fine = tileFbm(fieldSide, 340, 1, rng.fork('fine'));
  const coarse = tileFbm(fieldSide, 60, 2, rng.fork('coarse'));
  for (let i = 0; i < middle.length; i++) {
    const height = 0.55 * (middle[i] as number) + 0.3 * (fine[i] as number) + 0.25 * (coarse[i] as number);
    middle[i] = 1 / (1 + Math.exp(-1.7 * height));
  }
  return middle;
}
