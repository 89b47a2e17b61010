import type { ColorPalette } from '../../../contract/vocabulary.ts';
import type { IllustrationRequest } from '../compose-scene.ts';
import { clamp, oklch, type Rgb, toOklab } from '../core/colour.ts';
import { hueSchemes } from '../themes.ts';
import { choosePalette } from './choose-palette.ts';
import type { LibraryMotif, Subject, SubjectColour } from './library-motif.ts';
import { isPerson } from './load-motif.ts';
import { formOf } from './motif-form.ts';
import { partShares } from './place-motif.ts';

/**
 * The hues, in OKLCH degrees, that a card's things lean toward, and how strong its palette has them; `accent` is the one hue
 * that Black & White keeps. A heartening card keeps all warm ones: nobody ill gets a grey card.
 */
export type CardColours = {
  palette: ColorPalette;
  hues: readonly number[];
  accent: number;
  ink: Rgb;
  isHeartening?: boolean;
};

type Lch = { l: number; c: number; h: number };

/** How a palette changes a colour: the maximum and the factor of its chroma, and the range of its lightness. */
type Temper = { most: number; chroma: number; dark: number; light: number };
const tempers: Record<ColorPalette, Temper> = {
  Pastel: { most: 0.135, chroma: 0.74, dark: 0.34, light: 0.96 },
  'Bold & Bright': { most: 0.21, chroma: 1.02, dark: 0.24, light: 0.97 },
  'Black & White': { most: 0, chroma: 0, dark: 0.2, light: 0.97 },
  'Muted Tones': { most: 0.085, chroma: 0.5, dark: 0.3, light: 0.92 },
};

/** Below this chroma a colour counts as grey and has no hue to keep. */
const grey = 0.045;
/** Below this lightness a colour counts as ink: the tyres of a red bicycle are not red. */
const nearBlack = 0.3;
/** Parts this dark of a thing requested in black are black too. */
const darkOfBlack = 0.48;
/** How far a hue moves toward the card's nearest hue, and from which distance. */
const pull = 0.34;
const drawnFrom = 50;
/** Hues this close to the accent of a Black & White card are painted in it. */
const nearAccent = 58;
/** Pink, red, orange and yellow. */
const warmHues = [355, 25, 60, 92];
/** The accent beside ink is the card's hue nearest to red, because most things have a little red. */
const inkRed = 20;
/** Hues this close are light and dark of one colour. */
const sameHue = 32;
/** Greys this close are the same thing. */
const sameLightness = 0.16;
/** Greys this close are light and shade of one white coat. */
const sameCoat = 0.34;
/** A yellow head does not make a yellow duck. */
const enoughToColour = 0.3;
/** The lightness and chroma at which a hue matches its name: yellow is light, red and blue are deep. */
const named: readonly (readonly [hue: number, lightness: number])[] = [
  [0, 0.68],
  [27, 0.585],
  [60, 0.72],
  [100, 0.86],
  [145, 0.62],
  [200, 0.64],
  [260, 0.54],
  [305, 0.52],
  [345, 0.68],
  [360, 0.68],
];
const namedChroma: Record<ColorPalette, number> = {
  Pastel: 0.165,
  'Bold & Bright': 0.215,
  'Black & White': 0.18,
  'Muted Tones': 0.12,
};

/** The colours of a card, from the hues its category has; everything follows from the seed. */
export function cardColoursOf({
  category,
  settings,
  seed,
  facts,
}: Pick<IllustrationRequest, 'category' | 'settings' | 'seed' | 'facts'>): CardColours {
  const { flowers, leaf, accents, sky } = hueSchemes[choosePalette({ category, seed, ...(facts && { facts }) })];
  const palette = settings.colorPalette;
  const ink = palette === 'Black & White' ? oklch(0.24, 0.004, 60) : oklch(0.31, 0.045, flowers[0] + 5);
  return {
    palette,
    hues: [...flowers, ...accents, leaf, sky].map((hue) => (hue + 360) % 360),
    accent: flowers.reduce((best, hue) => (hueGap(hue, inkRed) < hueGap(best, inkRed) ? hue : best)),
    ink,
    isHeartening: category === 'get-well',
  };
}

/**
 * The colours of a subject's parts, in their order: its own hues, kept distinct and moved toward the card's; the
 * requested colour on its largest coloured parts; ink and one accent in Black & White.
 */
export function coloursOf({ motif, colour }: Subject, card: CardColours): Rgb[] {
  const own = motif.parts.map((part) => toLch(part.colour));
  const leading = colour === null ? new Set<number>() : partsToColour(motif, own);
  const middle = mean([...leading].map((i) => own[i]?.l ?? 0.6));
  return own.map((part, i) => {
    const dark = colour === 'black' && part.l < darkOfBlack;
    if (colour !== null && (leading.has(i) || dark)) return asked(part, middle, colour, card);
    const accent = colour === null && part.c > 0.11 ? accentFor(part.h, card) : null;
    if (card.palette === 'Black & White' && accent !== null) return oklch(clamp(part.l, 0.42, 0.8), 0.15, accent);
    return tempered(part, card);
  });
}

/** What Black & White makes of a hue: its accent, or nothing. */
function accentFor(hue: number, { accent, isHeartening = false }: CardColours): number | null {
  const accents = isHeartening ? [accent, ...warmHues] : [accent];
  return accents.find((own) => hueGap(hue, own) < nearAccent) ?? null;
}

/** The visible hue of a subject, in OKLCH degrees; null for a grey one. */
export function leadingHue({ motif, colour }: Subject): number | null {
  if (typeof colour === 'number') return colour;
  if (colour === 'brown') return 52;
  if (colour !== null) return null;
  const own = motif.parts.map((part) => toLch(part.colour));
  const [first] = leadingParts(motif, own);
  const part = first === undefined ? undefined : own[first];
  return part === undefined || part.c < grey ? null : part.h;
}

/** The card's hue that is furthest from the visible hues of its subjects, skin included, so that they stand out. */
export function groundHue(subjects: readonly Subject[], { hues }: CardColours): number {
  const seen = subjects.flatMap((subject) => [leadingHue(subject) ?? [], skinOf(subject.motif)].flat());
  const room = (hue: number): number => Math.min(180, ...seen.map((other) => hueGap(hue, other)));
  return hues.reduce((best, hue) => (room(hue) > room(best) ? hue : best), hues[0] ?? 80);
}

export const hueGap = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The parts that make up most of the coloured area; of a grey thing the largest parts. Skin is left as it is. */
function leadingParts(motif: LibraryMotif, own: readonly Lch[]): Set<number> {
  const shares = partShares(motif);
  const indexes = own.map((_, i) => i);
  const coloured = indexes.filter(
    (i) =>
      !isSkinOf(motif, own[i] as Lch) &&
      (own[i] as Lch).c >= grey &&
      (own[i] as Lch).l >= nearBlack &&
      !isViolet(own[i] as Lch),
  );
  const candidates = coloured.length > 0 ? coloured : indexes.filter((i) => (own[i] as Lch).l > 0.2);
  const alike = (a: Lch, b: Lch): boolean =>
    coloured.length > 0 ? hueGap(a.h, b.h) <= sameHue : Math.abs(a.l - b.l) <= sameLightness;
  const groupOf = (i: number): number[] => candidates.filter((k) => alike(own[k] as Lch, own[i] as Lch));
  const weight = (group: readonly number[]): number => group.reduce((sum, i) => sum + (shares[i] ?? 0), 0);
  const groups = candidates.map(groupOf).sort((a, b) => weight(b) - weight(a));
  return new Set(groups[0] ?? []);
}

/**
 * The parts that a requested colour applies to: the coloured parts if enough of them can be seen, else also the parts of
 * one lightness that can be seen most. A rabbit's white coat and grey ears are one rabbit.
 */
function partsToColour(motif: LibraryMotif, own: readonly Lch[]): Set<number> {
  const leading = leadingParts(motif, own);
  const { parts } = formOf(motif);
  const weight = (group: readonly number[]): number => group.reduce((sum, i) => sum + (parts[i]?.shown ?? 0), 0);
  const indexes = own.map((_, i) => i).filter((i) => !isSkinOf(motif, own[i] as Lch));
  const isGrey = (i: number): boolean => (own[i] as Lch).c < grey;
  if (![...leading].every(isGrey) && weight([...leading]) >= enoughToColour * weight(indexes)) return leading;
  const alike = (i: number): number[] =>
    indexes.filter((k) => {
      const most = isGrey(i) && isGrey(k) ? sameCoat : sameLightness;
      return Math.abs((own[k] as Lch).l - (own[i] as Lch).l) <= most;
    });
  const [largest = []] = indexes.map(alike).sort((a, b) => weight(b) - weight(a));
  return new Set([...largest, ...leading]);
}

/** The lightness at which a hue matches its name. */
export function namedLightness(hue: number): number {
  const turned = (hue + 360) % 360;
  const at = named.findIndex(([own]) => own >= turned);
  const [fromHue, from] = named[Math.max(0, at - 1)] ?? [0, 0.65];
  const [toHue, to] = named[at] ?? [360, 0.65];
  return from + (to - from) * ((turned - fromHue) / Math.max(1, toHue - fromHue));
}

/** The hue of a motif's skin, if it has any. */
function skinOf({ parts }: LibraryMotif): number[] {
  const skin = parts.map(({ colour }) => toLch(colour)).find(isSkin);
  return skin === undefined ? [] : [skin.h];
}

/** Skin of any tone, as the library has it. */
const isSkin = ({ l, c, h }: Lch): boolean => c > 0.03 && c < 0.115 && h > 38 && h < 82 && l > 0.4;

/** A brown horse has no skin: it can be white. */
const isSkinOf = (motif: LibraryMotif, colour: Lch): boolean => isPerson(motif.name) && isSkin(colour);

/** The library's colour for light on black things: a dull violet. */
const isViolet = ({ l, c, h }: Lch): boolean => l < 0.54 && c < 0.13 && h > 270 && h < 325;

/** The requested colour, lighter or darker like the parts. */
function asked(part: Lch, middle: number, colour: SubjectColour, { palette }: CardColours): Rgb {
  const off = (part.l - middle) * 0.8;
  if (colour === 'white') return oklch(clamp(0.945 + off * 0.4, 0.8, 0.985), 0.008, 85);
  if (colour === 'black') return oklch(clamp(0.27 + off * 0.6, 0.17, 0.46), 0.012, 285);
  if (colour === 'grey') return oklch(clamp(0.66 + off * 0.8, 0.36, 0.9), 0.012, 250);
  if (colour === 'brown') return oklch(clamp(0.47 + off * 0.75, 0.26, 0.78), 0.085, 52);
  const strength = clamp(1 - Math.abs(off) * 0.5, 0.6, 1);
  return oklch(clamp(namedLightness(colour) + off * 0.75, 0.3, 0.92), namedChroma[palette] * strength, colour);
}

function tempered({ l, c, h }: Lch, { palette, hues, ink }: CardColours): Rgb {
  const { most, chroma, dark, light } = tempers[palette];
  const lightness = dark + clamp((l - 0.22) / 0.78) * (light - dark);
  if (c < grey || l < nearBlack || isViolet({ l, c, h })) {
    // Near-black is the card's own ink; greys are warm, as paper and pencil are.
    if (l < 0.45 || c >= grey) return mixInk(ink, l);
    return oklch(lightness, palette === 'Black & White' ? 0.003 : 0.008, 75);
  }
  if (palette === 'Black & White') return oklch(clamp(lightness + warmth(h, c)), 0.003, 75);
  if (isSkin({ l, c, h })) return oklch(lightness + 0.02, Math.min(c, c * (0.35 + chroma * 0.75)), h);
  const turned = towardCard(h, hues);
  // The greens of screens look poisonous on paper.
  const green = 1 - 0.42 * Math.max(0, 1 - hueGap(h, 148) / 38) * clamp((c - 0.09) / 0.09);
  return oklch(lightness - (1 - green) * 0.22, Math.min(most, c * chroma * green), turned);
}

/** Red and green of one lightness would be one grey. */
const warmth = (h: number, c: number): number => -c * 0.45 * Math.cos(((h - 25) * Math.PI) / 180);

function mixInk(ink: Rgb, l: number): Rgb {
  const [inkL, a, b] = toOklab(ink);
  return oklch(inkL + (l - 0.28) * 0.4, Math.hypot(a, b) * 0.6, (Math.atan2(b, a) * 180) / Math.PI);
}

/** Draws a hue toward the nearest of the card's; hues keep their order, so that none meet. */
function towardCard(hue: number, hues: readonly number[]): number {
  const nearest = hues.reduce((best, own) => (hueGap(own, hue) < hueGap(best, hue) ? own : best), hues[0] ?? hue);
  const gap = ((nearest - hue + 540) % 360) - 180;
  return hue + gap * pull * Math.max(0, 1 - Math.abs(gap) / drawnFrom);
}

function toLch(colour: Rgb): Lch {
  const [l, a, b] = toOklab(colour);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** A background colour as strong as the palette wants it; `chroma` is that of Pastel. */
export function groundTone(lightness: number, chroma: number, hue: number, palette: ColorPalette): Rgb {
  const { most, chroma: strength } = tempers[palette];
  return oklch(lightness, Math.min(most, (chroma * strength) / tempers.Pastel.chroma), hue);
}
