import type { Box, Point } from './core/geometry.ts';
import type { ColourRole } from './palettes.ts';

/** A colour by its role in the palette, leaning `share` of the way to another role. */
export type Tint = { role: ColourRole; toward?: ColourRole; share?: number };

/**
 * What a shape is made of, independent of style; each renderer has its own handling of every surface.
 * - wash: a large loose field of colour; mist: the same without an edge
 * - petal, leaf, body: small, middling and smooth solid parts
 * - line: a stroked stem or outline; fine: small crisp parts
 * - glow: light without an edge; lift: takes colour away; chalk: opaque light paint
 */
export type Surface = 'wash' | 'mist' | 'petal' | 'leaf' | 'body' | 'line' | 'fine' | 'glow' | 'lift' | 'chalk';

/** How the amount of paint changes over the shape: `start` and `end` multiply it. */
export type Shade =
  | { kind: 'linear'; from: Point; to: Point; start: number; end: number }
  | { kind: 'radial'; centre: Point; radius: number; start: number; end: number };

export type Shape = {
  /** SVG path data in scene units (the full-size picture's pixels). */
  path: string;
  box: Box;
  surface: Surface;
  tint: Tint;
  /** The tint the shade runs to. */
  second?: Tint;
  shade?: Shade;
  /** Strokes the path at this width instead of filling it. */
  lineWidth?: number;
  /** Amount of paint; 1 is what the surface usually carries. */
  strength?: number;
  /** 0 to 1: how much the shape hides what is below. */
  cover?: number;
  /** Blur of the outline in scene units. */
  softness?: number;
  /** Looseness of the outline; 1 is what the surface usually has. */
  looseness?: number;
  /** 0 to 1: how broken the paint is by the paper's tooth. */
  dryness?: number;
};

export type Layer = { name: string; shapes: Shape[] };

/** Where the heading goes, with nothing but background colour: bare paper, or a sky that needs light words. */
export type TextArea = { box: Box; ground: 'paper' | 'sky' };

export type SceneDescription = {
  template: string;
  width: number;
  height: number;
  layers: Layer[];
  textArea: TextArea | null;
};
