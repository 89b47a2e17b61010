import type { Box } from '../core/geometry.ts';
import type { Subject } from '../library/library-motif.ts';
import type { Placement } from './arrangement.ts';
import { inkMiddle, lookOf, placeInk, sizeToLook } from './ink.ts';
import { keepClear } from './keep-clear.ts';
import { contains, extentOf } from './touch.ts';

/**
 * Of many repeats, the requested number of each thing become 'main': those nearest to the words, or to the middle, that
 * lie wholly in `safe`. A thing with too few replaces another's repeat.
 */
export function markMains(
  repeats: readonly Placement[],
  subjects: readonly Subject[],
  safe: Box,
  words: Box | null,
): Placement[] {
  const [left, top, right, bottom] = words ?? safe;
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const distance = (one: Placement): number => Math.hypot(inkMiddle(one)[0] - cx, inkMiddle(one)[1] - cy);
  const marked = [...repeats];
  const free = repeats
    .map((one, i) => ({ one, i }))
    .filter(({ one }) => contains(safe, extentOf([one])))
    .sort((a, b) => distance(a.one) - distance(b.one));
  const cut = repeats
    .map((one, i) => ({ one, i }))
    .filter(({ i }) => !free.some((spot) => spot.i === i))
    .sort((a, b) => distance(a.one) - distance(b.one));
  const taken = new Set<number>();
  const take = (i: number, one: Placement): void => {
    taken.add(i);
    marked[i] = { ...one, rank: 'main' };
  };
  const lacking: Subject[] = [];
  for (const subject of subjects) {
    const own = free.filter(({ one }) => one.subject === subject).slice(0, subject.count);
    for (const { one, i } of own) take(i, one);
    for (let k = own.length; k < subject.count; k++) lacking.push(subject);
  }
  const rest = [...free.filter(({ i }) => !taken.has(i)), ...cut];
  lacking.forEach((subject, k) => {
    const spot = rest[k];
    if (spot === undefined) return;
    const { one, i } = spot;
    const instead = placeInk(subject, inkMiddle(one), sizeToLook(subject, lookOf(one) * 0.9), { flip: one.flip });
    take(i, keepClear(instead, words, safe));
  });
  return marked;
}
