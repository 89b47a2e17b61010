import { offset } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { stroke } from './shapes.ts';

/** A leafless tree from its foot at (x, y), leaning by `lean`. */
export function bareTree(rng: Rng, x: number, y: number, height: number, lean: number, colour: Tint): Shape[] {
  const shapes: Shape[] = [];
  const grow = (fromX: number, fromY: number, angle: number, length: number, width: number, depth: number): void => {
    const bend = rng.gaussian(0.22);
    const [mx, my] = offset(fromX, fromY, angle, length * 0.5);
    const [ex, ey] = offset(mx, my, angle + bend, length * 0.5);
    shapes.push(
      stroke(
        [
          [fromX, fromY],
          [mx, my],
          [ex, ey],
        ],
        width,
        colour,
        { strength: 1.3, cover: 0.8 },
      ),
    );
    if (depth === 0) return;
    const forks = depth > 2 ? 3 : 2;
    for (let i = 0; i < forks; i++) {
      const spread = (i - (forks - 1) / 2) * rng.between(0.55, 0.85) + rng.gaussian(0.12);
      grow(ex, ey, angle + bend * 0.6 + spread, length * rng.between(0.62, 0.78), width * 0.6, depth - 1);
    }
  };
  grow(x, y, -Math.PI / 2 + lean, height * 0.34, height * 0.05, 4);
  return shapes;
}
