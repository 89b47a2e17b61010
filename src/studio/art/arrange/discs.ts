import type { Box } from '../core/geometry.ts';
import { motifSquare } from '../library/library-motif.ts';
import type { Placement } from './arrangement.ts';
import { inkMiddle, inkOf } from './ink.ts';

/** A circle that represents a part of a placement when placements are kept apart. */
export type Disc = { x: number; y: number; radius: number };

/** One to three circles along a placement's longer side: accurate enough to keep drawings apart. */
export function discsOf(placement: Placement): Disc[] {
  const { subject, size, angle } = placement;
  const unit = size / motifSquare;
  const ink = inkOf(subject.motif);
  const w = (ink[2] - ink[0]) * unit;
  const h = (ink[3] - ink[1]) * unit;
  const long = Math.max(w, h);
  const short = Math.min(w, h);
  const count = Math.max(1, Math.min(3, Math.round(long / short)));
  const radius = count === 1 ? (long + short) / 4 : short / 2;
  const direction = angle + (w >= h ? 0 : Math.PI / 2);
  const c = Math.cos(direction);
  const s = Math.sin(direction);
  const middle = inkMiddle(placement);
  const discs: Disc[] = [];
  for (let i = 0; i < count; i++) {
    const along = count === 1 ? 0 : (i / (count - 1) - 0.5) * (long - short);
    discs.push({ x: middle[0] + c * along, y: middle[1] + s * along, radius });
  }
  return discs;
}

/**
 * How far a point is from the nearest disc's edge, negative within; `most` if that is nearer. Once it is no more than
 * `enough`, the others do not matter.
 */
export function clearanceOf(x: number, y: number, discs: readonly Disc[], most = Infinity, enough = -Infinity): number {
  let nearest = most;
  for (let i = 0; i < discs.length && nearest > enough; i++) {
    const disc = discs[i] as Disc;
    const dx = x - disc.x;
    const dy = y - disc.y;
    const reach = nearest + disc.radius;
    // The root is needed for the few discs that are nearer than those before them.
    if (reach > 0 && dx * dx + dy * dy < reach * reach) nearest = Math.sqrt(dx * dx + dy * dy) - disc.radius;
  }
  return nearest;
}

/** How far a point is from a box; 0 within. */
export function distanceToBox(x: number, y: number, [left, top, right, bottom]: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
