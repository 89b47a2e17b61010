import { tileFbm } from '../core/noise.ts';
import { Rng } from '../core/rng.ts';

/** Side of the repeating tiles; a power of two. */
export const grainSide = 512;

/** Noise of mean 0 and deviation 1: the grain of film, and slow blotches. */
export type PrintGrain = { fine: Float32Array; broad: Float32Array };

let shared: PrintGrain | null = null;

/** One grain for every print of a thread; prints differ in where they begin on it. */
export function printGrain(): PrintGrain {
  if (shared === null) {
    const rng = new Rng('print grain');
    shared = {
      fine: tileFbm(grainSide, 200, 2, rng.fork('fine'), 0.8),
      broad: tileFbm(grainSide, 2, 5, rng.fork('broad'), 0.55),
    };
  }
  return shared;
}
