import type { Rgb } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';

/** One filled or stroked path of a motif, in units of its square. */
export type MotifPart = {
  /** SVG path data, absolute. */
  path: string;
  box: Box;
  /** The colour it was drawn in; a style maps it to its own. */
  colour: Rgb;
  /** Strokes the path at this width instead of filling it. */
  lineWidth?: number;
};

/** A drawing of one thing. Its parts lie on a square of 32 units, the back one first; a style paints them in its medium. */
export type LibraryMotif = { name: string; parts: readonly MotifPart[] };

export const motifSquare = 32;

/** A hue in OKLCH degrees, or a colour without a hue. */
export type SubjectColour = number | NamedColour;
export const namedColours = ['white', 'black', 'grey', 'brown'] as const;
export type NamedColour = (typeof namedColours)[number];

/** A thing that a card shows, as it was requested. */
export type Subject = {
  motif: LibraryMotif;
  /** How many of it; 1 to 12. */
  count: number;
  /** The colour of its largest coloured parts; null keeps their own. */
  colour: SubjectColour | null;
};
