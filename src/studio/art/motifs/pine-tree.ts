import type { Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, dots, ellipse, tint } from './shapes.ts';

/** The outline of a conifer standing on (x, y): tiers of drooping boughs. */
function conifer(rng: Rng, x: number, y: number, height: number, spread: number): Point[] {
  const tiers = Math.max(7, Math.round(height / 26));
  const width = height * spread;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= tiers; i++) {
    const t = i / tiers;
    const reach = width * t ** 0.9 * rng.between(0.8, 1.12);
    const level = y - height + height * 0.93 * t;
    const droop = height * 0.03 * (1 + t);
    left.push([x - reach * 0.32, level - droop * 0.4], [x - reach, level + droop * rng.between(0.6, 1.2)]);
    right.push(
      [x + reach * 0.32, level - droop * 0.4],
      [x + reach * rng.between(0.88, 1.08), level + droop * rng.between(0.6, 1.2)],
    );
  }
  return [
    [x, y - height * 1.03],
    ...right,
    [x + width * 0.1, y - height * 0.05],
    [x + width * 0.06, y],
    [x - width * 0.06, y],
    [x - width * 0.1, y - height * 0.05],
    ...left.reverse(),
  ];
}

/** A far conifer that fades into mist at its foot. */
export function farPine(
  rng: Rng,
  x: number,
  y: number,
  height: number,
  colour: Tint,
  strength: number,
  cover: number,
): Shape {
  return blob(
    conifer(rng, x, y, height, 0.23),
    'petal',
    colour,
    {
      strength,
      cover,
      looseness: 0.85,
      shade: { kind: 'linear', from: [x, y - height], to: [x, y - height * 0.02], start: 1.3, end: 0.1 },
    },
    0.25,
  );
}

/** A near conifer, with snow on its boughs if asked. */
export function nearPine(rng: Rng, x: number, y: number, height: number, snowy: boolean, spread = 0.27): Shape[] {
  const shapes = [
    blob(
      conifer(rng, x, y, height, spread),
      'body',
      tint('pine'),
      {
        cover: 0.9,
        strength: 1.1,
        looseness: 1.3,
        second: tint('pineWarm'),
        shade: {
          kind: 'linear',
          from: [x - height * 0.14, y - height],
          to: [x + height * 0.14, y],
          start: 0.9,
          end: 1.1,
        },
      },
      0.25,
    ),
  ];
  if (snowy) {
    for (let i = 0; i < height / 8; i++) {
      const t = rng.between(0.06, 0.95);
      const across = rng.between(-1, 1) * height * spread * 0.85 * t;
      const slope = (across / (height * spread)) * 0.55;
      const [cx, cy] = [x + across, y - height + height * 0.92 * t];
      const [rx, ry] = [height * 0.033 * t + 3, 2.2 + t * 3];
      shapes.push(
        blob(
          [
            [cx - rx, cy - slope * rx],
            [cx, cy - ry],
            [cx + rx, cy + slope * rx],
            [cx, cy + ry * 0.5],
          ],
          'chalk',
          tint('white'),
          { strength: 0.94, dryness: 0.22 },
          0.9,
        ),
      );
    }
  }
  return shapes;
}

/** Coloured balls hung in a conifer's outline. */
export function treeBalls(
  rng: Rng,
  x: number,
  y: number,
  height: number,
  count: number,
  size: number,
  colours: readonly Tint[],
  spread = 0.27,
): Shape[] {
  const spots: [number, number, number][] = [];
  for (let tries = 0; tries < count * 12 && spots.length < count; tries++) {
    const t = rng.between(0.2, 0.92);
    const sx = x + rng.between(-0.8, 0.8) * height * spread * t;
    const sy = y - height + height * 0.92 * t;
    const radius = size * rng.between(0.8, 1.25);
    if (spots.every(([ox, oy]) => Math.hypot(ox - sx, oy - sy) > size * 3.1)) spots.push([sx, sy, radius]);
  }
  return spots.flatMap(([sx, sy, radius]) => [
    ellipse(sx, sy, radius, radius, 'fine', rng.pick(colours), {
      cover: 1,
      shade: {
        kind: 'radial',
        centre: [sx - radius * 0.35, sy - radius * 0.35],
        radius: radius * 1.5,
        start: 0.45,
        end: 1.25,
      },
    }),
    dots([[sx - radius * 0.34, sy - radius * 0.36, radius * 0.2]], 'chalk', tint('white'), { strength: 0.8 }),
  ]);
}
