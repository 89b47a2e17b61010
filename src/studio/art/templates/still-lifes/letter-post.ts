import type { Point } from '../../core/geometry.ts';
import { bow } from '../../motifs/bow.ts';
import { anyGreen, leafFan, sprig } from '../../motifs/foliage.ts';
import { letter } from '../../motifs/letter.ts';
import { flowerGroup } from '../../motifs/posy.ts';
import { stroke, tint } from '../../motifs/shapes.ts';
import type { Shape } from '../../scene.ts';
import type { Subject } from './still-life.ts';

/** A sealed letter with a ribbon and a spray of flowers laid over its corner. */
export const letterPost: Subject = ({ flowerKinds, detailed }, rng, { x, foot, scale, side }) => {
  const y = foot - 210 * scale;
  const size = 470 * scale;
  const paper = rng.pick([
    tint('cream', 'sponge', 0.3),
    tint('flower2Glow', 'cream', 0.5),
    tint('accent3', 'cream', 0.6),
  ]);
  const [cornerX, cornerY] = [x + side * size * 0.36, y + size * 0.24];
  const stems: Shape[] = [];
  for (let i = 0; i < (detailed ? 6 : 4); i++) {
    const angle = -Math.PI / 2 + side * (0.5 + i * 0.42) - side * 0.9;
    stems.push(
      ...sprig(rng, cornerX, cornerY, angle, rng.between(150, 210) * scale, anyGreen(rng), {
        leafLength: 52 * scale,
        second: anyGreen(rng),
        cover: 0.5,
      }),
    );
  }
  const ribbon = rng.pick([
    tint('flower1Deep', 'flower1', 0.4),
    tint('gold', 'cream', 0.2),
    tint('sky', 'accent4', 0.4),
  ]);
  const ribboned = rng.chance(0.5);
  const behind = [0, 1, 2].flatMap((i) =>
    leafFan(
      rng,
      x - side * size * (0.3 - i * 0.16),
      y - size * 0.28,
      -Math.PI / 2 - side * (0.5 - i * 0.3),
      150 * scale,
      2,
    ),
  );
  const tied = [
    stroke(
      [
        [x - side * size * 0.16, y - size * 0.32],
        [x - side * size * 0.16, y + size * 0.32],
      ],
      20 * scale,
      ribbon,
      { surface: 'body', cover: 1 },
    ),
    ...bow(rng, x - side * size * 0.16, y - size * 0.02, 74 * scale, ribbon),
  ];
  return [
    ...behind,
    ...letter(x, y, size, paper, tint('flower1Deep', 'red', 0.4)),
    ...folds(x, y, size),
    ...(ribboned ? tied : []),
    ...stems,
    ...flowerGroup(
      rng,
      [
        { x: cornerX, y: cornerY, radius: 74 * scale, kind: rng.pick(flowerKinds), tone: 0 },
        {
          x: cornerX - side * 96 * scale,
          y: cornerY + 34 * scale,
          radius: 50 * scale,
          kind: rng.pick(flowerKinds),
          tone: 1,
        },
        {
          x: cornerX + side * 44 * scale,
          y: cornerY - 96 * scale,
          radius: 46 * scale,
          kind: rng.pick(flowerKinds),
          tone: 2,
        },
      ],
      3,
    ),
  ];
};

/** The edges of the paper, which a wash alone would lose. */
function folds(x: number, y: number, size: number): Shape[] {
  const fold = tint('twig', 'sponge', 0.35);
  const line = (points: readonly Point[], strength: number): Shape =>
    stroke(
      points.map(([px, py]): Point => [x + px * size, y + py * size]),
      size * 0.006,
      fold,
      { strength },
    );
  return [
    line(
      [
        [-0.5, -0.32],
        [-0.09, 0.04],
      ],
      0.9,
    ),
    line(
      [
        [0.5, -0.32],
        [0.09, 0.04],
      ],
      0.9,
    ),
    line(
      [
        [-0.5, 0.32],
        [-0.14, 0.03],
      ],
      0.6,
    ),
    line(
      [
        [0.5, 0.32],
        [0.14, 0.03],
      ],
      0.6,
    ),
    line(
      [
        [-0.5, -0.32],
        [0.5, -0.32],
      ],
      0.5,
    ),
    line(
      [
        [-0.5, 0.32],
        [0.5, 0.32],
      ],
      0.7,
    ),
  ];
}
