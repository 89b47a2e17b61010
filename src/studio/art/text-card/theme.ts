import type { ColorPalette } from '../../../contract/vocabulary.ts';
import { contrastRatio, mixColours, oklch, type Rgb } from '../core/colour.ts';
import type { Rng } from '../core/rng.ts';
import type { Hues, OccasionMood } from './occasion-moods.ts';

/** Colours of words on one surface. */
export type WordColours = { title: Rgb; message: Rgb; accent: Rgb };

/** Every colour of a text card. */
export type Theme = {
  ground: Rgb;
  groundEdge: Rgb;
  panel: Rgb;
  onGround: WordColours;
  onPanel: WordColours;
  /** Gold or its stand-in: light, middle, dark. */
  foil: readonly [Rgb, Rgb, Rgb];
  leaves: readonly [Rgb, Rgb];
  blooms: readonly [Rgb, Rgb, Rgb];
};

/** The colours of a palette, tuned to the occasion; the seed picks the variant. */
export function makeTheme(palette: ColorPalette, mood: OccasionMood, rng: Rng): Theme {
  const theme = pickTheme(palette, mood, rng.pick(mood.hues), rng.next());
  return {
    ...theme,
    onGround: readableWords(theme.onGround, [theme.ground, theme.groundEdge]),
    onPanel: readableWords(theme.onPanel, [theme.panel]),
  };
}

function pickTheme(palette: ColorPalette, mood: OccasionMood, hues: Hues, variant: number): Theme {
  switch (palette) {
    case 'Pastel':
      return pastel(hues);
    case 'Bold & Bright':
      if (mood.spirit === 'quiet') return deep(hues, 0.07);
      return variant < 0.6 ? vivid(hues) : brightOnCream(hues);
    case 'Black & White':
      return variant < 0.6 ? blackOnWhite() : whiteOnBlack();
    case 'Muted Tones':
      return variant < 0.65 ? muted(hues) : deep(hues, 0.028);
  }
}

const gold = [oklch(0.86, 0.09, 90), oklch(0.7, 0.11, 80), oklch(0.58, 0.1, 70)] as const;
const bronze = [oklch(0.72, 0.055, 75), oklch(0.57, 0.06, 65), oklch(0.47, 0.055, 58)] as const;

function pastel([ground, bloom, leaf]: Hues): Theme {
  const words = {
    title: oklch(0.5, 0.125, bloom),
    message: oklch(0.35, 0.04, bloom),
    accent: oklch(0.58, 0.12, bloom),
  };
  return {
    ground: oklch(0.955, 0.024, ground),
    groundEdge: oklch(0.915, 0.044, ground),
    panel: oklch(0.984, 0.009, ground),
    onGround: words,
    onPanel: words,
    foil: gold,
    leaves: [oklch(0.74, 0.065, leaf), oklch(0.63, 0.075, leaf)],
    blooms: [oklch(0.84, 0.085, bloom), oklch(0.75, 0.115, bloom), oklch(0.88, 0.08, bloom + 55)],
  };
}

function vivid([ground, bloom, leaf]: Hues): Theme {
  const field = oklch(0.47, 0.16, ground > 60 && ground < 130 ? bloom : ground);
  const cream = oklch(0.975, 0.022, 90);
  const sunny = oklch(0.88, 0.155, 95);
  return {
    ground: field,
    groundEdge: mixColours(field, oklch(0.3, 0.13, bloom), 0.45),
    panel: cream,
    onGround: { title: sunny, message: cream, accent: sunny },
    onPanel: { title: oklch(0.54, 0.21, bloom), message: oklch(0.3, 0.06, 275), accent: oklch(0.6, 0.19, bloom) },
    foil: [oklch(0.92, 0.13, 95), oklch(0.83, 0.16, 85), oklch(0.72, 0.15, 72)],
    leaves: [oklch(0.8, 0.15, leaf), oklch(0.68, 0.15, leaf)],
    blooms: [oklch(0.74, 0.17, bloom), oklch(0.86, 0.16, 92), oklch(0.78, 0.125, bloom + 170)],
  };
}

function brightOnCream([, bloom, leaf]: Hues): Theme {
  const words = { title: oklch(0.52, 0.215, bloom), message: oklch(0.29, 0.06, 275), accent: oklch(0.58, 0.2, bloom) };
  return {
    ground: oklch(0.975, 0.022, 92),
    groundEdge: oklch(0.95, 0.045, 88),
    panel: oklch(0.99, 0.008, 92),
    onGround: words,
    onPanel: words,
    foil: [oklch(0.9, 0.15, 92), oklch(0.8, 0.165, 80), oklch(0.7, 0.16, 65)],
    leaves: [oklch(0.75, 0.15, leaf), oklch(0.58, 0.14, leaf)],
    blooms: [oklch(0.7, 0.2, bloom), oklch(0.84, 0.165, 88), oklch(0.68, 0.15, bloom + 190)],
  };
}

/** A dark field with light words. */
function deep([ground, bloom, leaf]: Hues, chroma: number): Theme {
  const words = { title: oklch(0.9, 0.05, 85), message: oklch(0.93, 0.018, 85), accent: oklch(0.82, 0.06, 82) };
  return {
    ground: oklch(0.35, chroma * 1.1, ground),
    groundEdge: oklch(0.285, chroma, ground),
    panel: oklch(0.325, chroma, ground),
    onGround: words,
    onPanel: words,
    foil: [oklch(0.88, 0.07, 88), oklch(0.76, 0.085, 80), oklch(0.64, 0.08, 72)],
    leaves: [oklch(0.66, 0.05 + chroma * 0.4, leaf), oklch(0.54, 0.05 + chroma * 0.4, leaf)],
    blooms: [
      oklch(0.78, 0.06 + chroma * 0.5, bloom),
      oklch(0.68, 0.07 + chroma * 0.5, bloom),
      oklch(0.85, 0.05, bloom + 55),
    ],
  };
}

function muted([ground, bloom, leaf]: Hues): Theme {
  const words = {
    title: oklch(0.42, 0.065, bloom),
    message: oklch(0.34, 0.022, bloom),
    accent: oklch(0.5, 0.07, bloom),
  };
  return {
    ground: oklch(0.905, 0.02, ground),
    groundEdge: oklch(0.865, 0.028, ground),
    panel: oklch(0.95, 0.011, ground),
    onGround: words,
    onPanel: words,
    foil: bronze,
    leaves: [oklch(0.64, 0.036, leaf), oklch(0.53, 0.04, leaf)],
    blooms: [oklch(0.73, 0.055, bloom), oklch(0.63, 0.065, bloom), oklch(0.78, 0.045, bloom + 45)],
  };
}

const grey = (lightness: number): Rgb => oklch(lightness, 0, 0);

function blackOnWhite(): Theme {
  const words = { title: grey(0.14), message: grey(0.24), accent: grey(0.3) };
  return {
    ground: grey(0.975),
    groundEdge: grey(0.94),
    panel: grey(1),
    onGround: words,
    onPanel: words,
    foil: [grey(0.35), grey(0.16), grey(0.1)],
    leaves: [grey(0.4), grey(0.2)],
    blooms: [grey(0.82), grey(0.6), grey(0.9)],
  };
}

function whiteOnBlack(): Theme {
  const words = { title: grey(0.99), message: grey(0.92), accent: grey(0.85) };
  return {
    ground: grey(0.2),
    groundEdge: grey(0.13),
    panel: grey(0.16),
    onGround: words,
    onPanel: words,
    foil: [grey(1), grey(0.88), grey(0.75)],
    leaves: [grey(0.85), grey(0.62)],
    blooms: [grey(0.95), grey(0.7), grey(0.5)],
  };
}

/** Moves word colours away from their surfaces until they can be read: 4.5 to 1, headlines 4 to 1. */
function readableWords(words: WordColours, surfaces: readonly Rgb[]): WordColours {
  const readable = (colour: Rgb, least: number): Rgb => {
    const light = contrastRatio(surfaces[0] ?? colour, [0, 0, 0]) < 6;
    let result = colour;
    for (let i = 0; i < 20 && surfaces.some((surface) => contrastRatio(result, surface) < least); i++)
      result = mixColours(result, light ? [1, 1, 1] : [0, 0, 0], 0.08);
    return result;
  };
  return { title: readable(words.title, 4), message: readable(words.message, 7), accent: readable(words.accent, 3) };
}
