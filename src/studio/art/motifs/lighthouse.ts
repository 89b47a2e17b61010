import type { Shape, Tint } from '../scene.ts';
import { motifPen } from './motif-pen.ts';
import { ellipse, tint } from './shapes.ts';

/** A banded lighthouse on its rock, its lamp lit; (x, foot) is the middle of its foot and `size` its height. */
export function lighthouse(x: number, foot: number, size: number, band: Tint): Shape[] {
  const { straight, smooth, line, oval, round } = motifPen(x, foot, size);
  const half = (level: number): number => 0.115 - 0.045 * level;
  const ring = (low: number, high: number, colour: Tint): Shape =>
    straight(
      [
        [-half(low), -low],
        [-half(high), -high],
        [half(high), -high],
        [half(low), -low],
      ],
      colour,
      { ...round(-0.1, 0.12), looseness: 0.6, strength: 1.1 },
    );
  return [
    smooth(
      [
        [-0.42, 0.06],
        [-0.3, -0.06],
        [-0.12, -0.03],
        [0.1, -0.08],
        [0.3, -0.02],
        [0.4, 0.07],
        [0, 0.1],
      ],
      tint('twig', 'sky', 0.3),
      { strength: 1.05, looseness: 2 },
    ),
    ring(0, 0.8, tint('cream', 'white', 0.5)),
    ring(0.1, 0.25, band),
    ring(0.4, 0.55, band),
    ring(0.68, 0.8, band),
    straight(
      [
        [-0.1, -0.8],
        [0.1, -0.8],
        [0.1, -0.825],
        [-0.1, -0.825],
      ],
      tint('skyDeep', 'ink', 0.4),
    ),
    ellipse(x, foot - size * 0.88, size * 0.2, size * 0.17, 'lift', tint('white'), {
      cover: 0.6,
      softness: size * 0.05,
    }),
    ellipse(x, foot - size * 0.88, size * 0.16, size * 0.14, 'glow', tint('glow'), {
      strength: 0.9,
      softness: size * 0.05,
    }),
    straight(
      [
        [-0.052, -0.825],
        [0.052, -0.825],
        [0.052, -0.92],
        [-0.052, -0.92],
      ],
      tint('glow', 'gold', 0.4),
      { surface: 'fine', cover: 1 },
    ),
    line(
      [
        [0, -0.825],
        [0, -0.92],
      ],
      0.01,
      tint('skyDeep'),
    ),
    straight(
      [
        [-0.075, -0.92],
        [0, -1],
        [0.075, -0.92],
      ],
      band,
      { strength: 1.1 },
    ),
    ...[0.32, 0.6].map((level) => oval(0, -level, 0.017, 0.026, tint('skyDeep', 'ink', 0.3), { surface: 'fine' })),
  ];
}
