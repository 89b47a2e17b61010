import type { ColorPalette } from '../../contract/vocabulary.ts';
import { clamp, fromOklab, type Oklab, toOklab } from './core/colour.ts';
import type { Raster } from './core/raster.ts';

// Corners of the colour table along each axis; 33 keeps the interpolation error under one level.
const tableSide = 33;

type Grade = (colour: Oklab) => Oklab;

const smoothContrast = (l: number, amount: number): number =>
  clamp(l + amount * Math.sin((l - 0.5) * Math.PI * 2) * -0.1);

const grades: Record<ColorPalette, Grade | null> = {
  Pastel: null,
  'Bold & Bright': ([l, a, b]) => [smoothContrast(l, -0.35) - 0.02 * (1 - l), a * 1.18, b * 1.18],
  // Greys of washes are close together: deepen them towards black, and keep the warmth of printed black.
  'Black & White': ([l]) => [0.04 + 0.955 * clamp(l) ** 1.75, 0.0008, 0.0035],
  'Muted Tones': ([l, a, b]) => [l * 0.985, a * 0.82 + 0.002, b * 0.84 + 0.007],
};

/** Pulls a finished picture together under its palette, in place. */
export function gradePicture(picture: Raster, palette: ColorPalette): void {
  const grade = grades[palette];
  if (grade === null) return;
  const table = gradeTable(grade);
  const { data } = picture;
  const step = (tableSide - 1) / 255;
  for (let p = 0; p < data.length; p += 4) {
    const r = (data[p] as number) * step;
    const g = (data[p + 1] as number) * step;
    const b = (data[p + 2] as number) * step;
    const ir = Math.min(tableSide - 2, r | 0);
    const ig = Math.min(tableSide - 2, g | 0);
    const ib = Math.min(tableSide - 2, b | 0);
    const [tr, tg, tb] = [r - ir, g - ig, b - ib];
    const corner = ((ir * tableSide + ig) * tableSide + ib) * 3;
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0;
      for (let k = 0; k < 8; k++) {
        const [kr, kg, kb] = [k >> 2, (k >> 1) & 1, k & 1];
        const share = (kr ? tr : 1 - tr) * (kg ? tg : 1 - tg) * (kb ? tb : 1 - tb);
        sum += share * (table[corner + ((kr * tableSide + kg) * tableSide + kb) * 3 + channel] as number);
      }
      data[p + channel] = sum;
    }
  }
}

function gradeTable(grade: Grade): Float32Array {
  const table = new Float32Array(tableSide ** 3 * 3);
  const last = tableSide - 1;
  let at = 0;
  for (let r = 0; r < tableSide; r++) {
    for (let g = 0; g < tableSide; g++) {
      for (let b = 0; b < tableSide; b++) {
        const colour = fromOklab(grade(toOklab([r / last, g / last, b / last])));
        for (const channel of colour) table[at++] = channel * 255;
      }
    }
  }
  return table;
}
