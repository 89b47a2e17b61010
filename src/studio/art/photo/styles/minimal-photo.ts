import type { ColorPalette } from '../../../../contract/vocabulary.ts';
import { clamp, fromOklab, lerp, type Oklab, oklch, type Rgb } from '../../core/colour.ts';
import type { Raster } from '../../core/raster.ts';
import { Rng } from '../../core/rng.ts';
import type { Extent } from '../crop-to-cover.ts';
import { drawOut } from '../draw-out.ts';
import { findInkLines } from '../ink-lines.ts';
import type { PhotoJob, PhotoStyle } from '../photo-style.ts';
import { blurPlanes, blurred, lumaOf, type Planes } from '../planes.ts';
import { smoothAsBrush } from '../smooth-brush.ts';
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

function drawMinimal(photo: Planes, { size, unit, seed, settings, onProgress }: PhotoJob): Raster {
  const detailed = settings.visualDetail === 'Detailed';
  const scale = unit * workingScale;
  const fine = smoothAsBrush(photo, findFlow(photo, 2.5 * scale), 6 * scale, 2);
  onProgress(0.35);
  const flats = findColours(blurPlanes(fine, 3.5 * scale), detailed ? 9 : 5, new Rng(seed).fork('minimal photo'));
  onProgress(0.5);
  const fields = flats.colours.map((_, k) => fieldOf(flats, k, photo, 2.4 * scale));
  const [luma, ...shares] = drawOut([lumaOf(fine), ...fields], photo, size) as [Float32Array, ...Float32Array[]];
  onProgress(0.75);
  // Lifted, so that a dark area is a flat tone and only its edges are lines.
  for (let i = 0; i < luma.length; i++) luma[i] = 0.42 + 0.58 * (luma[i] as number);
  const lines = findInkLines(luma, size.width, size.height, {
    sigma: 1.25 * unit,
    sharpness: 32,
    threshold: 0.42,
    steepness: 9,
  });
  const look = looks[settings.colorPalette];
  const colours = flatColours(flats.colours, look, detailed);
  return layFlats(shares, colours, lines, look.ink, size);
}

/** Where one of the colours lies, softened: the softest of several fields wins without a jagged edge. */
function fieldOf({ labels }: Flats, k: number, { width, height }: Extent, sigma: number): Float32Array {
  return blurred(
    Float32Array.from(labels, (label) => (label === k ? 1 : 0)),
    width,
    height,
    sigma,
  );
}

/** The flat paints: their lightest is nearly paper; without much detail they are only a breath of colour. */
function flatColours(colours: readonly Oklab[], { chroma, mostChroma }: Look, detailed: boolean): Rgb[] {
  const lightest = Math.max(...colours.map(([l]) => l));
  const darkest = Math.min(...colours.map(([l]) => l));
  const [depth, strength] = detailed ? [0.72, 1.1] : [0.34, 0.75];
  const top = lerp(1 - (1 - lightest) * depth, 0.975, 0.7 * clamp((lightest - darkest) / 0.3));
  const gain = depth / Math.max(0.4, lightest - darkest);
  return colours.map(([l, a, b]) => {
    const own = Math.max(1e-6, Math.hypot(a, b));
    const kept = Math.min(own * chroma * strength, mostChroma * strength) / own;
    return fromOklab([clamp(top - (lightest - l) * gain), a * kept, b * kept + 0.004]);
  });
}

function layFlats(
  shares: readonly Float32Array[],
  colours: readonly Rgb[],
  lines: Float32Array,
  ink: Rgb,
  { width, height }: Extent,
): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < lines.length; i++) {
    let sum = 1e-9;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let k = 0; k < shares.length; k++) {
      const share = shares[k]?.[i] as number;
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
    const line = 1 - (lines[i] as number);
    data[i * 4] = lerp(r / sum, ink[0], line) * 255;
    data[i * 4 + 1] = lerp(g / sum, ink[1], line) * 255;
    data[i * 4 + 2] = lerp(b / sum, ink[2], line) * 255;
    data[i * 4 + 3] = 255;
  }
  return { data, width, height };
}

/** Line art over a few flat tones. */
export const minimalPhoto: PhotoStyle = { workingScale, paint: drawMinimal };
