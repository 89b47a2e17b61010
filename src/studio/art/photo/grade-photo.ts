import type { ColorPalette } from '../../../contract/vocabulary.ts';
import { clamp, lerp } from '../core/colour.ts';
import type { Raster } from '../core/raster.ts';
import { countTones } from './balance-tones.ts';

type PhotoGrade = {
  saturation: number;
  /** Level to level, 0 to 1. */
  tone: (level: number) => number;
  /** Added to red and taken from blue: warmth. */
  warmth: number;
};

const sCurve = (level: number, amount: number): number => level - (amount * Math.sin(level * Math.PI * 2)) / 6.3;

const grades: Record<ColorPalette, PhotoGrade> = {
  Pastel: { saturation: 0.96, tone: (level) => 0.035 + 0.965 * level ** 0.94, warmth: 0.004 },
  'Bold & Bright': { saturation: 1.24, tone: (level) => sCurve(level, 0.28), warmth: 0 },
  'Black & White': { saturation: 0, tone: (level) => sCurve(level, 0.2), warmth: 0.004 },
  'Muted Tones': { saturation: 0.68, tone: (level) => 0.03 + 0.94 * level, warmth: 0.012 },
};

/** Pulls a painted photo under its palette, in place. Greys get the whole range from black to white. */
export function gradePhoto({ data }: Raster, palette: ColorPalette): void {
  const { saturation, tone, warmth } = grades[palette];
  const { low, scale } = palette === 'Black & White' ? wholeRange(data) : { low: 0, scale: 1 };
  const curve = Float32Array.from({ length: 1024 }, (_, i) => 255 * tone(clamp((i / 1023 - low) * scale)));
  const level = (value: number): number => curve[clamp(value * (1023 / 255), 0, 1023) | 0] as number;
  for (let i = 0; i < data.length; i += 4) {
    const r = data[i] as number;
    const g = data[i + 1] as number;
    const b = data[i + 2] as number;
    const grey = 0.299 * r + 0.587 * g + 0.114 * b;
    data[i] = level(lerp(grey, r, saturation)) + warmth * 255;
    data[i + 1] = level(lerp(grey, g, saturation));
    data[i + 2] = level(lerp(grey, b, saturation)) - warmth * 255;
  }
}

/** Black and white needs contrast: the darkest hundredth becomes nearly black, the lightest nearly white. */
function wholeRange(data: Uint8ClampedArray): { low: number; scale: number } {
  const luma = new Float32Array(data.length / 4);
  for (let i = 0; i < luma.length; i++)
    luma[i] =
      (0.299 * (data[i * 4] as number) + 0.587 * (data[i * 4 + 1] as number) + 0.114 * (data[i * 4 + 2] as number)) /
      255;
  const tones = countTones(luma);
  const low = tones.at(0.01);
  return { low, scale: 1 / Math.max(0.25, tones.at(0.99) - low) };
}
