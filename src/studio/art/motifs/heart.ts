import { fullTurn, type Point, place } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, ellipse, tint } from './shapes.ts';

const outline: readonly Point[] = Array.from({ length: 28 }, (_, i): Point => {
  const t = (i / 28) * fullTurn;
  const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
  return [Math.sin(t) ** 3, -y / 16];
});

/** A painted heart; `size` is half its width. */
export function heart(_rng: Rng, x: number, y: number, size: number, angle: number, colour: Tint): Shape[] {
  return [
    blob(place(outline, x, y, angle, size), 'body', colour, {
      shade: { kind: 'radial', centre: [x - size * 0.35, y - size * 0.4], radius: size * 1.8, start: 0.5, end: 1.3 },
    }),
    ellipse(x - size * 0.45, y - size * 0.42, size * 0.16, size * 0.11, 'lift', tint('white'), {
      cover: 0.6,
      softness: size * 0.04,
    }),
  ];
}
