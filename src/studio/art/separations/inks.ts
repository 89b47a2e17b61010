import type { ColorPalette } from '../../../contract/vocabulary.ts';
import { oklch, type Rgb } from '../core/colour.ts';
import type { Point } from '../core/geometry.ts';

/** How much of each ink a place carries, 0 to 1: the main colour, the second, the light one and the key (outline) ink. */
export type Inks = { main?: number; second?: number; light?: number; key?: number };

/** Coverage that changes over the shape. */
export type InkRamp = {
  start: Inks;
  end: Inks;
  along:
    | { kind: 'linear'; from: Point; to: Point }
    | { kind: 'radial'; centre: Point; radius: number; innerRadius?: number };
};

export type InkFill = Inks | InkRamp;

/** A colour by lightness, chroma and hue. */
type Lch = readonly [lightness: number, chroma: number, hue: number];
/** The four spot colours a card is printed in, before its palette tempers them. */
export type InkChoice = { main: Lch; second: Lch; light: Lch; key: Lch; paper: Lch };
/** The spot colours as they are printed. */
export type InkSet = { main: Rgb; second: Rgb; light: Rgb; key: Rgb; paper: Rgb };

type Temper = (colour: Lch, name: keyof InkSet) => Lch;

// Greys far enough apart that each ink keeps its part in a picture without colour.
const greys: Record<keyof InkSet, number> = { main: 0.47, second: 0.64, light: 0.89, key: 0.17, paper: 0.975 };

const tempers: Record<ColorPalette, Temper> = {
  Pastel: ([l, c, h], name) => {
    if (name === 'key') return [l + 0.09, c * 1.1, h];
    if (name === 'paper') return [Math.min(0.985, l + 0.02), c * 0.7, h];
    return name === 'light' ? [Math.min(0.93, l + 0.03), c * 0.72, h] : [l + 0.115, c * 0.74, h];
  },
  'Bold & Bright': ([l, c, h], name) => (name === 'paper' || name === 'key' ? [l, c, h] : [l, c * 1.15, h]),
  'Black & White': (_, name) => [greys[name], 0, 0],
  'Muted Tones': ([l, c, h], name) => (name === 'paper' ? [l - 0.015, c, h] : [l - 0.015, c * 0.62, h + 4]),
};

/** Inks with their two colours turned by degrees of hue. */
export function turnedInks(inks: InkChoice, turn: number): InkChoice {
  const turned = ([l, c, h]: Lch): Lch => [l, c, (h + turn + 360) % 360];
  return { ...inks, main: turned(inks.main), second: turned(inks.second) };
}

/** The inks of one card under its palette. */
export function mixInks(choice: InkChoice, palette: ColorPalette): InkSet {
  const temper = tempers[palette];
  const mix = (name: keyof InkSet): Rgb => oklch(...temper(choice[name], name));
  return { main: mix('main'), second: mix('second'), light: mix('light'), key: mix('key'), paper: mix('paper') };
}

/** A coverage between two others. */
export function blendInks(from: Inks, to: Inks, share: number): Inks {
  const blend = (a = 0, b = 0): number => a + (b - a) * share;
  return {
    main: blend(from.main, to.main),
    second: blend(from.second, to.second),
    light: blend(from.light, to.light),
    key: blend(from.key, to.key),
  };
}

/** The same inks, laid on more or less heavily. */
export function scaleInks({ main = 0, second = 0, light = 0, key = 0 }: Inks, amount: number): Inks {
  const scale = (coverage: number): number => Math.min(1, coverage * amount);
  return { main: scale(main), second: scale(second), light: scale(light), key: scale(key) };
}
