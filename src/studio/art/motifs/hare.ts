import type { Shape, Tint } from '../scene.ts';
import { motifPen } from './motif-pen.ts';
import { tint } from './shapes.ts';

/** A hare sitting upright, seen from the side it faces; (x, foot) is below its middle and `size` its height with ears. */
export function hare(x: number, foot: number, size: number, facing: 1 | -1, fur: Tint): Shape[] {
  const { smooth, oval, line } = motifPen(x, foot, size, facing);
  const light = {
    shade: { kind: 'linear', from: [x, foot - size * 0.75] as const, to: [x, foot] as const, start: 0.7, end: 1.35 },
  } as const;
  const dark: Tint = { ...fur, toward: 'wood', share: 0.55 };
  const ear = (lean: number, colour: Tint): Shape =>
    smooth(
      [
        [0.1, -0.63],
        [0.05 + lean, -0.78],
        [0.04 + lean * 1.6, -0.93],
        [0.09 + lean * 1.8, -1],
        [0.14 + lean * 1.4, -0.9],
        [0.17 + lean * 0.8, -0.74],
        [0.17, -0.63],
      ],
      colour,
      { strength: 1.1 },
    );
  return [
    oval(-0.3, -0.1, 0.065, 0.06, tint('cream', 'white', 0.5), { strength: 1.1 }),
    ear(-0.13, dark),
    smooth(
      [
        [0.05, -0.5],
        [-0.12, -0.44],
        [-0.26, -0.28],
        [-0.3, -0.1],
        [-0.22, -0.01],
        [0.04, 0],
        [0.16, -0.02],
        [0.2, -0.2],
        [0.24, -0.36],
        [0.2, -0.47],
      ],
      fur,
      light,
    ),
    smooth(
      [
        [0.14, -0.42],
        [0.24, -0.36],
        [0.2, -0.2],
        [0.14, -0.12],
        [0.08, -0.26],
      ],
      tint('cream'),
      { surface: 'petal', cover: 0.7, softness: size * 0.012 },
    ),
    smooth(
      [
        [-0.22, -0.24],
        [-0.06, -0.28],
        [0.04, -0.14],
        [0.02, -0.03],
        [-0.16, -0.02],
        [-0.26, -0.1],
      ],
      fur,
      { surface: 'petal', cover: 0.5, strength: 1.2 },
    ),
    smooth(
      [
        [-0.12, -0.05],
        [0.06, -0.055],
        [0.1, -0.02],
        [0.04, 0.005],
        [-0.14, 0],
      ],
      dark,
      { surface: 'petal', cover: 0.9 },
    ),
    smooth(
      [
        [0.14, -0.28],
        [0.2, -0.2],
        [0.2, -0.04],
        [0.25, -0.015],
        [0.22, 0.005],
        [0.14, 0],
        [0.12, -0.14],
      ],
      fur,
      light,
    ),
    smooth(
      [
        [0.02, -0.56],
        [0.1, -0.66],
        [0.22, -0.65],
        [0.32, -0.56],
        [0.35, -0.5],
        [0.28, -0.45],
        [0.16, -0.43],
        [0.05, -0.47],
      ],
      fur,
      light,
    ),
    ear(0, fur),
    smooth(
      [
        [0.11, -0.68],
        [0.08, -0.8],
        [0.09, -0.93],
        [0.12, -0.86],
        [0.145, -0.72],
      ],
      tint('flower1', 'sponge', 0.4),
      { surface: 'petal', cover: 0.5 },
    ),
    oval(0.21, -0.565, 0.02, 0.024, tint('heartDark'), { surface: 'fine', cover: 1, strength: 1.5 }),
    oval(0.217, -0.573, 0.006, 0.007, tint('white'), { surface: 'chalk' }),
    oval(0.345, -0.515, 0.014, 0.012, tint('heartDark', 'flower1Deep', 0.4), { surface: 'fine', cover: 1 }),
    line(
      [
        [0.33, -0.49],
        [0.29, -0.478],
      ],
      0.008,
      dark,
    ),
    ...[-0.03, 0, 0.03].map((rise) =>
      line(
        [
          [0.31, -0.5],
          [0.44, -0.49 + rise],
        ],
        0.004,
        tint('twig'),
        { strength: 0.7 },
      ),
    ),
  ];
}
