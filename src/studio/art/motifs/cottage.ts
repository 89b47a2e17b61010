import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { motifPen } from './motif-pen.ts';
import { ellipse, tint } from './shapes.ts';

/** A cottage with a tiled roof and lit windows; (x, foot) is the middle of its foot and `size` its width. */
export function cottage(rng: Rng, x: number, foot: number, size: number, roof: Tint): Shape[] {
  const { straight, smooth, round } = motifPen(x, foot, size, rng.chance(0.5) ? 1 : -1);
  const box = (
    left: number,
    top: number,
    width: number,
    height: number,
    colour: Tint,
    surface: 'body' | 'fine' = 'body',
  ): Shape =>
    straight(
      [
        [left, top],
        [left + width, top],
        [left + width, top + height],
        [left, top + height],
      ],
      colour,
      { surface, looseness: 0.7, cover: 1 },
    );
  const windows = [-0.36, 0.18].map((left) => box(left, -0.33, 0.17, 0.17, tint('glow', 'flame', 0.25), 'fine'));
  return [
    box(0.2, -0.86, 0.1, 0.3, tint('brick')),
    smooth(
      [
        [0.25, -0.9],
        [0.2, -1.05],
        [0.32, -1.2],
        [0.24, -1.42],
        [0.36, -1.44],
        [0.4, -1.18],
        [0.28, -1.04],
      ],
      tint('white'),
      { surface: 'lift', cover: 0.5, softness: 9 },
    ),
    straight(
      [
        [-0.47, 0],
        [-0.47, -0.44],
        [0.47, -0.44],
        [0.47, 0],
      ],
      tint('cream', 'sponge', 0.5),
      { ...round(-0.5, 0.6), strength: 1.1 },
    ),
    straight(
      [
        [-0.56, -0.41],
        [-0.38, -0.84],
        [0.38, -0.84],
        [0.56, -0.41],
      ],
      roof,
      { ...round(-0.6, 0.6), strength: 1.1 },
    ),
    ...[-0.275, 0.265].map((middle) =>
      ellipse(x + middle * size, foot - size * 0.24, size * 0.2, size * 0.18, 'glow', tint('glow'), {
        strength: 0.8,
        softness: size * 0.07,
      }),
    ),
    ...windows,
    box(-0.07, -0.31, 0.16, 0.31, tint('wood', 'brick', 0.3)),
  ];
}
