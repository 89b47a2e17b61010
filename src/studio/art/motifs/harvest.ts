import { offset, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { motifPen } from './motif-pen.ts';
import { blob, ellipse, smoothChain, stroke, tint } from './shapes.ts';

/** One ear of wheat on its stalk, from (x, y) on. */
export function wheatEar(rng: Rng, x: number, y: number, angle: number, length: number): Shape[] {
  const bend = rng.between(-0.25, 0.25);
  const at = (t: number): Point => offset(x, y, angle + bend * t, length * t);
  const grains: Shape[] = [];
  const beards: Point[][] = [];
  const grain = length * 0.055;
  for (let i = 0; i < 8; i++) {
    const t = 0.58 + i * 0.055;
    const [gx, gy] = at(t);
    for (const side of [-1, 1]) {
      const out = angle + bend * t + side * 0.55;
      const [cx, cy] = offset(gx, gy, out, grain * 0.7);
      const tip = offset(cx, cy, out, grain * 0.8);
      const [wx, wy] = offset(cx, cy, out + Math.PI / 2, grain * 0.36);
      const [vx, vy] = offset(cx, cy, out - Math.PI / 2, grain * 0.36);
      grains.push(
        blob([[gx, gy], [wx, wy], tip, [vx, vy]], 'fine', tint('gold', 'wood', rng.between(0.05, 0.35)), {
          cover: 0.7,
        }),
      );
      if (i > 2) beards.push([tip, offset(tip[0], tip[1], angle + side * 0.22, grain * 2.4)]);
    }
  }
  return [
    stroke([at(0), at(0.5), at(0.96)], length * 0.012, tint('gold', 'leafWarm', 0.45), { strength: 1.1 }),
    smoothChain(beards, length * 0.004, 'line', tint('gold', 'wood', 0.25), { strength: 0.8 }),
    ...grains,
  ];
}

/** A wicker basket without its load; (x, foot) is the middle of its foot and `size` its width. */
export function wickerBasket(
  x: number,
  foot: number,
  size: number,
  handled: boolean,
): { behind: Shape[]; front: Shape[] } {
  const { straight, line, smooth, round } = motifPen(x, foot, size);
  const wicker = tint('gold', 'wood', 0.5);
  const rows = [-0.3, -0.22, -0.14, -0.06].map((level, i) =>
    line(
      Array.from(
        { length: 9 },
        (_, k): Point => [((k - 4) / 4) * (0.46 + level * -0.12), level + (k % 2 === i % 2 ? 0.012 : -0.012)],
      ),
      0.018,
      tint('wood', 'gold', 0.2),
      { strength: 0.75 },
    ),
  );
  const handle = handled
    ? [
        line(
          [
            [-0.46, -0.36],
            [-0.4, -0.72],
            [0, -0.92],
            [0.4, -0.72],
            [0.46, -0.36],
          ],
          0.045,
          wicker,
          { strength: 1.2, cover: 0.9 },
        ),
      ]
    : [];
  return {
    behind: [
      ...handle,
      smooth(
        [
          [-0.5, -0.38],
          [0, -0.45],
          [0.5, -0.38],
          [0, -0.31],
        ],
        tint('wood'),
        { strength: 1.1 },
      ),
    ],
    front: [
      straight(
        [
          [-0.5, -0.38],
          [0.5, -0.38],
          [0.42, 0],
          [-0.42, 0],
        ],
        wicker,
        { ...round(-0.5, 0.55), strength: 1.1 },
      ),
      ...rows,
      line(
        [
          [-0.52, -0.38],
          [0.52, -0.38],
        ],
        0.05,
        tint('wood', 'gold', 0.35),
        { strength: 1.1, cover: 0.9 },
      ),
    ],
  };
}

/** An apple about (x, y). */
export function apple(rng: Rng, x: number, y: number, radius: number, colour: Tint): Shape[] {
  return [
    blob(
      [
        [x, y - radius * 0.8],
        [x + radius * 0.6, y - radius * 0.92],
        [x + radius, y - radius * 0.1],
        [x + radius * 0.55, y + radius * 0.88],
        [x, y + radius * 0.8],
        [x - radius * 0.55, y + radius * 0.88],
        [x - radius, y - radius * 0.1],
        [x - radius * 0.6, y - radius * 0.92],
      ],
      'body',
      colour,
      {
        shade: {
          kind: 'radial',
          centre: [x - radius * 0.3, y - radius * 0.35],
          radius: radius * 1.5,
          start: 0.5,
          end: 1.35,
        },
      },
    ),
    stroke(
      [
        [x, y - radius * 0.72],
        [x + rng.between(-0.1, 0.25) * radius, y - radius * 1.25],
      ],
      radius * 0.09,
      tint('wood'),
      { cover: 0.8 },
    ),
    ellipse(x - radius * 0.35, y - radius * 0.35, radius * 0.14, radius * 0.2, 'lift', tint('white'), {
      cover: 0.6,
      softness: radius * 0.06,
    }),
  ];
}

/** A nest of twigs with eggs; (x, foot) is the middle of its foot and `size` its width. */
export function nest(
  rng: Rng,
  x: number,
  foot: number,
  size: number,
  eggs: (x: number, y: number, size: number, i: number) => Shape[],
): Shape[] {
  const twigs = (low: number, high: number, count: number): Shape => {
    const lines = Array.from({ length: count }, (): Point[] => {
      const level = rng.between(low, high);
      const half = 0.52 - Math.abs(level + 0.2) * 0.4;
      const from = rng.between(-half, half * 0.3);
      const reach = rng.between(0.25, 0.55);
      return [
        [x + from * size, foot + (level + rng.gaussian(0.02)) * size],
        [x + (from + reach * 0.5) * size, foot + (level + 0.05 + rng.gaussian(0.02)) * size],
        [x + Math.min(0.6, from + reach) * size, foot + (level + rng.gaussian(0.05)) * size],
      ];
    });
    return smoothChain(lines, size * 0.011, 'line', tint('wood', 'gold', rng.between(0.1, 0.5)), {
      strength: 1,
      cover: 0.3,
    });
  };
  const shell = tint('gold', 'wood', 0.62);
  return [
    ellipse(x, foot - size * 0.28, size * 0.5, size * 0.13, 'body', tint('wood'), { strength: 1.15 }),
    twigs(-0.36, -0.26, 16),
    ...[-0.24, 0.02, 0.26].flatMap((dx, i) =>
      eggs(x + dx * size, foot - size * (i === 1 ? 0.37 : 0.33), size * 0.145, i),
    ),
    blob(
      [
        [x - size * 0.53, foot - size * 0.28],
        [x, foot - size * 0.2],
        [x + size * 0.53, foot - size * 0.28],
        [x + size * 0.38, foot - size * 0.04],
        [x, foot],
        [x - size * 0.38, foot - size * 0.04],
      ],
      'body',
      shell,
      {
        strength: 1.05,
        looseness: 1.6,
        shade: { kind: 'linear', from: [x, foot - size * 0.28], to: [x, foot], start: 0.75, end: 1.4 },
      },
    ),
    twigs(-0.24, -0.04, 22),
    twigs(-0.26, -0.1, 16),
  ];
}
