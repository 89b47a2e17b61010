import { fullTurn, offset, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { dots, ellipse, smoothChain, tint } from './shapes.ts';

/** A bursting rocket: rays that droop, with sparks at their ends and a glow in the middle. */
export function firework(rng: Rng, x: number, y: number, radius: number, colour: Tint): Shape[] {
  const rays: Point[][] = [];
  const sparks: [number, number, number][] = [];
  const count = rng.whole(20, 28);
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * fullTurn + rng.gaussian(0.05);
    for (const [reach, inner] of i % 2 === 0 ? ([[1, 0.3]] as const) : ([[0.68, 0.22]] as const)) {
      const length = radius * reach * rng.between(0.88, 1.08);
      const droop = (t: number): Point => {
        const [px, py] = offset(x, y, angle, length * t);
        return [px, py + radius * 0.14 * t * t];
      };
      rays.push([droop(inner), droop(0.6), droop(0.92)]);
      const [sx, sy] = droop(1.03);
      sparks.push([sx, sy, rng.between(2.4, 4.6) * (radius / 130)]);
      const [mx, my] = droop(rng.between(1.1, 1.22));
      if (rng.chance(0.5)) sparks.push([mx, my, rng.between(1.2, 2.2) * (radius / 130)]);
    }
  }
  return [
    ellipse(x, y, radius * 0.95, radius * 0.95, 'lift', tint('white'), { cover: 0.1, softness: radius * 0.3 }),
    ellipse(x, y, radius * 0.7, radius * 0.7, 'glow', colour, { strength: 0.55, softness: radius * 0.25 }),
    smoothChain(rays, radius * 0.024, 'chalk', colour, { strength: 0.95, dryness: 0.1 }),
    dots(sparks, 'chalk', { ...colour, toward: 'white', share: 0.45 }, { strength: 0.95 }),
  ];
}
