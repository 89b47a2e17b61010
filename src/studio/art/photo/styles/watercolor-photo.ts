import { clamp, lerp } from '../../core/colour.ts';
import { tileFbm } from '../../core/noise.ts';
import type { Raster } from '../../core/raster.ts';
import { Rng } from '../../core/rng.ts';
import type { OnProgress } from '../../picture.ts';
import { fieldSide, watercolorFields } from '../../watercolor/fields.ts';
import type { Extent } from '../crop-to-cover.ts';
import { drawOut, type Wander } from '../draw-out.ts';
import { gradePhoto } from '../grade-photo.ts';
import { findInkLines } from '../ink-lines.ts';
import type { PhotoJob, PhotoStyle } from '../photo-style.ts';
import { blurPlanes, blurred, lumaOf, makePlanes, type Planes } from '../planes.ts';
import { smoothAsBrush } from '../smooth-brush.ts';
import { smoothstep } from '../smoothstep.ts';
import { findFlow } from '../structure-tensor.ts';

// The copy that is abstracted is smaller; the result is drawn out to the full size through a wobble.
const workingScale = 0.6875;

type Abstraction = {
  /** Broad washes blended with finer ones where there is structure: faces and letters survive. */
  washes: Planes;
  /** Strength of edges, for the focus of attention. */
  strength: Float32Array;
  luma: Float32Array;
};

function abstractPhoto(photo: Planes, scale: number, detailed: boolean, onProgress: OnProgress): Abstraction {
  const flow = findFlow(photo, 2.5 * scale);
  const fine = smoothAsBrush(photo, flow, 7 * scale, 2);
  onProgress(0.35);
  const broad = smoothAsBrush(blurPlanes(fine, 0.8), findFlow(fine, 3.5 * scale), 10 * scale, 2);
  onProgress(0.65);
  const washes = makePlanes(photo.width, photo.height);
  const sharpness = detailed ? 18 : 10;
  for (const channel of ['red', 'green', 'blue'] as const)
    for (let i = 0; i < washes[channel].length; i++) {
      const detail = clamp((flow.strength[i] as number) * sharpness - 0.5);
      washes[channel][i] = lerp(broad[channel][i] as number, fine[channel][i] as number, detail);
    }
  return { washes, strength: flow.strength, luma: lumaOf(fine) };
}

/**
 * Paints a photo as a watercolor on rough paper with a ragged border. `photo` is a small copy in the shape of `size`.
 * Density is worked in: paper seen through paint is paper times exp(-density), so washes darken as real ones do.
 */
function paintWatercolor(photo: Planes, { size, unit, seed, settings, onProgress }: PhotoJob): Raster {
  const { width, height } = size;
  const detailed = settings.visualDetail === 'Detailed';
  const { washes, strength, luma } = abstractPhoto(photo, unit * workingScale, detailed, onProgress);
  const inkStrength = detailed ? 0.56 : 0.42;
  const fields = watercolorFields();
  const rng = new Rng(seed).fork('painted photo');
  raggedEdge ??= tileFbm(fieldSide, 9, 5, new Rng('ragged edge'), 0.62);
  const ragged = raggedEdge;
  wander ??= makeWander(fields);
  const drawn = drawOut([washes.red, washes.green, washes.blue, luma], photo, size, { ...wander, unit });
  const [red, green, blue, drawnLuma] = drawn as [Float32Array, Float32Array, Float32Array, Float32Array];
  const mean = new Float32Array(red.length);
  for (const plane of [red, green, blue])
    for (let i = 0; i < plane.length; i++) {
      const density = -Math.log(clamp(plane[i] as number, 0.02, 0.995));
      plane[i] = density;
      mean[i] = (mean[i] as number) + density / 3;
    }
  const wide = blurred(mean, width, height, 5 * unit);
  const near = blurred(mean, width, height, 1.2 * unit);
  const lines = findInkLines(drawnLuma, width, height, {
    sigma: unit,
    sharpness: 16,
    threshold: 0.55,
    steepness: 7,
  });
  const [attention] = drawOut([spreadAttention(strength, photo, unit)], photo, size) as [Float32Array];
  onProgress(0.85);

  const picture = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const { data } = picture;
  const mask = fieldSide - 1;
  const shift = rng.whole(0, mask);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const j = ((y / unit + shift) & mask) * fieldSide + ((x / unit + shift) & mask);
      const pool = fields.pooling[j] as number;
      const tooth = fields.tooth[j] as number;
      const l = mean[i] as number;
      const [fromX, fromY] = [x / width - 0.5, y / height - 0.47];
      const fromMiddle = Math.sqrt(fromX * fromX + fromY * fromY) * 1.35;
      const focus = smoothstep(0.1, 0.9, clamp((attention[i] as number) * 1.5 + 0.95 - fromMiddle * 1.25 + pool * 0.1));

      // Washes dry in steps.
      const target = levels[(l * levelsPerUnit) | 0] as number;
      let d = (1 + ((target - l) / (l + 0.06)) * 0.7) * lerp(0.5, 0.94, focus);
      if (l > 1.2) d *= 1 - 0.22 * smoothstep(1.2, 3.2, l);
      // Pigment gathers inside a dark edge and leaves a light halo outside.
      const rim = (near[i] as number) - (wide[i] as number);
      d += rim > 0 ? rim * 1.2 : Math.max(-0.5, rim * 0.5);
      d *= 1 + lerp(0.26, 0.14, focus) * pool + 0.5 * (0.5 - tooth) * Math.min(1, l * 1.4 + 0.15);
      // Lights run out to bare paper.
      d *= smoothstep(0.02, 0.2, l + 0.03 * pool) * 0.95;
      const ink = inkStrength * (1 - (lines[i] as number)) * clamp(0.8 + pool * 0.4) * lerp(0.5, 1, focus);

      const border = borderAt(x, y, size, unit, ragged[j] as number, fields.roughX[j] as number, tooth);
      d = (d + border.rim) * border.paint;
      const line = ink * border.paint * 0.8;
      const slope = (fields.tooth[(j + 1) & (fieldSide * fieldSide - 1)] as number) - tooth;
      const light = 1 - 0.07 * slope;
      const r = 0.992 * Math.exp(-((red[i] as number) * d + line)) * light;
      const g = 0.984 * Math.exp(-((green[i] as number) * d + line)) * light;
      const b = 0.968 * Math.exp(-((blue[i] as number) * d + line)) * light;
      // Thin paint on white looks pale: give its colour back.
      const grey = 0.3 * r + 0.59 * g + 0.11 * b;
      data[i * 4] = (grey + (r - grey) * vividness) * 255;
      data[i * 4 + 1] = (grey + (g - grey) * vividness) * 255;
      data[i * 4 + 2] = (grey + (b - grey) * vividness) * 255;
      data[i * 4 + 3] = 255;
    }
  gradePhoto(picture, settings.colorPalette);
  onProgress(1);
  return picture;
}

const vividness = 1.3;

/** Made on first use; pictures differ in where they begin on it. */
let raggedEdge: Float32Array | null = null;
let wander: Omit<Wander, 'unit'> | null = null;

const levelsPerUnit = 256;

/** Density to the level it is drawn towards; levels lie closer together in the lights. */
const levels = Float32Array.from({ length: 4 * levelsPerUnit }, (_, i) => {
  const level = Math.log2(1 + (i / levelsPerUnit) * 3) * 2.6;
  const stepped = Math.floor(level) + smoothstep(0.3, 0.7, level % 1);
  return (2 ** (stepped / 2.6) - 1) / 3;
});

/** Transparent washes on rough paper. */
export const watercolorPhoto: PhotoStyle = {
  workingScale,
  mat: { ground: 'paper', margin: 88 },
  paint: paintWatercolor,
};

function makeWander({ wobbleX, wobbleY, roughX, roughY }: ReturnType<typeof watercolorFields>): Omit<Wander, 'unit'> {
  const x = new Float32Array(wobbleX.length);
  const y = new Float32Array(wobbleY.length);
  for (let i = 0; i < x.length; i++) {
    x[i] = 1.5 * (wobbleX[i] as number) + 0.6 * (roughX[i] as number);
    y[i] = 1.5 * (wobbleY[i] as number) + 0.6 * (roughY[i] as number);
  }
  return { x, y };
}

/** Where the eye goes: edges, widely blurred, 0 to 1. */
function spreadAttention(strength: Float32Array, { width, height }: Extent, unit: number): Float32Array {
  const spread = blurred(strength, width, height, 26 * unit);
  let most = 1e-6;
  for (const value of spread) if (value > most) most = value;
  for (let i = 0; i < spread.length; i++) spread[i] = (spread[i] as number) / most;
  return spread;
}

/** How much paint lies here, 0 outside the ragged border to 1 inside, and the dark rim it dries to. */
function borderAt(x: number, y: number, size: Extent, unit: number, ragged: number, rough: number, tooth: number) {
  const across = Math.min(x, size.width - 1 - x) / unit;
  const down = Math.min(y, size.height - 1 - y) / unit;
  const corner = Math.max(0, 1 - (across + down) / 150) * 34;
  const inside = Math.min(across, down) - 28 - ragged * 14 - corner;
  const paint = smoothstep(-3, 3, inside + rough * 1.5);
  const rim = Math.max(0, 1 - Math.abs(inside - 5) / 6) * 0.35;
  // The brush skips the high points of the paper near the border.
  return { paint: tooth > 0.72 ? paint * smoothstep(-6, 26, inside) : paint, rim };
}
