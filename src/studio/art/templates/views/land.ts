import { lerp } from '../../core/colour.ts';
import type { Point } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, smoothChain, tint } from '../../motifs/shapes.ts';
import type { Shape, Tint } from '../../scene.ts';
import type { View } from './view.ts';

/** A rolling ground from `level` down to the foot of the frame. */
export function rolling(
  rng: Rng,
  { left, right, bottom, scale }: View,
  level: number,
  roll: number,
  colour: Tint,
  second: Tint,
  strength: number,
): Shape {
  const phase = rng.between(0, 6);
  const crest = Array.from(
    { length: 9 },
    (_, i): Point => [
      lerp(left - 60, right + 60, i / 8),
      level + Math.sin(i * 0.8 + phase) * roll * scale + rng.gaussian(3),
    ],
  );
  return blob([...crest, [right + 60, bottom + 60], [left - 60, bottom + 60]], 'body', colour, {
    cover: 0.9,
    strength,
    second,
    looseness: 3,
    shade: { kind: 'linear', from: [left, level - 20], to: [left, bottom], start: 0.75, end: 1.15 },
  });
}

/** Far ridges, paler with distance. */
export function ridges(
  rng: Rng,
  { left, right, horizon, scale, bottom }: View,
  heights: readonly number[],
  peaked: boolean,
): Shape[] {
  return heights.map((height, rank) => {
    const count = peaked ? 9 : 7;
    const outline: Point[] = [[left - 60, horizon + 30]];
    for (let i = 0; i <= count; i++) {
      const rise = peaked ? (i % 2 === 1 ? rng.between(0.6, 1.1) : rng.between(0.1, 0.4)) : rng.between(0.55, 1);
      outline.push([
        lerp(left - 60, right + 60, (i + (i > 0 && i < count ? rng.between(-0.25, 0.25) : 0)) / count),
        horizon - height * rise * scale,
      ]);
    }
    outline.push([right + 60, horizon + 30], [right + 60, bottom], [left - 60, bottom]);
    const near = rank / Math.max(1, heights.length - 1);
    return blob(
      outline,
      'body',
      tint('sky', peaked ? 'skyDeep' : 'leafCool', 0.1 + near * 0.4),
      {
        cover: 0.55,
        strength: 0.5 + near * 0.4,
        looseness: 1.6,
        second: tint('skyWarm', 'white', 0.3),
        shade: {
          kind: 'linear',
          from: [left, horizon - height * scale],
          to: [left, horizon + 20],
          start: 1.15,
          end: 0.25,
        },
      },
      peaked ? 0.18 : 0.5,
    );
  });
}

/** Still water from the horizon down, with glints. */
export function water(
  rng: Rng,
  { left, right, horizon, bottom, scale }: View,
  colour: Tint = tint('sky', 'ceramic', 0.3),
): Shape[] {
  const glints = Array.from({ length: 34 }, (): Point[] => {
    const y = lerp(horizon + 8, bottom - 10, rng.next() ** 1.3);
    const reach = lerp(8, 56, (y - horizon) / (bottom - horizon)) * scale;
    const x = rng.between(left + 20, right - 20);
    return [
      [x - reach, y],
      [x, y - 1.5],
      [x + reach, y + 0.5],
    ];
  });
  const ripples = glints.slice(0, 14).map((line) => line.map(([x, y]): Point => [x + 40 * scale, y + 14 * scale]));
  return [
    blob(
      [
        [left - 60, horizon],
        [right + 60, horizon],
        [right + 60, bottom + 60],
        [left - 60, bottom + 60],
      ],
      'body',
      colour,
      {
        cover: 0.95,
        strength: 0.62,
        second: tint('sky', 'skyDeep', 0.25),
        looseness: 1,
        shade: { kind: 'linear', from: [left, horizon], to: [left, bottom], start: 0.55, end: 1.35 },
      },
      0.02,
    ),
    smoothChain(ripples, 2.6 * scale, 'line', tint('sky', 'skyDeep', 0.5), { strength: 0.5 }),
    smoothChain(glints, 2.6 * scale, 'chalk', tint('white'), { strength: 0.6, dryness: 0.2 }),
  ];
}

/** Grasses along a near bank; taller at the sides when `open`. */
export function reeds(
  rng: Rng,
  { left, right, bottom, scale }: View,
  count: number,
  tall: number,
  colour: Tint,
  open = true,
): Shape {
  const blades = Array.from({ length: count }, (): Point[] => {
    const t = rng.next();
    const x = lerp(left, right, t);
    const reach = tall * scale * (open ? 0.3 + 1.4 * Math.abs(t - 0.5) : 1) * rng.between(0.6, 1.15);
    const lean = rng.gaussian(0.22) * reach;
    return [
      [x, bottom + 12],
      [x + lean * 0.4, bottom - reach * 0.5],
      [x + lean, bottom - reach],
    ];
  });
  return smoothChain(blades, 3.2 * scale, 'line', colour, { strength: 0.9, cover: 0.25 });
}

/** Small flowers scattered over the near ground. */
export function blossoms(rng: Rng, { left, right, bottom, scale }: View, level: number, count: number): Shape[] {
  return (['flower1', 'flower2', 'flower3'] as const).map((role) => {
    const spots = Array.from({ length: Math.round(count / 3) }, (): Point[] => {
      const depth = rng.next();
      const y = lerp(level + 20, bottom - 16, depth);
      const x = rng.between(left, right);
      const r = lerp(2, 5.5, depth) * scale;
      return [
        [x - r, y],
        [x + r, y - r * 0.4],
      ];
    });
    return smoothChain(spots, 7 * scale, 'chalk', tint(role, 'white', 0.1), { strength: 0.85 });
  });
}
