import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { motifSquare, type Subject } from '../library/library-motif.ts';
import { accentsOf } from './accent-roles.ts';
import type { Placement } from './arrangement.ts';
import { placeInk } from './ink.ts';
import { contains, extentOf, touchesBox } from './touch.ts';

/** Leaves and flowers that grow from behind a group's feet, leaning outward, longer towards the middle. */
export function fringe(
  accents: readonly Subject[],
  [left, top, right, bottom]: Box,
  within: Box,
  words: Box | null,
  rng: Rng,
): Placement[] {
  const growing = [...accentsOf(accents, 'ground'), ...accentsOf(accents, 'foliage')];
  if (growing.length === 0) return [];
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  const tall = Math.min(bottom - top, half * 2.4);
  const count = rng.whole(3, 5);
  const leaves: Placement[] = [];
  for (const side of [-1, 1]) {
    for (let i = 0; i < count; i++) {
      const out = 0.5 + (i / count) * 0.6 + rng.gaussian(0.03);
      const lean = side * (0.12 + out * 0.4 + rng.gaussian(0.1));
      const length = tall * rng.between(0.22, 0.34) * (1.1 - out * 0.35);
      const foot = bottom - tall * rng.between(0, 0.03);
      const subject = rng.pick(growing);
      const x = middle + side * half * out + Math.sin(lean) * length * 0.4;
      leaves.push(
        placeInk(subject, [x, foot - Math.cos(lean) * length * 0.46], (length * motifSquare) / 28, {
          angle: lean,
          flip: rng.chance(0.5),
          rank: 'accent',
        }),
      );
    }
  }
  return leaves.filter((leaf) => contains(within, extentOf([leaf])) && (words === null || !touchesBox(leaf, words)));
}
