import { accents } from '../../motifs/bunting.ts';
import { flower } from '../../motifs/flower.ts';
import { anyGreen, sprig } from '../../motifs/foliage.ts';
import { tint } from '../../motifs/shapes.ts';
import { bookStack, lemonSlice, steam, teapot } from '../../motifs/tea-things.ts';
import { teacup } from '../../motifs/teacup.ts';
import type { Tint } from '../../scene.ts';
import type { Subject } from './still-life.ts';

/** A teapot and a steaming cup with lemon, or a cup on a heap of books with a flower. */
export const teaTable: Subject = ({ flowerKinds }, rng, { x, foot, scale, side }) => {
  const [first = 'accent1', second = 'accent3', third = 'accent4'] = rng.shuffle(accents);
  const china = tint(first, 'ceramic', 0.35);
  const covers: Tint[] = [tint(second, 'twig', 0.25), tint(third, 'skyDeep', 0.25), tint('flower1Deep', 'twig', 0.4)];
  const kind = flowerKinds[0] ?? 'daisy';
  if (rng.chance(0.55)) {
    const cup = x + side * 168 * scale;
    return [
      ...sprig(rng, x - side * 250 * scale, foot - 10, side > 0 ? -2.4 : -0.7, 150 * scale, anyGreen(rng), {
        leafLength: 52 * scale,
      }),
      ...steam(rng, cup, foot - 170 * scale, 170 * scale),
      ...teapot(x - side * 78 * scale, foot - 24 * scale, 330 * scale, side, china, tint('gold', 'cream', 0.2)),
      ...teacup(cup, foot + 8 * scale, 176 * scale, china, false),
      ...lemonSlice(x + side * 42 * scale, foot + 2 * scale, 34 * scale),
      ...lemonSlice(x - side * 4 * scale, foot + 12 * scale, 30 * scale),
      ...flower(rng, kind, x - side * 248 * scale, foot - 6 * scale, 42 * scale, 0),
    ];
  }
  const books = bookStack(rng, x, foot, 400 * scale, covers);
  const blooms = x + side * 214 * scale;
  return [
    ...sprig(rng, blooms, foot - 10, side > 0 ? -0.7 : -2.4, 160 * scale, anyGreen(rng), { leafLength: 52 * scale }),
    ...books.shapes,
    ...steam(rng, x - side * 30 * scale, books.top - 166 * scale, 190 * scale),
    ...teacup(x - side * 30 * scale, books.top + 8 * scale, 206 * scale, china, false),
    ...flower(rng, kind, blooms, foot - 22 * scale, 58 * scale, 0),
    ...flower(rng, flowerKinds[1] ?? kind, blooms + side * 66 * scale, foot - 4 * scale, 38 * scale, 1),
  ];
};
