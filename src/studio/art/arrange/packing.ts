import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Subject } from '../library/library-motif.ts';
import type { Placement } from './arrangement.ts';
import { discsOf } from './discs.ts';
import { inkMiddle, placeInk, sizeToLook } from './ink.ts';
import { mayFlip, tiltsFreely } from './things.ts';
import { extentOf, touchesBox } from './touch.ts';

export type ToPack = { subject: Subject /** Its size beside the others. */; weight: number; rank: Placement['rank'] };

const rounds = 130;
const growth = 1.033;
const shrinkage = 0.976;
/** How many times its first size a thing may become, so that its weight still shows. */
const mostGrown = 4.6;

/**
 * Lays things side by side, as large as fits in a box and beside the words. They start small; each grows and pushes the
 * others, and those that are squeezed shrink again.
 */
export function pack(things: readonly ToPack[], within: Box, words: Box | null, gap: number, rng: Rng): Placement[] {
  const starts = startingPoints(things.length, within, words, rng);
  const start = Math.sqrt(areaOf(within) / things.reduce((sum, { weight }) => sum + weight * weight, 0)) * 0.3;
  let placed = things.map(({ subject, weight, rank }, i) =>
    placeInk(subject, starts[i] as [number, number], sizeToLook(subject, weight * start), {
      angle: tiltsFreely(subject.motif) ? rng.between(-0.6, 0.6) : rng.gaussian(0.1),
      flip: mayFlip(subject.motif) && rng.chance(0.5),
      rank,
    }),
  );
  const largest = placed.map(({ size }) => size * mostGrown);
  for (let round = 0; round < rounds; round++) {
    const pressed = pushApart(placed, largest, within, words, gap);
    const isLast = round > rounds * 0.8;
    placed = placed.map((one, i) => {
      const isTight = (pressed[i] ?? 0) > gap * 0.6;
      if (isTight) return resized(one, shrinkage);
      return isLast ? one : resized(one, Math.min(growth, (largest[i] ?? one.size) / one.size));
    });
  }
  return placed;
}

const areaOf = ([left, top, right, bottom]: Box): number => (right - left) * (bottom - top);

function resized(one: Placement, scale: number): Placement {
  return placeInk(one.subject, inkMiddle(one), one.size * scale, one);
}

/** Points far from each other and from the words. */
function startingPoints(
  count: number,
  [left, top, right, bottom]: Box,
  words: Box | null,
  rng: Rng,
): [number, number][] {
  const points: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    let best: [number, number] = [left, top];
    let widest = -1;
    for (let k = 0; k < 40; k++) {
      const x = rng.between(left, right);
      const y = rng.between(top, bottom);
      if (words !== null && x > words[0] && x < words[2] && y > words[1] && y < words[3]) continue;
      let room = Infinity;
      for (const point of points) room = Math.min(room, Math.hypot(point[0] - x, point[1] - y));
      const away = Math.min(room, 2 * Math.min(x - left, right - x), 2 * Math.min(y - top, bottom - y));
      if (away > widest) {
        widest = away;
        best = [x, y];
      }
    }
    points.push(best);
  }
  return points;
}

/** Moves things a little apart, off the words and into the box; returns the worst overlap of each, in pixels. */
function pushApart(
  placed: Placement[],
  largest: readonly number[],
  within: Box,
  words: Box | null,
  gap: number,
): Float64Array {
  const pressed = new Float64Array(placed.length);
  // As coordinates in lists of their own: this runs a hundred times for each picture.
  const x = Float64Array.from(placed, ({ centre }) => centre[0]);
  const y = Float64Array.from(placed, ({ centre }) => centre[1]);
  const grown = Float64Array.from(placed, ({ size }, i) => size / (largest[i] ?? 1));
  const discs = placed.map(discsOf);
  for (let i = 0; i < placed.length; i++)
    for (let k = i + 1; k < placed.length; k++) {
      // The one that has grown more gives way.
      const lead = at(grown, i) - at(grown, k);
      for (const a of discs[i] ?? [])
        for (const b of discs[k] ?? []) {
          const dx = b.x - a.x;
          const dy = b.y - a.y;
          const reach = a.radius + b.radius + gap;
          const squared = dx * dx + dy * dy;
          if (squared >= reach * reach) continue;
          const apart = Math.sqrt(squared) || 1;
          const overlap = reach - apart;
          if (lead > -0.04) pressed[i] = Math.max(at(pressed, i), overlap);
          if (lead < 0.04) pressed[k] = Math.max(at(pressed, k), overlap);
          const px = (dx / apart) * overlap * 0.32;
          const py = (dy / apart) * overlap * 0.32;
          x[i] = at(x, i) - px;
          y[i] = at(y, i) - py;
          x[k] = at(x, k) + px;
          y[k] = at(y, k) + py;
        }
    }
  for (let i = 0; i < placed.length; i++) {
    let one: Placement = { ...(placed[i] as Placement), centre: [at(x, i), at(y, i)] };
    if (words !== null) {
      const off = offWords(one, words, gap);
      one = movedBy(one, off[0], off[1]);
    }
    const box = extentOf([one]);
    const dx = Math.max(0, within[0] - box[0]) - Math.max(0, box[2] - within[2]);
    const dy = Math.max(0, within[1] - box[1]) - Math.max(0, box[3] - within[3]);
    one = movedBy(one, dx, dy);
    placed[i] = one;
    const isTooLarge = box[2] - box[0] > within[2] - within[0] || box[3] - box[1] > within[3] - within[1];
    if (isTooLarge || (words !== null && touchesBox(one, words))) pressed[i] = Infinity;
  }
  return pressed;
}

const at = (list: Float64Array, i: number): number => list[i] as number;

const movedBy = (one: Placement, dx: number, dy: number): Placement =>
  dx === 0 && dy === 0 ? one : { ...one, centre: [one.centre[0] + dx, one.centre[1] + dy] };

/** The shortest way off the words. */
function offWords(one: Placement, words: Box, gap: number): [number, number] {
  if (!touchesBox(one, words)) return [0, 0];
  const box = extentOf([one]);
  const ways: [number, number][] = [
    [words[0] - box[2] - gap, 0],
    [words[2] - box[0] + gap, 0],
    [0, words[1] - box[3] - gap],
    [0, words[3] - box[1] + gap],
  ];
  return ways.reduce((a, b) => (Math.abs(a[0] + a[1]) <= Math.abs(b[0] + b[1]) ? a : b));
}
