import type { ColorPalette } from '../../../../contract/vocabulary.ts';
import { oklch, type Rgb, toOklab } from '../../core/colour.ts';
import { groundTone } from '../../library/motif-colours.ts';

/** The gouache colours: lightness, chroma (of a pastel palette) and hue. */
const pots: readonly (readonly [number, number, number])[] = [
  [0.975, 0.012, 90],
  [0.25, 0.02, 290],
  [0.7, 0.01, 80],
  [0.62, 0.165, 27],
  [0.75, 0.13, 58],
  [0.875, 0.125, 92],
  [0.64, 0.12, 145],
  [0.5, 0.09, 165],
  [0.5, 0.16, 266],
  [0.74, 0.095, 232],
  [0.63, 0.16, 355],
  [0.83, 0.08, 8],
  [0.47, 0.075, 50],
  [0.9, 0.05, 82],
  [0.66, 0.12, 305],
];

/** Colours below this chroma count as grey; colours above it never become grey. */
const grey = 0.022;
/** Colours darker and weaker than this are ink: a black cat is not brown. */
const [dark, inky] = [0.42, 0.065];
const strengthOf = (colour: Rgb): number => Math.hypot(...toOklab(colour).slice(1));

const mixed = new Map<ColorPalette, Rgb[]>();

/** The colours of the painted papers. */
export function gouaches(palette: ColorPalette): Rgb[] {
  const known = mixed.get(palette) ?? pots.map(([l, c, h]) => groundTone(l, c, h, palette));
  mixed.set(palette, known);
  return known;
}

/** The painted paper that comes nearest to a colour; hue counts for more than lightness. */
export function nearestGouache(colour: Rgb, palette: ColorPalette): Rgb {
  const [l, a, b] = toOklab(colour);
  // The accent of a black and white card is not one of the papers.
  if (palette === 'Black & White' && Math.hypot(a, b) > 0.06) return colour;
  const [, ink] = gouaches(palette);
  if (ink && l < dark && Math.hypot(a, b) < inky) return ink;
  const gap = (other: Rgb): number => {
    const [otherL, otherA, otherB] = toOklab(other);
    return Math.hypot((l - otherL) * 0.8, (a - otherA) * 1.35, (b - otherB) * 1.35);
  };
  const all = gouaches(palette).filter((pot) => Math.hypot(a, b) < grey || l < 0.32 || strengthOf(pot) >= grey);
  return all.reduce((best, pot) => (gap(pot) < gap(best) ? pot : best), all[0] ?? oklch(0.9, 0, 0));
}
