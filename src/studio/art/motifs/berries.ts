import { lerp } from '../core/colour.ts';
import { offset, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { ellipse, stroke, tint } from './shapes.ts';

/** Berries on thin stalks along a twig. */
export function berrySprig(
  rng: Rng,
  x: number,
  y: number,
  angle: number,
  length: number,
  colour: Tint = tint('berry'),
  count = 5,
): Shape[] {
  const shapes: Shape[] = [];
  const [tipX, tipY] = offset(x, y, angle, length);
  for (let i = 0; i < count; i++) {
    const t = 0.35 + (0.65 * i) / (count - 1);
    const side = (i % 2 === 0 ? -1 : 1) * 12 * (1 - t * 0.45);
    const bx = lerp(x, tipX, t) - Math.sin(angle) * side + rng.gaussian(2.5);
    const by = lerp(y, tipY, t) + Math.cos(angle) * side + rng.gaussian(2.5);
    const stalk: Point[] = [
      [x, y],
      [lerp(x, tipX, t * 0.7), lerp(y, tipY, t * 0.7)],
      [bx, by],
    ];
    shapes.push(stroke(stalk, 1.4, tint('leafWarm', 'twig'), { strength: 0.9 }));
    shapes.push(berry(bx, by, rng.between(5, 7.5), colour));
  }
  return shapes;
}

/** One round berry lit from the upper left. */
export function berry(x: number, y: number, radius: number, colour: Tint = tint('berry')): Shape {
  return ellipse(x, y, radius, radius, 'fine', colour, {
    cover: 0.9,
    shade: {
      kind: 'radial',
      centre: [x - radius * 0.35, y - radius * 0.35],
      radius: radius * 1.35,
      start: 0.35,
      end: 1.15,
    },
  });
}

/** A spike of small buds: lavender, or baby's breath when pale. */
export function budSpike(rng: Rng, x: number, y: number, angle: number, length: number, colour: Tint): Shape[] {
  const bend = rng.between(-0.3, 0.3);
  const at = (t: number): Point => {
    const [sx, sy] = offset(x, y, angle, length * t);
    return [sx - Math.sin(angle) * bend * length * t * t * 0.4, sy + Math.cos(angle) * bend * length * t * t * 0.4];
  };
  const shapes = [stroke([at(0), at(0.5), at(1)], 1.8, tint('leaf', 'leafPale'))];
  const largest = Math.min(8.5, Math.max(5, length * 0.055));
  const rows = Math.max(5, Math.round((length * 0.58) / (largest * 1.35)));
  for (let i = 0; i < rows; i++) {
    const t = 0.42 + (0.58 * i) / (rows - 1);
    const size = largest * (1 - 0.5 * ((t - 0.42) / 0.58));
    for (const side of [-1, 1]) {
      const [sx, sy] = at(t);
      const [bx, by] = offset(sx, sy, angle + side * 1.15, size * 0.85);
      shapes.push(
        ellipse(bx, by, size * rng.between(0.75, 1), size * rng.between(0.6, 0.85), 'fine', colour, {
          strength: rng.between(0.6, 1),
          cover: 0.55,
        }),
      );
    }
  }
  return shapes;
}
