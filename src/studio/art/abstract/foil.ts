import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { ColorPalette } from '../../../contract/vocabulary.ts';
import { clamp, mixColours, oklch, type Rgb } from '../core/colour.ts';
import { tileFbm } from '../core/noise.ts';
import { Rng } from '../core/rng.ts';
import { temperFor } from '../flat/temper.ts';

const side = 512;
const steps = 256;

/** Gold leaf (silver in black and white): a tile of crinkled brightness, and the colour of each brightness. */
export type Foil = {
  /** 0 to 255 per unit of a 512 tile. */
  light: Uint8Array;
  /** RGB of each brightness, 0 to 255. */
  ramp: Uint8Array;
  pattern: NonNullable<ReturnType<SKRSContext2D['createPattern']>>;
};

const foils = new Map<ColorPalette, Foil>();

/** The foil of a palette, made once per thread: its crinkles are the same on every card. */
export function foilFor(palette: ColorPalette): Foil {
  const foil = foils.get(palette) ?? makeFoil(palette);
  foils.set(palette, foil);
  return foil;
}

let crinkles: Uint8Array | null = null;

function crinkledLight(): Uint8Array {
  if (crinkles !== null) return crinkles;
  const rng = new Rng('foil');
  const [broad, folds, grit] = [
    tileFbm(side, 3, 3, rng.fork('broad')),
    tileFbm(side, 22, 3, rng.fork('folds'), 0.6),
    tileFbm(side, 190, 1, rng.fork('grit')),
  ];
  crinkles = new Uint8Array(side * side);
  for (let i = 0; i < crinkles.length; i++) {
    const [b, f, g] = [broad[i], folds[i], grit[i]] as [number, number, number];
    crinkles[i] = clamp(0.48 + b * 0.17 + f * 0.13 + g * 0.05) * 255;
  }
  return crinkles;
}

function makeFoil(palette: ColorPalette): Foil {
  const light = crinkledLight();
  const ramp = new Uint8Array(steps * 3);
  const temper = temperFor(palette === 'Black & White' ? palette : 'Pastel');
  for (let i = 0; i < steps; i++) {
    temper(goldAt(i / (steps - 1))).forEach((part, k) => {
      ramp[i * 3 + k] = part * 255;
    });
  }
  return { light, ramp, pattern: patternOf(light, ramp) };
}

const [dark, gold, pale] = [oklch(0.52, 0.09, 68), oklch(0.77, 0.118, 82), oklch(0.955, 0.055, 94)];

function goldAt(t: number): Rgb {
  return t < 0.5 ? mixColours(dark, gold, t * 2) : mixColours(gold, pale, t * 2 - 1);
}

function patternOf(light: Uint8Array, ramp: Uint8Array): Foil['pattern'] {
  const tile = createCanvas(side, side);
  const context = tile.getContext('2d');
  const pixels = context.createImageData(side, side);
  light.forEach((value, i) => {
    for (let k = 0; k < 3; k++) pixels.data[i * 4 + k] = ramp[value * 3 + k] as number;
    pixels.data[i * 4 + 3] = 255;
  });
  context.putImageData(pixels, 0, 0);
  const pattern = context.createPattern(tile, 'repeat');
  if (pattern === null) throw new Error('The foil cannot be used as a pattern.');
  return pattern;
}
