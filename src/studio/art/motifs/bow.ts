import { type Point, place } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, stroke } from './shapes.ts';

const loop: readonly Point[] = [
  [0, 0],
  [0.34, -0.36],
  [0.82, -0.5],
  [1.02, -0.2],
  [0.9, 0.18],
  [0.42, 0.2],
];
const fold: readonly Point[] = [
  [0.08, 0],
  [0.4, -0.2],
  [0.74, -0.26],
  [0.78, -0.08],
  [0.42, 0.08],
];
const tail: readonly Point[] = [
  [-0.06, 0],
  [0.12, 0.02],
  [0.3, 0.5],
  [0.62, 1.02],
  [0.42, 0.98],
  [0.26, 1.14],
  [0.1, 0.6],
];

/** A tied ribbon; `size` is the reach of a loop. Tails hang below unless `tails` is false. */
export function bow(rng: Rng, x: number, y: number, size: number, colour: Tint, angle = 0, tails = true): Shape[] {
  const shapes: Shape[] = [];
  const at = (points: readonly Point[], side: number, stretch = 1): Point[] =>
    place(
      points.map(([px, py]): Point => [px * side, py * stretch]),
      x,
      y,
      angle,
      size,
    );
  if (tails) {
    for (const side of [-1, 1]) {
      shapes.push(
        blob(
          at(tail, side, rng.between(0.85, 1.1)),
          'petal',
          colour,
          {
            cover: 0.95,
            strength: 1.35,
            shade: { kind: 'linear', from: [x, y], to: [x, y + size], start: 1.25, end: 0.8 },
          },
          0.3,
        ),
      );
    }
  }
  for (const side of [-1, 1]) {
    const [tip] = at([[1, -0.2]], side) as [Point];
    shapes.push(
      blob(at(loop, side), 'petal', colour, {
        cover: 0.97,
        strength: 1.3,
        shade: { kind: 'linear', from: [x, y], to: tip, start: 1.4, end: 0.75 },
      }),
      blob(at(fold, side), 'petal', colour, {
        cover: 0,
        strength: 0.75,
        shade: { kind: 'linear', from: [x, y], to: tip, start: 1.4, end: 0.7 },
      }),
      stroke(
        at(
          [
            [0.1, -0.03],
            [0.3, -0.1],
            [0.5, -0.1],
          ],
          side,
        ),
        size * 0.02,
        colour,
        { strength: 0.9 },
      ),
    );
  }
  const knot: Point[] = [
    [-0.16, -0.14],
    [0.16, -0.14],
    [0.19, 0.1],
    [0.12, 0.18],
    [-0.12, 0.18],
    [-0.19, 0.1],
  ];
  shapes.push(
    blob(at(knot, 1), 'fine', colour, {
      cover: 0.95,
      strength: 1.3,
      shade: { kind: 'linear', from: [x, y - size * 0.15], to: [x, y + size * 0.18], start: 0.8, end: 1.3 },
    }),
  );
  return shapes;
}
