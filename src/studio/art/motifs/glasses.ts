import { type Point, place } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape } from '../scene.ts';
import { blob, dots, ellipse, facet, stroke, tint } from './shapes.ts';

/** Two flutes that clink, their bubbles rising; (x, foot) is between their feet and `size` their height. */
export function clinkingGlasses(rng: Rng, x: number, foot: number, size: number): Shape[] {
  const shapes: Shape[] = [];
  for (const side of [-1, 1]) {
    const at = (points: readonly Point[]): Point[] => place(points, x + side * size * 0.27, foot, side * -0.2, size);
    shapes.push(
      stroke(
        at([
          [0, -0.02],
          [0, -0.42],
        ]),
        size * 0.032,
        tint('cream'),
      ),
      facet(
        at([
          [-0.17, 0.01],
          [0, -0.06],
          [0.17, 0.01],
        ]),
        'body',
        tint('cream'),
      ),
      blob(
        at([
          [-0.135, -1],
          [-0.15, -0.7],
          [-0.1, -0.48],
          [0, -0.4],
          [0.1, -0.48],
          [0.15, -0.7],
          [0.135, -1],
        ]),
        'body',
        tint('white'),
        {},
        0.35,
      ),
      blob(
        at([
          [-0.14, -0.84],
          [-0.145, -0.7],
          [-0.095, -0.49],
          [0, -0.42],
          [0.095, -0.49],
          [0.145, -0.7],
          [0.14, -0.84],
        ]),
        'body',
        tint('gold'),
        { shade: { kind: 'linear', from: [x, foot - size * 0.5], to: [x, foot - size], start: 1.2, end: 0.5 } },
        0.35,
      ),
      dots(
        Array.from({ length: 7 }, (): [number, number, number] => {
          const [[bx, by]] = at([[rng.between(-0.08, 0.08), rng.between(-0.8, -0.52)]]) as [Point];
          return [bx, by, size * rng.between(0.008, 0.018)];
        }),
        'chalk',
        tint('white'),
      ),
    );
  }
  for (let i = 0; i < 9; i++) {
    const reach = rng.between(0.02, 0.3);
    const angle = -Math.PI / 2 + rng.gaussian(0.5);
    const [bx, by] = [x + Math.cos(angle) * reach * size, foot - size * 1.04 + Math.sin(angle) * reach * size];
    const r = size * rng.between(0.012, 0.028);
    shapes.push(ellipse(bx, by, r, r, 'fine', tint('gold')));
  }
  return shapes;
}
