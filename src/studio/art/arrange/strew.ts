import { type Box, fullTurn } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Subject } from '../library/library-motif.ts';
import type { Placement } from './arrangement.ts';
import { clearanceOf, type Disc, discsOf, distanceToBox } from './discs.ts';
import { placeInk, sizeToLook } from './ink.ts';
import { mayFlip, tiltsFreely } from './things.ts';
import { contains, extentOf, touchesBox } from './touch.ts';

type Strewing = {
  rng: Rng;
  what: readonly Subject[];
  count: number;
  within: Box;
  /** Keeps away from these and from the words. */
  around: readonly Placement[];
  words: Box | null;
  /** Visible sizes in pixels. */
  sizes: readonly [least: number, most: number];
  gap: number;
  rank?: Placement['rank'];
  /** Lets the edge of `within` cut through. */
  bleeds?: boolean;
  /** Rates a free place; without it the roomiest is best. */
  prefer?: (x: number, y: number, room: number) => number;
};

const tries = 60;

/** Small things in the free places, each as large as its place allows; fewer if there is no room. */
export function strew(strewing: Strewing): Placement[] {
  const { rng, what, count, within, around, words, sizes, gap, rank = 'accent', bleeds = false } = strewing;
  if (what.length === 0) return [];
  const discs: Disc[] = around.flatMap(discsOf);
  const strewn: Placement[] = [];
  const deck = rng.shuffle(what);
  for (let i = 0; i < count; i++) {
    const spot = roomiest(strewing, discs);
    if (spot === null || spot.room < sizes[0] / 2 + gap) continue;
    const subject = deck[i % deck.length] as Subject;
    const most = Math.min(sizes[1], (spot.room - gap) * 2);
    const length = sizes[0] + (most - sizes[0]) * Math.sqrt(rng.next());
    const one = placeInk(subject, [spot.x, spot.y], sizeToLook(subject, length), {
      angle: tiltsFreely(subject.motif) ? rng.between(0, fullTurn) : rng.gaussian(0.12),
      flip: mayFlip(subject.motif) && rng.chance(0.5),
      rank,
    });
    if (words !== null && touchesBox(one, words)) continue;
    if (!bleeds && !contains(within, extentOf([one]))) continue;
    strewn.push(one);
    discs.push(...discsOf(one));
  }
  return strewn;
}

function roomiest({ rng, within, words, bleeds, prefer }: Strewing, discs: readonly Disc[]) {
  const [left, top, right, bottom] = within;
  let best: { x: number; y: number; room: number; worth: number } | null = null;
  for (let i = 0; i < tries; i++) {
    const x = rng.between(left, right);
    const y = rng.between(top, bottom);
    const edge = bleeds ? Infinity : Math.min(x - left, right - x, y - top, bottom - y);
    const most = Math.min(edge, words === null ? Infinity : distanceToBox(x, y, words));
    // Without a preference, a place with less room than the best needs no more measuring.
    const enough = best === null || prefer !== undefined ? -Infinity : best.room;
    const room = clearanceOf(x, y, discs, most, enough);
    const worth = prefer === undefined ? room : prefer(x, y, room);
    if (best === null || worth > best.worth) best = { x, y, room, worth };
  }
  return best;
}
