import { type Point, place } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape } from '../scene.ts';
import { blob, dots, ellipse, stroke, tint } from './shapes.ts';

/** Two champagne flutes of clear glass that meet at their rims; (x, foot) is between their feet and `size` their height. */
export function flutes(rng: Rng, x: number, foot: number, size: number): Shape[] {
  const glass = tint('sky', 'skyDeep', 0.35);
  const shapes: Shape[] = [];
  for (const side of [-1, 1]) {
    const at = (points: readonly Point[]): Point[] => place(points, x + side * size * 0.31, foot, side * -0.17, size);
    const [[footX, footY]] = at([[0, -0.012]]) as [Point];
    shapes.push(
      ellipse(footX, footY, size * 0.15, size * 0.028, 'petal', glass, { strength: 0.75, cover: 0.6 }),
      stroke(
        at([
          [0, -0.02],
          [0.004, -0.24],
          [0, -0.44],
        ]),
        size * 0.022,
        glass,
        { strength: 1, cover: 0.5 },
      ),
      blob(
        at([
          [-0.105, -1],
          [-0.125, -0.76],
          [-0.09, -0.52],
          [0, -0.42],
          [0.09, -0.52],
          [0.125, -0.76],
          [0.105, -1],
        ]),
        'petal',
        tint('sky', 'white', 0.45),
        { strength: 0.8, cover: 0.8 },
        0.35,
      ),
      blob(
        at([
          [-0.112, -0.86],
          [-0.118, -0.74],
          [-0.085, -0.53],
          [0, -0.44],
          [0.085, -0.53],
          [0.118, -0.74],
          [0.112, -0.86],
        ]),
        'petal',
        tint('gold', 'glow', 0.2),
        {
          strength: 1.35,
          cover: 0.7,
          shade: { kind: 'linear', from: [x, foot - size * 0.45], to: [x, foot - size * 0.9], start: 1.3, end: 0.7 },
        },
        0.35,
      ),
      stroke(
        at([
          [-0.105, -0.995],
          [0, -0.985],
          [0.105, -0.995],
        ]),
        size * 0.01,
        glass,
        { strength: 0.8 },
      ),
      dots(
        Array.from({ length: 11 }, (): [number, number, number] => {
          const [[bx, by]] = at([[rng.between(-0.075, 0.075), rng.between(-0.84, -0.52)]]) as [Point];
          return [bx, by, size * rng.between(0.005, 0.012)];
        }),
        'chalk',
        tint('white'),
      ),
    );
  }
  return shapes;
}
