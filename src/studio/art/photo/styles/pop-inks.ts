import type { ColorPalette } from '../../../../contract/vocabulary.ts';
import { oklch, type Rgb } from '../../core/colour.ts';

/** The inks of a pop print: four flat tones from dark to light, the paper, and six strong hues by 60 degrees from red. */
export type PopInks = { dark: Rgb; shade: Rgb; middle: Rgb; light: Rgb; paper: Rgb; hues: readonly Rgb[] };

const strong: readonly Rgb[] = [
  oklch(0.64, 0.24, 27),
  oklch(0.87, 0.17, 95),
  oklch(0.72, 0.19, 145),
  oklch(0.78, 0.13, 210),
  oklch(0.52, 0.2, 268),
  oklch(0.65, 0.24, 350),
];
const soft: readonly Rgb[] = [
  oklch(0.75, 0.13, 20),
  oklch(0.91, 0.11, 92),
  oklch(0.82, 0.12, 155),
  oklch(0.84, 0.08, 215),
  oklch(0.68, 0.12, 280),
  oklch(0.78, 0.13, 350),
];
const faded: readonly Rgb[] = [
  oklch(0.6, 0.14, 32),
  oklch(0.8, 0.11, 85),
  oklch(0.65, 0.08, 140),
  oklch(0.7, 0.06, 215),
  oklch(0.48, 0.08, 260),
  oklch(0.62, 0.12, 5),
];
const grey = (lightness: number): Rgb => oklch(lightness, 0.003, 80);
const greys = Array.from({ length: 6 }, () => grey(0.72));
const white: Rgb = [1, 0.99, 0.96];

/** For each palette the sets of inks a seed picks from. */
export const popInks: Record<ColorPalette, readonly PopInks[]> = {
  'Bold & Bright': [
    inks([0.2, 0.06, 280], [0.44, 0.2, 290], [0.66, 0.23, 8], [0.9, 0.06, 60], strong),
    inks([0.2, 0.05, 265], [0.5, 0.22, 355], [0.72, 0.19, 45], [0.95, 0.07, 100], strong),
    inks([0.19, 0.05, 250], [0.48, 0.17, 262], [0.75, 0.15, 205], [0.94, 0.09, 100], strong),
  ],
  Pastel: [
    inks([0.33, 0.08, 300], [0.6, 0.13, 300], [0.79, 0.12, 5], [0.94, 0.05, 75], soft),
    inks([0.33, 0.07, 270], [0.63, 0.12, 240], [0.83, 0.09, 190], [0.95, 0.06, 95], soft),
    inks([0.34, 0.08, 350], [0.66, 0.14, 355], [0.83, 0.1, 50], [0.95, 0.05, 100], soft),
  ],
  'Muted Tones': [
    inks([0.25, 0.03, 50], [0.45, 0.08, 35], [0.67, 0.1, 55], [0.89, 0.05, 88], faded),
    inks([0.25, 0.03, 230], [0.44, 0.06, 220], [0.67, 0.07, 190], [0.89, 0.05, 92], faded),
  ],
  'Black & White': [
    { dark: grey(0.17), shade: grey(0.42), middle: grey(0.7), light: grey(0.93), paper: white, hues: greys },
  ],
};

type Lch = readonly [number, number, number];

function inks(dark: Lch, shade: Lch, middle: Lch, light: Lch, hues: readonly Rgb[]): PopInks {
  return {
    dark: oklch(...dark),
    shade: oklch(...shade),
    middle: oklch(...middle),
    light: oklch(...light),
    paper: white,
    hues,
  };
}
