import { blurPlane, softenPlane } from '../core/blur.ts';
import { clamp, type Rgb } from '../core/colour.ts';
import type { Region } from '../core/masks.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape } from '../scene.ts';
import { fieldSide } from './fields.ts';
import { type ShadeRamp, shadeRamp } from './shade-ramp.ts';
import type { Sheet } from './sheet.ts';
import type { WashStyle } from './surfaces.ts';

const fieldMask = fieldSide - 1;

// exp(-x) for x in [0, 16): pigment is laid three times per pixel, and a table is several times faster.
const expSteps = 512;
const expTable = Float32Array.from({ length: expSteps * 16 + 1 }, (_, i) => Math.exp(-(i + 0.5) / expSteps));
const lastExpIndex = expTable.length - 1;
const expNegative = (x: number): number => {
  const i = (x * expSteps) | 0;
  return expTable[i < lastExpIndex ? i : lastExpIndex] as number;
};

const leastPaint = 0.42;

const absorption = (colour: Rgb): Rgb => [
  -Math.log(clamp(colour[0], 0.015, 0.995)),
  -Math.log(clamp(colour[1], 0.015, 0.995)),
  -Math.log(clamp(colour[2], 0.015, 0.995)),
];

/** The target of a wash; its colours are separate. */
export type WashShape = Omit<Shape, 'surface' | 'tint' | 'second'>;

/** One transparent wash: the sheet's light is multiplied by what the pigment lets through. */
export function paintWash(
  sheet: Sheet,
  shape: WashShape,
  style: WashStyle,
  colour: Rgb,
  second: Rgb | null,
  rng: Rng,
): void {
  const looseness = shape.looseness ?? 1;
  const softness = (shape.softness ?? style.softness) * sheet.scale;
  const padding = (style.wobble * looseness * 2.2 + style.rimWidth * 0.5 + 4) * sheet.scale + softness * 3;
  const region = sheet.masks.region(shape.box, padding);
  // Drawn even when the region is empty, so that a shape off the sheet does not move the ones after it.
  const fieldX = rng.whole(0, fieldMask);
  const fieldY = rng.whole(0, fieldMask);
  if (region === null) return;
  const coverage = warpedCoverage(sheet, shape, style, region, fieldX, fieldY);
  const { width, height } = region;
  const area = width * height;
  const inner = sheet.scratch[1].subarray(0, area);
  const spare = sheet.scratch[2].subarray(0, area);
  if (softness > 1) {
    blurPlane(coverage, width, height, softness, inner, spare);
    coverage.set(inner);
  } else if (softness > 0.3) {
    softenPlane(coverage, width, height, spare);
  }
  const rimmed = style.rim > 0;
  if (rimmed) blurPlane(coverage, width, height, Math.max(1, style.rimWidth * sheet.scale), inner, spare);
  layPigment(sheet, region, coverage, rimmed ? inner : null, {
    style,
    density: style.density * (shape.strength ?? 1),
    cover: shape.cover ?? style.cover,
    dryness: shape.dryness ?? 0,
    first: absorption(colour),
    second: second === null ? null : absorption(second),
    ramp: shape.shade === undefined ? null : shadeRamp(shape.shade, sheet.scale),
    fieldX,
    fieldY,
  });
}

/** The outline drawn through the wobbling fields, 0 to 1, in the sheet's first working plane. */
function warpedCoverage(
  sheet: Sheet,
  shape: WashShape,
  style: WashStyle,
  region: Region,
  fieldX: number,
  fieldY: number,
): Float32Array {
  const { left, top, width, height } = region;
  const pixels = sheet.masks.rasterise(shape.path, shape.lineWidth, region);
  const warped = sheet.scratch[0].subarray(0, width * height);
  const { wobbleX, wobbleY, roughX, roughY } = sheet.fields;
  const looseness = shape.looseness ?? 1;
  const wobble = style.wobble * sheet.scale * looseness;
  const rough = style.rough * sheet.scale * looseness;
  const inverse = 1 / sheet.scale;
  const [lastX, lastY] = [width - 1.001, height - 1.001];
  const stride = width * 4;
  for (let y = 0; y < height; y++) {
    const row = (((y + top) * inverse + fieldY) & fieldMask) * fieldSide;
    for (let x = 0; x < width; x++) {
      const k = row + (((x + left) * inverse + fieldX) & fieldMask);
      let fx = x + (wobbleX[k] as number) * wobble + (roughX[k] as number) * rough;
      let fy = y + (wobbleY[k] as number) * wobble + (roughY[k] as number) * rough;
      fx = fx < 0 ? 0 : fx > lastX ? lastX : fx;
      fy = fy < 0 ? 0 : fy > lastY ? lastY : fy;
      const ix = fx | 0;
      const iy = fy | 0;
      const tx = fx - ix;
      const q = iy * stride + ix * 4 + 3;
      const a = pixels[q] as number;
      const b = pixels[q + stride] as number;
      const upper = a + ((pixels[q + 4] as number) - a) * tx;
      const lower = b + ((pixels[q + stride + 4] as number) - b) * tx;
      warped[y * width + x] = (upper + (lower - upper) * (fy - iy)) * (1 / 255);
    }
  }
  return warped;
}

type Load = {
  style: WashStyle;
  density: number;
  cover: number;
  dryness: number;
  first: Rgb;
  second: Rgb | null;
  ramp: ShadeRamp | null;
  fieldX: number;
  fieldY: number;
};

function layPigment(
  sheet: Sheet,
  region: Region,
  coverage: Float32Array,
  inner: Float32Array | null,
  load: Load,
): void {
  const { style, density, cover, dryness, first, second, ramp } = load;
  const { red, green, blue, paper } = sheet;
  const { pooling, tooth } = sheet.fields;
  const { left, top, width, height } = region;
  const inverse = 1 / sheet.scale;
  const rim = style.rim * 1.9;
  const pool = style.pooling * 0.55;
  const grain = style.granulation * 1.6;
  for (let y = 0; y < height; y++) {
    const fieldRow = (((y + top) * inverse + load.fieldY) & fieldMask) * fieldSide;
    const toothRow = (((y + top) * inverse) & fieldMask) * fieldSide;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      let amount = coverage[i] as number;
      if (amount < 0.004) continue;
      const sceneX = (x + left) * inverse;
      const height01 = tooth[toothRow + (sceneX & fieldMask)] as number;
      if (dryness > 0) {
        amount *= clamp((amount - dryness + height01 * 0.5) * 6 + 0.5);
        if (amount <= 0) continue;
      }
      const pooled = pooling[fieldRow + ((sceneX + load.fieldX) & fieldMask)] as number;
      // Some pigment stays even where water pooled; otherwise a sky would look torn.
      let paint = Math.max(leastPaint, 1 + pool * pooled);
      if (style.backrun > 0) {
        const phase = Math.abs(((pooled * 1.7 + 10) % 1) - 0.5) * 2;
        if (phase > 0.86) paint += style.backrun * (phase - 0.86) * 4;
      }
      if (inner !== null) {
        const edge = amount - (inner[i] as number);
        if (edge > 0) paint += rim * edge;
      }
      let t = 0.5;
      if (ramp !== null) {
        t = ramp.along(x + left, y + top, pooled);
        paint *= ramp.start + (ramp.end - ramp.start) * t;
      }
      paint *= (1 + grain * (0.5 - height01)) * density * amount;
      if (paint < 0) paint = 0;
      const p = (y + top) * sheet.width + x + left;
      let [r, g, b] = [red[p] as number, green[p] as number, blue[p] as number];
      if (cover > 0) {
        const lifted = cover * amount;
        r += (paper[0] - r) * lifted;
        g += (paper[1] - g) * lifted;
        b += (paper[2] - b) * lifted;
      }
      let [ar, ag, ab] = first;
      if (second !== null) {
        const u = clamp(t + pooled * 0.2);
        ar += (second[0] - ar) * u;
        ag += (second[1] - ag) * u;
        ab += (second[2] - ab) * u;
      }
      red[p] = r * expNegative(ar * paint);
      green[p] = g * expNegative(ag * paint);
      blue[p] = b * expNegative(ab * paint);
    }
  }
}
