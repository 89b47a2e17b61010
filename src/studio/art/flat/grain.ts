import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { clamp } from '../core/colour.ts';
import { tileFbm } from '../core/noise.ts';
import { Rng } from '../core/rng.ts';

const side = 512;

type Grain = { stipple: Canvas; tooth: Canvas };
let grain: Grain | null = null;

/** The textures every flat picture shares, made once per thread: filling them costs more than a card does. */
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
    // What a stippled shade leaves out: a little over half of it, in clumps.
    stipple: alphaTile((i) => clamp((at(i) * 0.75 + 0.25 * ((drift[i] as number) * 0.25 + 0.5) - 0.42) * 5)),
    tooth: alphaTile((i) => at(i) * 0.06),
  };
}

function alphaTile(alphaOf: (i: number) => number): Canvas {
  const tile = createCanvas(side, side);
  const context = tile.getContext('2d');
  const pixels = context.createImageData(side, side);
  for (let i = 0; i < side * side; i++) pixels.data[i * 4 + 3] = alphaOf(i) * 255;
  context.putImageData(pixels, 0, 0);
  return tile;
}
