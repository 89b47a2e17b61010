import type { ColorPalette } from '../../../../contract/vocabulary.ts';
import { clamp, fromOklab, lerp, oklch, type Rgb } from '../../core/colour.ts';
import type { Raster } from '../../core/raster.ts';
import { Rng } from '../../core/rng.ts';
import { findContours } from '../contours.ts';
import type { Extent } from '../crop-to-cover.ts';
import { drawOut } from '../draw-out.ts';
import type { PhotoJob, PhotoStyle } from '../photo-style.ts';
import { blurPlanes, blurred, lumaOf, type Planes } from '../planes.ts';
import { smoothAsBrush } from '../smooth-brush.ts';
import { smoothstep } from '../smoothstep.ts';
import { findFlow } from '../structure-tensor.ts';
import { type Flats, findColours } from './find-colours.ts';

const workingScale = 0.6875;

type Look = { ink: Rgb; chroma: number; mostChroma: number };
const looks: Record<ColorPalette, Look> = {
  Pastel: { ink: oklch(0.34, 0.05, 290), chroma: 0.95, mostChroma: 0.1 },
  'Bold & Bright': { ink: oklch(0.22, 0.06, 265), chroma: 1.25, mostChroma: 0.18 },
  'Black & White': { ink: oklch(0.18, 0.004, 80), chroma: 0, mostChroma: 0 },
  'Muted Tones': { ink: oklch(0.3, 0.03, 60), chroma: 0.6, mostChroma: 0.07 },
};

/** How far the colour lies beside the lines, in pixels at 1024: it was laid first, and loosely. */
const slip = { x: 7, y: 5 };

function drawMinimal(photo: Planes, { size, unit, seed, settings, onProgress }: PhotoJob): Raster {
  const detailed = settings.visualDetail === 'Detailed';
  const scale = unit * workingScale;
  const fine = smoothAsBrush(photo, findFlow(photo, 2.5 * scale), 5 * scale, 1);
  onProgress(0.35);
  const flats = findColours(blurPlanes(fine, 5 * scale), 6, new Rng(seed).fork('minimal photo'));
  onProgress(0.5);
  const fields = flats.colours.map((_, k) => fieldOf(flats, k, photo, 4 * scale));
  const luma = lumaOf(fine);
  // A pen sees as much in the shade as in the light.
  for (let i = 0; i < luma.length; i++) luma[i] = Math.max(0, luma[i] as number) ** 0.62;
  const lines = findContours(luma, photo.width, photo.height, findFlow(fine, 3 * scale), {
    sigma: Math.max(1.5, 2.6 * scale),
    sharpness: 9,
    threshold: detailed ? 0.24 : 0.34,
    reach: Math.max(2, Math.round(9 * scale)),
    leastLength: (detailed ? 60 : 110) * scale * scale,
  });
  onProgress(0.7);
  const [ink, ...shares] = drawOut([lines, ...fields], photo, size) as [Float32Array, ...Float32Array[]];
  const look = looks[settings.colorPalette];
  const colours = washColours(flats, look, detailed ? 3 : 1);
  const shift = Math.round(slip.y * unit) * size.width + Math.round(slip.x * unit);
  return layWashes(shares, colours, ink, look.ink, size, shift);
}

/** Where one of the colours lies, softened: the softest of several fields wins without a jagged edge. */
function fieldOf({ labels }: Flats, k: number, { width, height }: Extent, sigma: number): Float32Array {
  const field = new Float32Array(labels.length);
  for (let i = 0; i < labels.length; i++) if (labels[i] === k) field[i] = 1;
  return blurred(field, width, height, sigma);
}

const paper: Rgb = [0.988, 0.982, 0.968];

/** Paper, except for the few liveliest colours, which become pale flat washes. */
function washColours({ colours }: Flats, { chroma, mostChroma }: Look, most: number): Rgb[] {
  const lively = colours
    .map(([l, a, b], k) => ({ k, life: Math.hypot(a, b) + 0.05 * (1 - l) }))
    .toSorted((one, other) => other.life - one.life)
    .slice(0, most)
    .map(({ k }) => k);
  return colours.map(([l, a, b], k) => {
    if (!lively.includes(k)) return paper;
    const own = Math.max(1e-6, Math.hypot(a, b));
    const kept = Math.min(own * chroma, mostChroma) / own;
    return fromOklab([lerp(0.76, 0.93, clamp(l)), a * kept, b * kept]);
  });
}

function layWashes(
  shares: readonly Float32Array[],
  colours: readonly Rgb[],
  lines: Float32Array,
  ink: Rgb,
  { width, height }: Extent,
  shift: number,
): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < lines.length; i++) {
    const from = Math.max(0, i - shift);
    let sum = 1e-9;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let k = 0; k < shares.length; k++) {
      const share = shares[k]?.[from] as number;
      if (share < 0.02) continue;
      // The sixth power leaves a clean edge of about a pixel.
      const cubed = share * share * share;
      const weight = cubed * cubed;
      const colour = colours[k] as Rgb;
      sum += weight;
      r += weight * colour[0];
      g += weight * colour[1];
      b += weight * colour[2];
    }
    const line = smoothstep(0.25, 0.75, lines[i] as number);
    data[i * 4] = lerp(r / sum, ink[0], line) * 255;
    data[i * 4 + 1] = lerp(g / sum, ink[1], line) * 255;
    data[i * 4 + 2] = lerp(b / sum, ink[2], line) * 255;
    data[i * 4 + 3] = 255;
  }
  return { data, width, height };
}

/** A line drawing, with a few loose washes of flat colour below. */
export const minimalPhoto: PhotoStyle = { workingScale, mat: { ground: 'paper', margin: 92 }, paint: drawMinimal };
