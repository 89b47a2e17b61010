import type { Point } from '../core/geometry.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, facet, tint } from './shapes.ts';

/** A sealed envelope about (x, y); `size` is its width and the seal is a heart. */
export function letter(
  x: number,
  y: number,
  size: number,
  paper: Tint = tint('cream'),
  seal: Tint = tint('red'),
): Shape[] {
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * size, y + py * size]);
  return [
    facet(
      at([
        [-0.5, -0.32],
        [0.5, -0.32],
        [0.5, 0.32],
        [-0.5, 0.32],
      ]),
      'body',
      paper,
      { shade: { kind: 'linear', from: [x, y - size * 0.1], to: [x, y + size * 0.4], start: 1, end: 1.2 } },
    ),
    facet(
      at([
        [-0.5, 0.32],
        [0, -0.06],
        [0.5, 0.32],
      ]),
      'body',
      paper,
    ),
    facet(
      at([
        [-0.5, -0.32],
        [0, 0.12],
        [0.5, -0.32],
      ]),
      'body',
      paper,
      { shade: { kind: 'linear', from: [x, y - size * 0.2], to: [x, y + size * 0.14], start: 1, end: 1.3 } },
    ),
    blob(
      at([
        [0, 0.2],
        [-0.11, 0.08],
        [-0.12, -0.01],
        [-0.06, -0.05],
        [0, 0],
        [0.06, -0.05],
        [0.12, -0.01],
        [0.11, 0.08],
      ]),
      'body',
      seal,
    ),
  ];
}
