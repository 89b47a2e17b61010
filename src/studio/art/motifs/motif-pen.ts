import type { Point } from '../core/geometry.ts';
import type { Shape, Surface, Tint } from '../scene.ts';
import { blob, ellipse, facet, stroke } from './shapes.ts';

type Extra = Omit<Shape, 'path' | 'box' | 'surface' | 'tint'> & { surface?: Surface };

/** Draws a motif in its own units about (x, y), `size` long each; turned round where `facing` is -1. */
export type MotifPen = {
  at: (points: readonly Point[]) => Point[];
  smooth: (points: readonly Point[], colour: Tint, extra?: Extra, tension?: number) => Shape;
  straight: (points: readonly Point[], colour: Tint, extra?: Extra) => Shape;
  line: (points: readonly Point[], width: number, colour: Tint, extra?: Extra) => Shape;
  oval: (px: number, py: number, rx: number, ry: number, colour: Tint, extra?: Extra) => Shape;
  /** Light to dark from the left to the right of the motif's own span. */
  round: (left: number, right: number) => { shade: NonNullable<Shape['shade']> };
};

export function motifPen(x: number, y: number, size: number, facing: 1 | -1 = 1): MotifPen {
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * facing * size, y + py * size]);
  return {
    at,
    smooth: (points, colour, { surface = 'body', ...extra } = {}, tension = 0.5) =>
      blob(at(points), surface, colour, extra, tension),
    straight: (points, colour, { surface = 'body', ...extra } = {}) => facet(at(points), surface, colour, extra),
    line: (points, width, colour, extra = {}) => stroke(at(points), width * size, colour, extra),
    oval: (px, py, rx, ry, colour, { surface = 'body', ...extra } = {}) =>
      ellipse(x + px * facing * size, y + py * size, rx * size, ry * size, surface, colour, extra),
    round: (left, right) => ({
      shade: { kind: 'linear', from: [x + left * size, y], to: [x + right * size, y], start: 0.6, end: 1.3 },
    }),
  };
}
