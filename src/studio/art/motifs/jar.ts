import type { Point } from '../core/geometry.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, ellipse, facet } from './shapes.ts';

/** A belly vase without its flowers; (x, foot) is the middle of its foot and `size` its height. */
export function jar(x: number, foot: number, size: number, colour: Tint, band: Tint): Shape[] {
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * size, foot + py * size]);
  return [
    ellipse(x, foot - size * 0.97, size * 0.27, size * 0.055, 'body', band),
    blob(
      at([
        [-0.2, 0],
        [-0.3, -0.08],
        [-0.42, -0.36],
        [-0.36, -0.66],
        [-0.21, -0.82],
        [-0.24, -0.96],
        [0.24, -0.96],
        [0.21, -0.82],
        [0.36, -0.66],
        [0.42, -0.36],
        [0.3, -0.08],
        [0.2, 0],
      ]),
      'body',
      colour,
      {
        shade: {
          kind: 'linear',
          from: [x - size * 0.05, foot],
          to: [x + size * 0.5, foot],
          start: 1,
          end: 1.5,
        },
      },
      0.4,
    ),
    facet(
      at([
        [-0.41, -0.46],
        [0.41, -0.46],
        [0.42, -0.36],
        [0.41, -0.3],
        [-0.41, -0.3],
        [-0.42, -0.36],
      ]),
      'body',
      band,
    ),
  ];
}
