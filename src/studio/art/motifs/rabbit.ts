import type { Point } from '../core/geometry.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, ellipse, stroke, tint } from './shapes.ts';

/** A sitting rabbit seen from the front; (x, foot) is the middle of its foot and `size` its height. */
export function rabbit(x: number, foot: number, size: number, fur: Tint, inner: Tint): Shape[] {
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * size, foot + py * size]);
  const round = (px: number, py: number, rx: number, ry: number, colour: Tint, fine = false): Shape =>
    ellipse(x + px * size, foot + py * size, rx * size, ry * size, fine ? 'fine' : 'body', colour);
  const ear = (side: number): Shape[] => [
    blob(
      at([
        [side * 0.05, -0.62],
        [side * 0.06, -0.86],
        [side * 0.15, -1],
        [side * 0.22, -0.86],
        [side * 0.17, -0.6],
      ]),
      'body',
      fur,
    ),
    blob(
      at([
        [side * 0.09, -0.66],
        [side * 0.1, -0.84],
        [side * 0.15, -0.92],
        [side * 0.18, -0.84],
        [side * 0.15, -0.66],
      ]),
      'fine',
      inner,
    ),
  ];
  return [
    ...ear(-1),
    ...ear(1),
    blob(
      at([
        [-0.14, -0.42],
        [-0.26, -0.2],
        [-0.24, -0.03],
        [0, 0],
        [0.24, -0.03],
        [0.26, -0.2],
        [0.14, -0.42],
      ]),
      'body',
      fur,
      {
        shade: { kind: 'linear', from: [x, foot - size * 0.3], to: [x + size * 0.3, foot], start: 1, end: 1.35 },
      },
    ),
    round(0, -0.16, 0.13, 0.14, inner),
    round(-0.14, -0.03, 0.1, 0.045, fur),
    round(0.14, -0.03, 0.1, 0.045, fur),
    round(0, -0.52, 0.22, 0.185, fur),
    round(-0.14, -0.47, 0.045, 0.03, inner, true),
    round(0.14, -0.47, 0.045, 0.03, inner, true),
    round(-0.085, -0.54, 0.02, 0.028, tint('ink'), true),
    round(0.085, -0.54, 0.02, 0.028, tint('ink'), true),
    round(0, -0.47, 0.026, 0.018, tint('red'), true),
    stroke(
      at([
        [-0.05, -0.42],
        [-0.02, -0.405],
        [0, -0.44],
        [0.02, -0.405],
        [0.05, -0.42],
      ]),
      size * 0.012,
      tint('ink'),
    ),
  ];
}
