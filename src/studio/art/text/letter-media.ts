import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blurPlane } from '../core/blur.ts';
import { clamp, lerp, mixColours, type Rgb, relativeLuminance } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import { tileFbm } from '../core/noise.ts';
import type { Raster } from '../core/raster.ts';
import { Rng } from '../core/rng.ts';

/** The medium of letters. Shares are 0 to 1, lengths are pixels of the full-size picture. */
export type Medium = {
  /** The paint runs from one colour into the other through its grain. */
  colour: Rgb;
  toward: Rgb;
  /** How far the grain lightens and darkens, and how much longer than high it is. */
  grain: number;
  streak: number;
  /** How much darker the rim is, and how wide. */
  rim: number;
  rimWidth: number;
  /** How strongly light from the upper left shows the edge's height. */
  relief: number;
  shadow: { strength: number; blur: number; down: number };
};

/** How far letters may reach out of their area, as a share of it. */
const flourish = 0.12;
/** The free space around it for shadows, as a share of the sheet. */
const leastMargin = 0.03;
const side = 512;
let tile: Float32Array | null = null;

/** Letters as a plane of their cover, 0 to 1, over the pixels from (left, top). */
export type Letters = { left: number; top: number; width: number; height: number; cover: Float32Array };

/** Draws letters in and about their area of a sheet, in pixels. */
export function drawLetters(
  [left, top, right, bottom]: Box,
  sheet: { width: number; height: number },
  draw: (context: SKRSContext2D) => void,
): Letters {
  const margin = sheet.width * leastMargin;
  const [dx, dy] = [(right - left) * flourish + margin, (bottom - top) * flourish + margin];
  const from = { left: Math.max(0, Math.floor(left - dx)), top: Math.max(0, Math.floor(top - dy)) };
  const width = Math.min(sheet.width, Math.ceil(right + dx)) - from.left;
  const height = Math.min(sheet.height, Math.ceil(bottom + dy)) - from.top;
  const context = createCanvas(width, height).getContext('2d');
  context.translate(-from.left, -from.top);
  draw(context);
  const { data } = context.getImageData(0, 0, width, height);
  const cover = new Float32Array(width * height);
  for (let i = 0; i < cover.length; i++) cover[i] = (data[i * 4 + 3] as number) / 255;
  return { ...from, width, height, cover };
}

/** Lays letters onto a picture in a medium. Changes the picture. */
export function layLetters(picture: Raster, letters: Letters, medium: Medium, scale: number): void {
  const { left, top, width, height, cover: alpha } = letters;
  const blurred = (sigma: number): Float32Array => {
    const plane = new Float32Array(alpha.length);
    blurPlane(alpha, width, height, sigma * scale, plane, new Float32Array(alpha.length));
    return plane;
  };
  const within = blurred(medium.rimWidth);
  const shade = medium.shadow.strength > 0 ? blurred(medium.shadow.blur) : null;
  const down = Math.round(medium.shadow.down * scale);
  tile ??= tileFbm(side, 24, 4, new Rng('letters'), 0.6);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const p = ((top + y) * picture.width + left + x) * 4;
      if (shade) {
        const from = (clamp(y - down, 0, height - 1) * width + clamp(x - (down >> 1), 0, width - 1)) | 0;
        darken(picture.data, p, (shade[from] as number) * medium.shadow.strength);
      }
      const cover = alpha[i] as number;
      if (cover === 0) continue;
      const u = Math.floor((left + x) / scale / medium.streak) % side;
      const v = Math.floor((top + y) / scale) % side;
      const grain = tile[v * side + u] as number;
      const rim = clamp((1 - (within[i] as number)) * 2) * medium.rim;
      const light = slopeAt(within, i, x, y, width, height) * medium.relief + grain * medium.grain;
      const run = clamp(0.35 + grain * 0.3);
      for (let k = 0; k < 3; k++) {
        const paint = lerp(medium.colour[k] as number, medium.toward[k] as number, run) * (1 - rim);
        const lit = light > 0 ? lerp(paint, 1, light) : paint * (1 + light);
        picture.data[p + k] = lerp(picture.data[p + k] as number, clamp(lit) * 255, cover);
      }
    }
}

function darken(data: Uint8ClampedArray, p: number, by: number): void {
  for (let k = 0; k < 3; k++) data[p + k] = (data[p + k] as number) * (1 - by);
}

/** How steeply a plane rises toward the lower right: its edges there turn from the light. */
function slopeAt(plane: Float32Array, i: number, x: number, y: number, width: number, height: number): number {
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return 0;
  return (plane[i + width + 1] as number) - (plane[i - width - 1] as number);
}

/** A tint of the same paint, lighter on dark letters and deeper on light ones. */
export function tintOf(colour: Rgb, by: number): Rgb {
  return mixColours(colour, relativeLuminance(colour) < 0.4 ? [1, 0.97, 0.92] : [0.62, 0.45, 0.42], by);
}
