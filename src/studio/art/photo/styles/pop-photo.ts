import { clamp, lerp, mixColours, type Rgb } from '../../core/colour.ts';
import type { Raster } from '../../core/raster.ts';
import { Rng } from '../../core/rng.ts';
import { countTones } from '../balance-tones.ts';
import { drawOutPlanes } from '../draw-out.ts';
import { findInkLines } from '../ink-lines.ts';
import type { PhotoJob, PhotoStyle } from '../photo-style.ts';
import { blurPlanes, blurred, lumaOf, type Planes } from '../planes.ts';
import { smoothAsBrush } from '../smooth-brush.ts';
import { findFlow } from '../structure-tensor.ts';
import { makeScreen } from './dot-screen.ts';
import { type PopInks, popInks } from './pop-inks.ts';

const workingScale = 0.6875;
// Skin stays below this: a face in patches of two hues is not recognisable.
const colourful = 0.38;

/** Lumas that separate black, shade, middle and light. */
type Bands = readonly [number, number, number];

function printPop(photo: Planes, { size, unit, seed, settings, onProgress }: PhotoJob): Raster {
  const rng = new Rng(seed).fork('pop photo');
  const scale = unit * workingScale;
  const once = smoothAsBrush(photo, findFlow(photo, 3 * scale), 7 * scale, 2);
  onProgress(0.35);
  const flat = drawOutPlanes(smoothAsBrush(once, findFlow(once, 4 * scale), 7 * scale, 2), size);
  onProgress(0.7);
  const luma = lumaOf(flat);
  const level = blurred(luma, size.width, size.height, 1.2 * unit);
  const tones = countTones(level);
  const bands = bandsOf(tones);
  const detailed = settings.visualDetail === 'Detailed';
  const lines = findInkLines(luma, size.width, size.height, {
    sigma: (detailed ? 1.4 : 1.9) * unit,
    sharpness: 17,
    threshold: Math.min(0.4, tones.at(0.5) * 0.8),
    steepness: 12,
  });
  onProgress(0.8);
  const inks = rng.pick(popInks[settings.colorPalette]);
  const cell = (detailed ? 7 : 9) * unit;
  return layInks(level, blurPlanes(flat, 3.5 * unit), lines, bands, inks, makeScreen(cell, rng.between(0.5, 0.8)));
}

/** Percentiles, kept far enough apart that a dark, a pale or a flat photo still has all its tones. */
function bandsOf(tones: { at(share: number): number }): Bands {
  const black = clamp(tones.at(0.14), 0.05, 0.22);
  const shade = clamp(tones.at(0.42), black + 0.12, 0.5);
  return [black, shade, clamp(tones.at(0.7), shade + 0.14, 0.75)];
}

function layInks(
  level: Float32Array,
  colour: Planes,
  lines: Float32Array,
  bands: Bands,
  inks: PopInks,
  screen: ReturnType<typeof makeScreen>,
): Raster {
  const { width, height, red, green, blue } = colour;
  const data = new Uint8ClampedArray(width * height * 4);
  const hues = inks.hues.map((hue) => ({
    deep: mixColours(hue, inks.shade, 0.6),
    hue,
    pale: mixColours(hue, [1, 1, 1], 0.75),
  }));
  const [black, shade, light] = bands;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const v = level[i] as number;
      const [r, g, b] = [red[i] as number, green[i] as number, blue[i] as number];
      const chroma = Math.max(r, g, b) - Math.min(r, g, b);
      let base: Rgb;
      let next: Rgb;
      let share: number;
      if (chroma > colourful && v > black * 0.6) {
        const snapped = hues[hueSector(r, g, b, chroma)] as (typeof hues)[number];
        [base, next] = v < shade ? [snapped.deep, snapped.hue] : [snapped.hue, snapped.pale];
        share = v < shade ? ((v - black * 0.6) / (shade - black * 0.6)) * 1.5 : (v - shade) / 0.45;
      } else if (v < black) [base, next, share] = [inks.dark, inks.shade, (v - black * 0.3) / (black * 0.7)];
      else if (v < shade) [base, next, share] = [inks.shade, inks.middle, (v - black) / (shade - black)];
      else if (v < light) [base, next, share] = [inks.middle, inks.light, (v - shade) / (light - shade)];
      else [base, next, share] = [inks.light, inks.paper, (v - light) / (0.95 - light)];
      const dots = screen(x, y, clamp(share));
      const ink = 1 - (lines[i] as number);
      for (let k = 0; k < 3; k++) {
        const printed = lerp(base[k] as number, next[k] as number, dots);
        data[i * 4 + k] = lerp(printed, inks.dark[k] as number, ink) * 255;
      }
      data[i * 4 + 3] = 255;
    }
  return { data, width, height };
}

/** The hue snapped to the nearest of six, from red on. */
function hueSector(r: number, g: number, b: number, chroma: number): number {
  const most = Math.max(r, g, b);
  const hue = most === r ? ((g - b) / chroma + 6) % 6 : most === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return Math.round(hue) % 6;
}

/** A comic print: flat tones in dots, strong hues, black lines. */
export const popPhoto: PhotoStyle = { workingScale, mat: { ground: 'field', margin: 78 }, paint: printPop };
