import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp } from '../core/colour.ts';
import { tileFbm } from '../core/noise.ts';
import { Rng } from '../core/rng.ts';

const side = 512;

type Pattern = NonNullable<ReturnType<SKRSContext2D['createPattern']>>;
type Grain = { stipple: Pattern; tooth: Pattern };
let grain: Grain | null = null;

/**
 * The textures every flat picture shares, made once per thread: filling them costs more than a card does,
 * and every pattern holds a megabyte outside the heap, where no garbage collection sees it.
 */
export function flatGrain(): Grain {
  grain ??= makeGrain();
  return grain;
}

function makeGrain(): Grain {
  const rng = new Rng('flat grain');
  const noise = Float32Array.from({ length: side * side }, () => rng.next());
  const drift = tileFbm(side, 128, 2, rng.fork('drift'), 0.6);
  const at = (i: number): number => noise[i] as number;
  return {
    // The grain that a stippled shade leaves out: a little over half, in clumps.
    stipple: alphaPattern((i) => clamp((at(i) * 0.75 + 0.25 * ((drift[i] as number) * 0.25 + 0.5) - 0.42) * 5)),
    tooth: alphaPattern((i) => at(i) * 0.06),
  };
}

function alphaPattern(alphaOf: (i: number) => number): Pattern {
  const tile = createCanvas(side, side);
  const context = tile.getContext('2d');
  const pixels = context.createImageData(side, side);
  for (let i = 0; i < side * side; i++) pixels.data[i * 4 + 3] = alphaOf(i) * 255;
  context.putImageData(pixels, 0, 0);
  const pattern = context.createPattern(tile, 'repeat');
  if (pattern === null) throw new Error('The grain cannot be used as a pattern.');
  return pattern;
}
