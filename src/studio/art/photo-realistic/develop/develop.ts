import type { ColorPalette } from '../../../../contract/vocabulary.ts';
import { blurPlane } from '../../core/blur.ts';
import type { Raster } from '../../core/raster.ts';

/** Film's answer to light: soft in the highlights (Narkowicz's fit of ACES). */
const exposure = 0.62;
const respond = (light: number): number => {
  const x = light * exposure;
  return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
};

/** The light that film would answer with `y`, 0 to 1. */
export function lightFor(y: number): number {
  const wanted = Math.min(0.985, Math.max(0, y));
  const [a, b, c] = [2.51 - 2.43 * wanted, 0.03 - 0.59 * wanted, -0.14 * wanted];
  return (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a) / exposure;
}

type Print = { saturation: number; lift: number; contrast: number };
const prints: Record<ColorPalette, Print> = {
  Pastel: { saturation: 0.98, lift: 0.03, contrast: 0.96 },
  'Bold & Bright': { saturation: 1.16, lift: 0, contrast: 1.06 },
  'Black & White': { saturation: 0, lift: 0.012, contrast: 1.1 },
  'Muted Tones': { saturation: 0.84, lift: 0.028, contrast: 0.95 },
};

/** Turns light into a picture: glow round what is bright, the film's curve, a darker rim and the palette's print. */
export function develop(
  light: Float32Array,
  width: number,
  height: number,
  scale: number,
  palette: ColorPalette,
): Raster {
  const count = width * height;
  const glow = glowOf(light, width, height, scale);
  const { saturation, lift, contrast } = prints[palette];
  const curve = responseTable();
  const data = new Uint8ClampedArray(count * 4);
  const [middleX, middleY] = [width / 2, height / 2];
  for (let p = 0; p < count; p++) {
    const x = ((p % width) - middleX) / middleX;
    const y = (Math.floor(p / width) - middleY) / middleY;
    const away = x * x + y * y;
    const rim = 1 - 0.11 * away * away * 0.5;
    let grey = 0;
    for (let k = 0; k < 3; k++) {
      const value = ((light[p * 3 + k] as number) + (glow[k]?.[p] ?? 0)) * rim;
      const toned = curve[Math.min(curve.length - 1, Math.sqrt(Math.max(0, value)) * curvePerRoot) | 0] as number;
      data[p * 4 + k] = toned * 255;
      grey += toned * (k === 0 ? 0.27 : k === 1 ? 0.64 : 0.09);
    }
    for (let k = 0; k < 3; k++) {
      const toned = (data[p * 4 + k] as number) / 255;
      const coloured = grey + (toned - grey) * saturation;
      const pressed = 0.5 + (coloured - 0.5) * contrast;
      data[p * 4 + k] = (lift + pressed * (1 - lift)) * 255 + dither(p * 3 + k);
    }
    data[p * 4 + 3] = 255;
  }
  return { data, width, height };
}

const curvePerRoot = 2000;

function responseTable(): Float32Array {
  const table = new Float32Array(curvePerRoot * 4);
  for (let i = 0; i < table.length; i++) {
    const toned = Math.max(0, Math.min(1, respond(((i + 0.5) / curvePerRoot) ** 2)));
    table[i] = toned <= 0.0031308 ? 12.92 * toned : 1.055 * toned ** (1 / 2.4) - 0.055;
  }
  return table;
}

/** A trace of film grain, which also keeps soft gradients from banding. */
function dither(i: number): number {
  let h = Math.imul(i + 1, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 13)) >>> 0) / 1073741824 - 1.5;
}

const coarser = 4;

/** What spills from bright spots, per channel; so soft that a picture a quarter as wide holds it. */
function glowOf(light: Float32Array, width: number, height: number, scale: number): Float32Array[] {
  const [w, h] = [Math.ceil(width / coarser), Math.ceil(height / coarser)];
  const scratch = new Float32Array(w * h);
  return [0, 1, 2].map((k) => {
    const bright = new Float32Array(w * h);
    for (let y = 0; y < height; y++) {
      const row = Math.floor(y / coarser) * w;
      for (let x = 0; x < width; x++) {
        const spilt = (light[(y * width + x) * 3 + k] as number) - 1.1;
        if (spilt > 0) {
          const q = row + Math.floor(x / coarser);
          bright[q] = (bright[q] as number) + Math.min(5, spilt) / (coarser * coarser);
        }
      }
    }
    const near = new Float32Array(w * h);
    blurPlane(bright, w, h, (9 * scale) / coarser, near, scratch);
    const wide = new Float32Array(w * h);
    blurPlane(bright, w, h, (36 * scale) / coarser, wide, scratch);
    for (let q = 0; q < near.length; q++) near[q] = ((near[q] as number) + (wide[q] as number)) * 0.1;
    return enlarged(near, w, h, width, height);
  });
}

function enlarged(plane: Float32Array, w: number, h: number, width: number, height: number): Float32Array {
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(h - 1, (y + 0.5) / coarser - 0.5));
    const y0 = Math.floor(v) * w;
    const y1 = Math.min(h - 1, Math.floor(v) + 1) * w;
    const fy = v - Math.floor(v);
    for (let x = 0; x < width; x++) {
      const u = Math.max(0, Math.min(w - 1, (x + 0.5) / coarser - 0.5));
      const x0 = Math.floor(u);
      const x1 = Math.min(w - 1, x0 + 1);
      const fx = u - x0;
      const above = (plane[y0 + x0] as number) * (1 - fx) + (plane[y0 + x1] as number) * fx;
      const below = (plane[y1 + x0] as number) * (1 - fx) + (plane[y1 + x1] as number) * fx;
      result[y * width + x] = above + (below - above) * fy;
    }
  }
  return result;
}
