import { type Rgb, toOklab } from '../core/colour.ts';
import { hueGap } from '../library/motif-colours.ts';
import type { InkSet, Inks } from './inks.ts';

/** Coverages that print clean, alone or over each other: the colours of motifs. */
const mixtures: readonly Inks[] = [
  {},
  { light: 1 },
  { light: 0.5 },
  { main: 1 },
  { main: 0.5 },
  { main: 0.22 },
  { second: 1 },
  { second: 0.5 },
  { second: 0.22 },
  { light: 1, main: 1 },
  { light: 1, main: 0.5 },
  { light: 0.55, main: 0.28 },
  { light: 0.32, main: 0.16 },
  { light: 0.7, main: 0.32, key: 0.18 },
  { light: 1, second: 1 },
  { light: 1, second: 0.5 },
  { light: 0.5, second: 0.3 },
  { main: 1, second: 0.7 },
  { main: 0.55, second: 0.5 },
  { main: 0.3, second: 0.2 },
  { light: 1, main: 0.6, second: 0.35 },
  { light: 0.8, main: 0.45, second: 0.15 },
  { light: 1, main: 0.7, key: 0.45 },
  { main: 1, key: 0.4 },
  { second: 1, key: 0.4 },
  { light: 1, second: 1, key: 0.3 },
  { key: 0.16 },
  { key: 0.4 },
  { key: 0.7 },
  { key: 1 },
];

/** A colour to be matched, and how much of the picture it fills. */
export type Wanted = { colour: Rgb; share: number };

// Hue counts more, because it identifies a thing; outline and shade also add lightness.
const hueWeight = 2.3;
// A colour that no ink has becomes another colour rather than grey.
const fadedWeight = 3;
// A grey stays grey.
const gaudyWeight = 1.5;
const sameColour = 0.055;
const penaltyOfSharing = 0.08;

/**
 * The candidate nearest to each colour. Colours that differ keep apart: the larger chooses first, and a candidate that is
 * taken costs the next colour more.
 */
export function matchColours(wanted: readonly Wanted[], candidates: readonly Rgb[]): number[] {
  const labs = candidates.map(toOklab);
  const taken = new Map<number, Rgb>();
  const chosen = wanted.map(() => 0);
  const order = wanted.map((_, i) => i).sort((i, j) => (wanted[j]?.share ?? 0) - (wanted[i]?.share ?? 0));
  for (const i of order) {
    const { colour } = wanted[i] as Wanted;
    const [l, a, b] = toOklab(colour);
    let least = Infinity;
    labs.forEach(([cl, ca, cb], candidate) => {
      const other = taken.get(candidate);
      const shared = other !== undefined && distance(other, colour) > sameColour ? penaltyOfSharing : 0;
      const [chroma, itsChroma] = [Math.hypot(a, b), Math.hypot(ca, cb)];
      const faded = Math.max(0, chroma * 0.6 - itsChroma) * fadedWeight;
      const gaudy = Math.max(0, itsChroma - chroma * 1.5 - 0.03) * gaudyWeight;
      const cost = Math.hypot(l - cl, (a - ca) * hueWeight, (b - cb) * hueWeight) + shared + faded + gaudy;
      if (cost >= least) return;
      least = cost;
      chosen[i] = candidate;
    });
    taken.set(chosen[i] as number, taken.get(chosen[i] as number) ?? colour);
  }
  return chosen;
}

function distance(one: Rgb, other: Rgb): number {
  const [l, a, b] = toOklab(one);
  const [m, c, d] = toOklab(other);
  return Math.hypot(l - m, a - c, b - d);
}

/** Below this lightness a colour without much hue is the key ink itself: eyes, tyres, keys of a piano. */
const darkest = 0.42;

/** A requested hue, in degrees, and the ink that prints it alone. */
export type OwnInk = { hue: number; ink: 'main' | 'second' | 'light' };

/** How far a part's hue may be from the requested one, in degrees, and its least chroma. */
const [ownReach, ownChroma] = [16, 0.06];

/**
 * Each colour as coverages of a card's inks. What has a requested hue is printed in its ink alone: a red hen in red and
 * yellow would be orange.
 */
export function separateColours(wanted: readonly Wanted[], inks: InkSet, own: OwnInk | null = null): Inks[] {
  const match = (choices: readonly Inks[]): Inks[] => {
    const printed = choices.map((mixture) => printedColour(mixture, inks));
    return matchColours(wanted, printed).map((at) => choices[at] as Inks);
  };
  const matched = match(mixtures);
  const alone = own === null ? [] : match(shadesOf(own.ink));
  return wanted.map(({ colour }, i) => {
    if (isDark(colour)) return { key: 1 };
    return (own !== null && hasHue(colour, own.hue) ? alone[i] : matched[i]) as Inks;
  });
}

const shadesOf = (ink: OwnInk['ink']): Inks[] => [
  { [ink]: 1 },
  { [ink]: 1, key: 0.18 },
  { [ink]: 0.74 },
  { [ink]: 0.5 },
];

function hasHue(colour: Rgb, hue: number): boolean {
  const [, a, b] = toOklab(colour);
  return Math.hypot(a, b) > ownChroma && hueGap((Math.atan2(b, a) * 180) / Math.PI, hue) < ownReach;
}

function isDark(colour: Rgb): boolean {
  const [l, a, b] = toOklab(colour);
  return l < darkest && Math.hypot(a, b) < 0.07;
}

/** Inks absorb: the light of the paper that all of them let through. */
function printedColour(mixture: Inks, inks: InkSet): Rgb {
  const channel = (i: 0 | 1 | 2): number =>
    (['main', 'second', 'light', 'key'] as const).reduce(
      (left, name) => left * Math.max(0.02, inks[name][i]) ** (mixture[name] ?? 0),
      inks.paper[i],
    );
  return [channel(0), channel(1), channel(2)];
}
