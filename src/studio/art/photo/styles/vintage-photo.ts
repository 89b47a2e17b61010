import type { ColorPalette } from '../../../../contract/vocabulary.ts';
import { clamp, lerp, type Rgb } from '../../core/colour.ts';
import type { Raster } from '../../core/raster.ts';
import { Rng } from '../../core/rng.ts';
import { joinPlanes } from '../join-planes.ts';
import type { PhotoJob, PhotoStyle } from '../photo-style.ts';
import { blurPlanes, type Planes } from '../planes.ts';
import { grainSide, type PrintGrain, printGrain } from '../print-grain.ts';
import { smoothstep } from '../smoothstep.ts';
import { type PrintEdge, printEdge } from './print-edge.ts';
import { layScratches } from './print-scratches.ts';

/** How an old print has aged: the ramp its tones have turned to, how far, and how much light leaked in. */
type Ageing = { ramp: readonly Rgb[]; toned: number; leak: number; saturation: number };

const sepia: readonly Rgb[] = [
  [0.13, 0.09, 0.075],
  [0.42, 0.33, 0.26],
  [0.76, 0.67, 0.52],
  [0.965, 0.925, 0.82],
];
const rose: readonly Rgb[] = [
  [0.17, 0.12, 0.12],
  [0.47, 0.38, 0.34],
  [0.8, 0.71, 0.61],
  [0.975, 0.94, 0.87],
];
const silver: readonly Rgb[] = [
  [0.05, 0.048, 0.046],
  [0.34, 0.335, 0.325],
  [0.69, 0.685, 0.67],
  [0.96, 0.955, 0.935],
];
const ageings: Record<ColorPalette, Ageing> = {
  Pastel: { ramp: rose, toned: 0.56, leak: 0.28, saturation: 1 },
  'Bold & Bright': { ramp: sepia, toned: 0.26, leak: 0.5, saturation: 1.25 },
  'Black & White': { ramp: silver, toned: 1, leak: 0, saturation: 0 },
  'Muted Tones': { ramp: sepia, toned: 0.72, leak: 0.2, saturation: 1 },
};

function agePrint(photo: Planes, { size, unit, seed, settings, onProgress }: PhotoJob): Raster {
  const rng = new Rng(seed).fork('vintage photo');
  const bloom = blurPlanes(photo, 14 * unit);
  onProgress(0.3);
  const grain = printGrain();
  const ageing = ageings[settings.colorPalette];
  const detailed = settings.visualDetail === 'Detailed';
  developTones(photo, bloom, ageing, { fromLeft: rng.chance(0.5), grain, start: rng.whole(0, grainSide - 1), unit });
  onProgress(0.7);
  layScratches(photo, detailed ? 16 : 6, unit, rng.fork('scratches'));
  layBorder(photo, printEdge(size, unit, detailed), grain, rng.whole(0, grainSide - 1));
  return joinPlanes(photo);
}

type Film = { fromLeft: boolean; grain: PrintGrain; start: number; unit: number };

function developTones(photo: Planes, bloom: Planes, ageing: Ageing, { fromLeft, grain, start, unit }: Film): void {
  const { width, height, red, green, blue } = photo;
  const { ramp, toned, leak, saturation } = ageing;
  const mask = grainSide - 1;
  const tones = [0, 1, 2].map((k) => rampTable(ramp.map((colour) => colour[k] as number)));
  const [toneR, toneG, toneB] = tones as [Float32Array, Float32Array, Float32Array];
  // A preview's pixels average several grains.
  const grainDepth = 0.024 * Math.min(1, 0.3 + 0.7 * unit);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const j = ((y + start) & mask) * grainSide + ((x + start) & mask);
      const glow = (value: number, soft: number): number => 1 - (1 - value) * (1 - soft * 0.16);
      const r0 = glow(red[i] as number, bloom.red[i] as number);
      const g0 = glow(green[i] as number, bloom.green[i] as number);
      const b0 = glow(blue[i] as number, bloom.blue[i] as number);
      const level = 0.299 * r0 + 0.587 * g0 + 0.114 * b0;
      const bent = level < 0.5 ? 0.9 * level * level + 0.55 * level : 1 - (0.9 * (1 - level) + 0.55) * (1 - level);
      const tone = clamp(bent * 1023, 0, 1023) | 0;
      const colour = (value: number): number => level + (value - level) * saturation;
      const u = (x / width) * 2 - 1;
      const v = (y / height) * 2 - 1;
      const vignette = 1 - 0.4 * smoothstep(0.45, 1.5, Math.sqrt(u * u + v * v) * 1.04);
      const speck = (grain.fine[j] as number) * grainDepth * (1.2 - Math.abs(level - 0.5));
      const light = leak * clamp(((fromLeft ? -u : u) - 0.3 + (grain.broad[j] as number) * 0.12) * 0.6);
      red[i] = lerp(colour(r0) * 0.94 + 0.04, toneR[tone] as number, toned) * vignette + speck + light * 0.55;
      green[i] = lerp(colour(g0) * 0.92 + 0.03, toneG[tone] as number, toned) * vignette + speck + light * 0.22;
      blue[i] = lerp(colour(b0) * 0.82 + 0.05, toneB[tone] as number, toned) * vignette + speck * 0.9 + light * 0.05;
    }
}

/** Four stops drawn out to 1024 levels. */
function rampTable(stops: readonly number[]): Float32Array {
  return Float32Array.from({ length: 1024 }, (_, i) => {
    const place = (i / 1023) * (stops.length - 1);
    const k = Math.min(stops.length - 2, Math.floor(place));
    return lerp(stops[k] as number, stops[k + 1] as number, place - k);
  });
}

function layBorder({ width, height, red, green, blue }: Planes, edge: PrintEdge, grain: PrintGrain, start: number) {
  const mask = grainSide - 1;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const { picture, paper, shade } = edge(x, y);
      if (picture >= 1) continue;
      const j = ((y + start) & mask) * grainSide + ((x + start) & mask);
      const tooth = 0.01 * (grain.fine[j] as number) - 0.02 * clamp((grain.broad[j] as number) * 0.6);
      // The print lies on the grey card of an album.
      const level = lerp(0.36 + tooth, 0.955 + tooth - shade, paper);
      red[i] = lerp(level, red[i] as number, picture);
      green[i] = lerp(level * lerp(0.93, 0.965, paper), green[i] as number, picture);
      blue[i] = lerp(level * lerp(0.84, 0.88, paper), blue[i] as number, picture);
    }
}

/** An old print with its border, bloomed, toned and a little scratched. */
export const vintagePhoto: PhotoStyle = { workingScale: 1, mat: { ground: 'tint', margin: 98 }, paint: agePrint };
