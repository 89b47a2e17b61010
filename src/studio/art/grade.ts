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
  const table = tables.get(palette) ?? gradeTable(grade);
  tables.set(palette, table);
  const { data } = picture;
  const scale = (tableSide - 1) / 255;
  const last = tableSide - 2;
  const [alongR, alongG, alongB] = [tableSide * tableSide * 3, tableSide * 3, 3];
  for (let p = 0; p < data.length; p += 4) {
    const r = (data[p] as number) * scale;
    const g = (data[p + 1] as number) * scale;
    const b = (data[p + 2] as number) * scale;
    const ir = r < last ? r | 0 : last;
    const ig = g < last ? g | 0 : last;
    const ib = b < last ? b | 0 : last;
    const tr = r - ir;
    const tg = g - ig;
    const tb = b - ib;
    let k = ir * alongR + ig * alongG + ib * alongB;
    for (let channel = 0; channel < 3; channel++, k++) {
      const near = corner(table, k, alongG, alongB, tg, tb);
      data[p + channel] = near + (corner(table, k + alongR, alongG, alongB, tg, tb) - near) * tr;
    }
  }
}

/** The table between four of its entries. */
function corner(table: Float32Array, k: number, alongG: number, alongB: number, tg: number, tb: number): number {
  const a = table[k] as number;
  const b = table[k + alongB] as number;
  const c = table[k + alongG] as number;
  const d = table[k + alongG + alongB] as number;
  const low = a + (b - a) * tb;
  return low + (c + (d - c) * tb - low) * tg;
}

/** Tables of this thread by palette: one takes longer to fill than to use. */
const tables = new Map<ColorPalette, Float32Array>();

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
