import type { Rgb } from '../core/colour.ts';
import type { Box, Point } from '../core/geometry.ts';
import type { FontChoice } from '../text/fonts.ts';

/** A canvas transform: a, b, c, d, e, f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Grain-dissolved shading inside a shape. */
export type FlatShade =
  /** Light from the upper left, shadow at the lower right, from the shape's own bounds. */
  | { kind: 'volume'; amount: number }
  | { kind: 'radial'; centre: Point; radius: number; colour: Rgb; alpha: number }
  /** Full at `from`, nothing at `to`. */
  | { kind: 'linear'; from: Point; to: Point; colour: Rgb; alpha: number };

export type FlatShape = {
  /** SVG path data, in the units of `matrix`. */
  path: string;
  colour: Rgb;
  /** A second colour, blended in from `from` to `to`. */
  blendTo?: { colour: Rgb; from: Point; to: Point };
  alpha?: number;
  /** Strokes the path instead of filling it. */
  lineWidth?: number;
  shades?: readonly FlatShade[];
  /** Draws only the shades, over what is there. */
  shadesOnly?: boolean;
  /** With the soft shadow of cut paper. */
  drop?: { blur: number; down: number; alpha: number };
  /** Multiplies with what is below, like translucent ink. */
  multiply?: boolean;
  /** Sets words as large as a box allows, in its middle, instead of drawing the path. */
  words?: { text: string; font: Omit<FontChoice, 'sizePx'>; box: Box };
  matrix?: Matrix;
  clips?: readonly { path: string; matrix: Matrix }[];
};

/** A picture of flat shapes with grain: plain data, back to front. */
export type FlatScene = {
  template: string;
  width: number;
  height: number;
  paper: Rgb;
  shapes: readonly FlatShape[];
  textArea: Box;
  /** Boxes of the faces, which words must not cover. */
  faces: readonly Box[];
};
