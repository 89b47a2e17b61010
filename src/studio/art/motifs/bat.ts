import { type Point, place } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape } from '../scene.ts';
import { blob, tint } from './shapes.ts';

const half: readonly Point[] = [
  [0.06, -0.2],
  [0.11, -0.3],
  [0.14, -0.14],
  [0.42, -0.34],
  [1, -0.28],
  [0.84, 0.12],
  [0.6, 0],
  [0.42, 0.2],
  [0.22, 0.06],
  [0.08, 0.26],
];

/** A bat with open wings; `size` is the reach of a wing. */
export function bat(rng: Rng, x: number, y: number, size: number): Shape {
  const lift = rng.between(-0.25, 0.25);
  const side = (sign: number): Point[] => half.map(([px, py]) => [px * sign, py + Math.abs(px) * lift]);
  const outline = place([...side(1), ...side(-1).reverse()], x, y, rng.between(-0.3, 0.3), size);
  return blob(outline, 'fine', tint('heartDark', 'skyDeep', 0.3), { cover: 0.6, strength: 1.35 }, 0.2);
}
