import { fullTurn, type Point, place } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape } from '../scene.ts';
import { accents } from './bunting.ts';
import { blob, dots, stroke, tint } from './shapes.ts';

const outline: readonly Point[] = Array.from({ length: 18 }, (_, i): Point => {
  const a = (i / 18) * fullTurn;
  return [Math.cos(a) * 0.74 * (1 + 0.12 * Math.sin(a)), Math.sin(a)];
});

/** A painted egg with bands and spots; `size` is half its height. */
export function egg(rng: Rng, x: number, y: number, size: number, angle: number): Shape[] {
  const [colour, band] = rng.shuffle(accents);
  const at = (points: readonly Point[]): Point[] => place(points, x, y, angle, size);
  const shapes = [
    blob(at(outline), 'body', tint(colour ?? 'accent1'), {
      shade: { kind: 'radial', centre: at([[-0.28, -0.35]])[0] as Point, radius: size * 1.7, start: 0.45, end: 1.35 },
    }),
  ];
  for (const level of [-0.34, 0.3]) {
    const half = 0.74 * Math.sqrt(1 - level * level) * 0.93;
    const zigzag = Array.from(
      { length: 7 },
      (_, i): Point => [-half + (i / 6) * half * 2, level + (i % 2 === 0 ? -0.07 : 0.07)],
    );
    shapes.push(stroke(at(zigzag), size * 0.075, tint(band ?? 'accent2', 'heart', 0.2), { strength: 1.1 }));
  }
  const spots = at([
    [-0.42, 0],
    [-0.14, 0],
    [0.14, 0],
    [0.42, 0],
  ]).map(([sx, sy]): [number, number, number] => [sx, sy, size * 0.075]);
  shapes.push(dots(spots, 'chalk', tint('white'), { strength: 0.9 }));
  return shapes;
}
