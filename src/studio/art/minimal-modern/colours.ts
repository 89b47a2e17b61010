import { mixColours, oklch, type Rgb } from '../core/colour.ts';

/** The few colours of one card: paper, ink and five that are printed in flat fields. */
export type MinimalColours = {
  paper: Rgb;
  ink: Rgb;
  /** From strong to pale: two main colours, a middle one, two quiet ones. */
  fields: readonly [Rgb, Rgb, Rgb, Rgb, Rgb];
  leaf: Rgb;
  gold: Rgb;
  /** For sympathy: nothing shines. */
  quiet: boolean;
};

type Lch = readonly [number, number, number];
type Set = { paper: Lch; ink: Lch; fields: readonly [Lch, Lch, Lch, Lch, Lch]; leaf: Lch };

const gold = oklch(0.82, 0.12, 84);

export const colourSets = {
  terracotta: {
    paper: [0.965, 0.015, 80],
    ink: [0.32, 0.03, 50],
    fields: [
      [0.66, 0.13, 38],
      [0.45, 0.06, 240],
      [0.8, 0.1, 75],
      [0.62, 0.06, 170],
      [0.86, 0.055, 25],
    ],
    leaf: [0.52, 0.06, 160],
  },
  harbour: {
    paper: [0.97, 0.01, 95],
    ink: [0.3, 0.04, 250],
    fields: [
      [0.5, 0.09, 250],
      [0.74, 0.1, 28],
      [0.85, 0.09, 88],
      [0.68, 0.07, 185],
      [0.88, 0.04, 20],
    ],
    leaf: [0.5, 0.06, 195],
  },
  forest: {
    paper: [0.96, 0.014, 60],
    ink: [0.31, 0.04, 160],
    fields: [
      [0.47, 0.08, 160],
      [0.64, 0.14, 32],
      [0.8, 0.09, 60],
      [0.84, 0.05, 120],
      [0.42, 0.05, 190],
    ],
    leaf: [0.47, 0.075, 155],
  },
  rose: {
    paper: [0.97, 0.013, 40],
    ink: [0.33, 0.06, 15],
    fields: [
      [0.6, 0.15, 14],
      [0.46, 0.1, 5],
      [0.8, 0.09, 18],
      [0.84, 0.07, 62],
      [0.9, 0.04, 10],
    ],
    leaf: [0.58, 0.06, 150],
  },
  plum: {
    paper: [0.968, 0.012, 330],
    ink: [0.3, 0.06, 320],
    fields: [
      [0.48, 0.1, 325],
      [0.7, 0.12, 10],
      [0.82, 0.09, 70],
      [0.72, 0.07, 290],
      [0.89, 0.04, 340],
    ],
    leaf: [0.55, 0.05, 180],
  },
  meadow: {
    paper: [0.972, 0.016, 100],
    ink: [0.32, 0.045, 150],
    fields: [
      [0.6, 0.09, 145],
      [0.72, 0.13, 45],
      [0.86, 0.11, 90],
      [0.74, 0.08, 205],
      [0.9, 0.05, 110],
    ],
    leaf: [0.55, 0.085, 145],
  },
  noel: {
    paper: [0.965, 0.014, 70],
    ink: [0.31, 0.05, 165],
    fields: [
      [0.45, 0.07, 165],
      [0.58, 0.16, 28],
      [0.82, 0.09, 70],
      [0.62, 0.06, 170],
      [0.87, 0.05, 40],
    ],
    leaf: [0.45, 0.07, 160],
  },
  frost: {
    paper: [0.97, 0.012, 230],
    ink: [0.31, 0.06, 255],
    fields: [
      [0.45, 0.08, 250],
      [0.63, 0.14, 25],
      [0.78, 0.06, 235],
      [0.62, 0.07, 215],
      [0.89, 0.03, 230],
    ],
    leaf: [0.48, 0.06, 200],
  },
  midnight: {
    paper: [0.965, 0.013, 85],
    ink: [0.28, 0.06, 270],
    fields: [
      [0.36, 0.09, 270],
      [0.78, 0.12, 80],
      [0.62, 0.12, 320],
      [0.6, 0.08, 240],
      [0.87, 0.05, 75],
    ],
    leaf: [0.5, 0.05, 220],
  },
  harvest: {
    paper: [0.96, 0.022, 82],
    ink: [0.34, 0.05, 45],
    fields: [
      [0.62, 0.14, 45],
      [0.47, 0.1, 30],
      [0.79, 0.12, 75],
      [0.6, 0.07, 110],
      [0.87, 0.06, 70],
    ],
    leaf: [0.54, 0.07, 110],
  },
  hallow: {
    paper: [0.962, 0.018, 75],
    ink: [0.27, 0.05, 300],
    fields: [
      [0.66, 0.16, 48],
      [0.36, 0.07, 300],
      [0.83, 0.11, 80],
      [0.56, 0.08, 310],
      [0.86, 0.05, 60],
    ],
    leaf: [0.5, 0.06, 140],
  },
  flag: {
    paper: [0.97, 0.01, 85],
    ink: [0.3, 0.08, 262],
    fields: [
      [0.42, 0.11, 260],
      [0.58, 0.18, 25],
      [0.86, 0.05, 245],
      [0.62, 0.09, 250],
      [0.91, 0.025, 60],
    ],
    leaf: [0.5, 0.06, 200],
  },
  hush: {
    paper: [0.965, 0.009, 90],
    ink: [0.36, 0.025, 260],
    fields: [
      [0.6, 0.035, 240],
      [0.7, 0.04, 300],
      [0.85, 0.035, 80],
      [0.74, 0.035, 170],
      [0.9, 0.018, 260],
    ],
    leaf: [0.58, 0.035, 165],
  },
  ash: {
    paper: [0.968, 0.008, 60],
    ink: [0.36, 0.02, 60],
    fields: [
      [0.62, 0.04, 170],
      [0.66, 0.035, 50],
      [0.86, 0.03, 70],
      [0.76, 0.03, 220],
      [0.9, 0.016, 90],
    ],
    leaf: [0.56, 0.04, 150],
  },
} satisfies Record<string, Set>;
export type ColourSetName = keyof typeof colourSets;

/** The colours of a set, turned a little so that two cards of one set differ. */
export function minimalColours(name: ColourSetName, turn: number): MinimalColours {
  const set: Set = colourSets[name];
  const quiet = name === 'hush' || name === 'ash';
  const at = ([l, c, h]: Lch): Rgb => oklch(l, c, h + turn);
  const fields = set.fields.map(at) as unknown as MinimalColours['fields'];
  return {
    paper: at(set.paper),
    ink: at(set.ink),
    fields,
    leaf: at(set.leaf),
    gold: quiet ? oklch(0.84, 0.05, 84) : gold,
    quiet,
  };
}

/** A colour blended with the paper. */
export const paled = ({ paper }: MinimalColours, colour: Rgb, share: number): Rgb => mixColours(colour, paper, share);

/** The colours as a palette has them. */
export function tempered(colours: MinimalColours, temper: (colour: Rgb) => Rgb): MinimalColours {
  return {
    paper: temper(colours.paper),
    ink: temper(colours.ink),
    fields: colours.fields.map(temper) as unknown as MinimalColours['fields'],
    leaf: temper(colours.leaf),
    gold: temper(colours.gold),
    quiet: colours.quiet,
  };
}
