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
      const [x, y] = [rng.between(left, right), rng.between(top, bottom)];
      if (words !== null && x > words[0] && x < words[2] && y > words[1] && y < words[3]) continue;
      const room = Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)), Infinity);
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
): number[] {
  const pressed = placed.map(() => 0);
  const discs = placed.map(discsOf);
  const grownOf = (i: number): number => (placed[i]?.size ?? 0) / (largest[i] ?? 1);
  const push = (i: number, dx: number, dy: number): void => {
    const one = placed[i] as Placement;
    placed[i] = { ...one, centre: [one.centre[0] + dx, one.centre[1] + dy] };
  };
  for (let i = 0; i < placed.length; i++) {
    for (let k = i + 1; k < placed.length; k++) {
      for (const a of discs[i] ?? []) {
        for (const b of discs[k] ?? []) {
          const [dx, dy] = [b.x - a.x, b.y - a.y];
          const reach = a.radius + b.radius + gap;
          const squared = dx * dx + dy * dy;
          if (squared >= reach * reach) continue;
          const apart = Math.sqrt(squared) || 1;
          const overlap = reach - apart;
          // The one that has grown more gives way.
          const lead = grownOf(i) - grownOf(k);
          if (lead > -0.04) pressed[i] = Math.max(pressed[i] ?? 0, overlap);
          if (lead < 0.04) pressed[k] = Math.max(pressed[k] ?? 0, overlap);
          const [px, py] = [(dx / apart) * overlap * 0.32, (dy / apart) * overlap * 0.32];
          push(i, -px, -py);
          push(k, px, py);
        }
      }
    }
  }
  placed.forEach((one, i) => {
    const off = words === null ? [0, 0] : offWords(one, words, gap);
    push(i, off[0] as number, off[1] as number);
    const box = extentOf([placed[i] as Placement]);
    const dx = Math.max(0, within[0] - box[0]) - Math.max(0, box[2] - within[2]);
    const dy = Math.max(0, within[1] - box[1]) - Math.max(0, box[3] - within[3]);
    push(i, dx, dy);
    const isTooLarge = box[2] - box[0] > within[2] - within[0] || box[3] - box[1] > within[3] - within[1];
    if (isTooLarge || (words !== null && touchesBox(placed[i] as Placement, words))) pressed[i] = Infinity;
  });
  return pressed;
}

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
