import type { Box, Point } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import type { AbstractColours } from '../colours.ts';
import type { InkPen } from '../ink-pen.ts';

export type TemplateTools = {
  pen: InkPen;
  rng: Rng;
  colours: AbstractColours;
  width: number;
  height: number;
  detailed: boolean;
  /** For sympathy: little colour, little foil. */
  quiet: boolean;
  /** Sets a sign of the occasion, in foil or in a colour of the card. */
  stamp: (x: number, y: number, r: number, material?: 'foil' | 'deep' | 'white') => void;
};

/** A finished arrangement: where its words go, and where a small visitor may sit. */
export type Arrangement = { textArea: Box; perch: Point };

export type Template = (tools: TemplateTools) => Arrangement;

/** A path over the whole sheet. */
export const wholeSheet = (width: number, height: number): string => `M0 0H${width}V${height}H0Z`;

/** Evenly strewn points that keep `apart` from each other and out of `free`. */
export function strew(
  rng: Rng,
  count: number,
  apart: number,
  width: number,
  height: number,
  free: (x: number, y: number) => boolean,
): Point[] {
  const points: Point[] = [];
  for (let tries = 0; tries < count * 12 && points.length < count; tries++) {
    const [x, y] = [rng.between(10, width - 10), rng.between(10, height - 10)];
    if (free(x, y) && points.every(([px, py]) => Math.hypot(px - x, py - y) > apart)) points.push([x, y]);
  }
  return points;
}
