import type { ColorPalette } from '../../../contract/vocabulary.ts';
import { clamp, fromOklab, type Oklab, type Rgb, toOklab } from '../core/colour.ts';

const reach = (l: number, amount: number): number => 0.62 + (l - 0.62) * amount;

const tempers: Record<ColorPalette, (colour: Oklab) => Oklab> = {
  // Lightens the middle tones; near-black stays, so that words and eyes keep their contrast.
  Pastel: ([l, a, b]) => {
    const lift = l < 0.4 ? Math.max(0, (l - 0.33) / 0.07) : 1;
    return [l + (0.965 - l) * 0.22 * lift, a * 0.86, b * 0.86];
  },
  'Bold & Bright': ([l, a, b]) => [reach(l, 1.1) - 0.012, a * 1.34, b * 1.34],
  // Red and green of one lightness would be one grey: warm colours go darker, cold ones lighter.
  'Black & White': ([l, a, b]) => [reach(l - a * 0.55 - b * 0.12, 1.14) + 0.02, 0.0006, 0.003],
  'Muted Tones': ([l, a, b]) => [reach(l, 0.95) - 0.015, a * 0.6 + 0.002, b * 0.62 + 0.006],
};

/**
 * How a palette changes the colours of a flat picture. Every colour is known before it is drawn, so grading the colours
 * grades the picture. Colours in `mixed` are already in the palette.
 */
export function temperFor(palette: ColorPalette, mixed: ReadonlySet<Rgb> = new Set()): (colour: Rgb) => Rgb {
  const known = new Map<Rgb, Rgb>();
  return (colour) => {
    const made = known.get(colour) ?? (mixed.has(colour) ? colour : turn(colour, palette));
    known.set(colour, made);
    return made;
  };
}

function turn(colour: Rgb, palette: ColorPalette): Rgb {
  const [l, a, b] = tempers[palette](toOklab(colour));
  return fromOklab([clamp(l, 0.05, 0.995), a, b]);
}
