import { tileFbm } from '../../core/noise.ts';
import { Rng } from '../../core/rng.ts';

/** Side of the repeating tiles; a power of two so that wrapping is a bit mask. */
export const fibreSide = 512;

/** Textures that turn a plane of colour into paper, each of mean 0 and deviation 1. */
type Fibre = {
  /** Clouds in the pulp. */
  mottle: Float32Array;
  /** Fine specks. */
  grain: Float32Array;
  /** The felt side's relief. */
  relief: Float32Array;
};

let shared: Fibre | null = null;

/** Made once per thread. */
export function paperFibre(): Fibre {
  if (shared === null) {
    const rng = new Rng('paper fibre');
    shared = {
      mottle: tileFbm(fibreSide, 5, 4, rng.fork('mottle')),
      grain: tileFbm(fibreSide, 256, 2, rng.fork('grain'), 0.7),
      relief: tileFbm(fibreSide, 96, 3, rng.fork('relief'), 0.75),
    };
  }
  return shared;
}
