import { type Point, place } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape } from '../scene.ts';
import { blob, dots, stroke, tint } from './shapes.ts';

const upperWing: readonly Point[] = [
  [0.04, -0.06],
  [0.3, -0.62],
  [0.78, -0.86],
  [1, -0.62],
  [0.86, -0.22],
  [0.42, 0.02],
];
const lowerWing: readonly Point[] = [
  [0.04, 0.02],
  [0.46, 0.06],
  [0.76, 0.3],
  [0.66, 0.66],
  [0.36, 0.72],
  [0.12, 0.36],
];

/** A butterfly with open wings; `size` is the reach of a wing. */
export function butterfly(rng: Rng, x: number, y: number, size: number, angle: number): Shape[] {
  const fold = rng.between(0.72, 1);
  const [base, deep, glow] = rng.pick([
    [tint('flower1'), tint('flower1Deep'), tint('flower1Glow')],
    [tint('flower3'), tint('flower3Deep'), tint('flower3Glow')],
    [tint('accent5'), tint('accent4'), tint('accent3')],
  ] as const);
  const shapes: Shape[] = [];
  for (const side of [-1, 1]) {
    const at = (points: readonly Point[]): Point[] =>
      place(
        points.map(([px, py]): Point => [px * side * (side < 0 ? fold : 1), py]),
        x,
        y,
        angle,
        size,
      );
    const shade = { kind: 'radial', centre: [x, y], radius: size * 1.1, start: 0.55, end: 1.35 } as const;
    shapes.push(
      blob(at(lowerWing), 'petal', glow, { cover: 0.95, second: base, strength: 1.2, shade }),
      blob(at(upperWing), 'petal', base, { cover: 0.95, second: deep, strength: 1.2, shade }),
      stroke(
        at([
          [0.05, -0.06],
          [0.4, -0.36],
          [0.82, -0.6],
        ]),
        1.2,
        deep,
        { strength: 0.6 },
      ),
      stroke(
        at([
          [0.05, -0.04],
          [0.4, -0.16],
          [0.76, -0.3],
        ]),
        1.2,
        deep,
        { strength: 0.6 },
      ),
      stroke(
        at([
          [0.02, -0.2],
          [0.1, -0.46],
          [0.24, -0.6],
        ]),
        1.4,
        tint('heart'),
        { strength: 1.1, looseness: 0.5 },
      ),
    );
    const spots = at([
      [0.86, -0.66],
      [0.8, -0.5],
      [0.62, 0.52],
      [0.5, 0.6],
    ]).map(([sx, sy]): [number, number, number] => [sx, sy, size * 0.04]);
    shapes.push(dots(spots, 'chalk', tint('white'), { strength: 0.85 }));
  }
  const body: Point[] = [
    [0, -0.24],
    [0.045, -0.12],
    [0.035, 0.2],
    [0, 0.42],
    [-0.035, 0.2],
    [-0.045, -0.12],
  ];
  shapes.push(blob(place(body, x, y, angle, size), 'fine', tint('heart'), { cover: 0.8, strength: 1.1 }));
  return shapes;
}
