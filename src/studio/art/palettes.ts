import type { ColorPalette } from '../../contract/vocabulary.ts';
import { oklch, type Rgb } from './core/colour.ts';
import type { Rng } from './core/rng.ts';

/** The use of a colour; motifs name roles, palettes give them colours. */
export const colourRoles = [
  'paper',
  'ink',
  'twig',
  'cream',
  'white',
  'gold',
  'flame',
  'glow',
  'berry',
  'heart',
  'heartDark',
  'ground',
  'flower1',
  'flower1Deep',
  'flower1Glow',
  'flower2',
  'flower2Deep',
  'flower2Glow',
  'flower3',
  'flower3Deep',
  'flower3Glow',
  'leaf',
  'leafCool',
  'leafWarm',
  'leafPale',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'sponge',
  'icing',
  'ceramic',
  'sky',
  'skyWarm',
  'skyDeep',
  'snowShade',
  'pine',
  'pineWarm',
  'wood',
  'brick',
  'red',
] as const;
export type ColourRole = (typeof colourRoles)[number];
export type Palette = Record<ColourRole, Rgb>;

/** The hues, in OKLCH degrees, a card is built on; the palette decides how strong they are. */
export type HueScheme = {
  flowers: readonly [number, number, number];
  leaf: number;
  accents: readonly [number, number, number, number, number];
  sky: number;
  skyWarm: number;
  berry: number;
};

type Temper = { chroma: number; lightness: number; turn: number; contrast: number };

const tempers: Record<ColorPalette, Temper> = {
  Pastel: { chroma: 1, lightness: 0, turn: 0, contrast: 1 },
  'Bold & Bright': { chroma: 1.55, lightness: -0.075, turn: 0, contrast: 1.1 },
  // Black and white lives on lightness alone, so flowers and leaves are pulled apart.
  'Black & White': { chroma: 0, lightness: -0.03, turn: 0, contrast: 1.12 },
  'Muted Tones': { chroma: 0.58, lightness: -0.03, turn: 6, contrast: 0.96 },
};

/** The colours of one card. */
export function createPalette(name: ColorPalette, hues: HueScheme, rng: Rng): Palette {
  const temper = tempers[name];
  const mix = (lightness: number, chroma: number, hue: number): Rgb => {
    const l = 0.72 + (lightness - 0.72) * temper.contrast + temper.lightness;
    return oklch(Math.min(0.99, Math.max(0.1, l)), chroma * temper.chroma, hue + temper.turn);
  };
  const [f1, f2, f3] = hues.flowers;
  const [a1, a2, a3, a4, a5] = hues.accents;
  const { leaf, sky, skyWarm, berry } = hues;
  const sway = (): number => rng.gaussian(4);
  return {
    paper: name === 'Black & White' ? [0.99, 0.988, 0.982] : [0.992, 0.984, 0.967],
    ink: name === 'Black & White' ? oklch(0.26, 0.004, 60) : oklch(0.35, 0.055 * Math.min(1, temper.chroma), f1 + 5),
    twig: mix(0.48, 0.05, 75),
    cream: mix(0.955, 0.03, 85),
    white: [0.995, 0.992, 0.985],
    gold: mix(0.79, 0.125, 84),
    flame: mix(0.74, 0.17, 55),
    // Light, not paint: it stays soft in a strong palette.
    glow: mix(0.89, 0.12 / Math.max(1, temper.chroma), 85),
    berry: mix(0.55, 0.165, berry),
    heart: mix(0.46, 0.1, 68),
    heartDark: mix(0.32, 0.05, 300),
    ground: mix(0.9, 0.05, f1 + 12),
    flower1: mix(0.8, 0.105, f1 + sway()),
    flower1Deep: mix(0.59, 0.17, f1 + 6),
    flower1Glow: mix(0.87, 0.085, f1 + 38),
    flower2: mix(0.885, 0.08, f2 + sway()),
    flower2Deep: mix(0.72, 0.13, f2 - 20),
    flower2Glow: mix(0.925, 0.065, f2 + 25),
    flower3: mix(0.76, 0.1, f3 + sway()),
    flower3Deep: mix(0.52, 0.14, f3 + 6),
    flower3Glow: mix(0.85, 0.075, f3 + 34),
    leaf: mix(0.55, 0.078, leaf),
    leafCool: mix(0.62, 0.06, leaf + 28),
    leafWarm: mix(0.53, 0.075, leaf - 24),
    leafPale: mix(0.68, 0.05, leaf + 46),
    accent1: mix(0.8, 0.11, a1),
    accent2: mix(0.86, 0.09, a2),
    accent3: mix(0.82, 0.085, a3),
    accent4: mix(0.78, 0.085, a4),
    accent5: mix(0.82, 0.085, a5),
    sponge: mix(0.88, 0.06, 62),
    icing: mix(0.9, 0.05, f1 - 10),
    ceramic: mix(0.79, 0.045, sky - 20),
    sky: mix(0.63, 0.08, sky),
    skyWarm: mix(0.83, 0.07, skyWarm),
    skyDeep: mix(0.37, 0.07, sky + 5),
    snowShade: mix(0.81, 0.045, sky),
    pine: mix(0.34, 0.062, 185),
    pineWarm: mix(0.43, 0.07, 152),
    wood: mix(0.43, 0.07, 47),
    brick: mix(0.5, 0.1, 32),
    red: mix(0.53, 0.185, 26),
  };
}
