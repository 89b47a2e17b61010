import type { Point } from '../core/geometry.ts';
import { between, type Outline } from './outline.ts';
import type { Placing } from './placing.ts';

/**
 * The points that an outline keeps, six numbers for each: where it is, and its incoming and outgoing directions, which
 * differ at a corner.
 */
export type Knots = Float64Array;

/** The distance around a point over which its direction is measured, in units of the outline. */
const reach = 0.45;
/** Turns sharper than this (cosine) stay corners. */
const corner = 0.72;

/** Leaves out points within `tolerance` of the line, and keeps the corners. */
export function simplifyOutline({ points, closed }: Outline, tolerance: number): Knots {
  const kept = closed ? keepLoop(points, tolerance) : keepLine(points, 0, points.length / 2 - 1, tolerance, [0]);
  const knots = new Float64Array(kept.length * 6);
  kept.forEach((i, k) => {
    const back = wayFrom(points, i, -1, closed);
    const ahead = wayFrom(points, i, 1, closed);
    const into: Point = [-back[0], -back[1]];
    const isCorner = into[0] * ahead[0] + into[1] * ahead[1] < corner;
    const both = isCorner ? null : unit(into[0] + ahead[0], into[1] + ahead[1]);
    knots.set([xAt(points, i), yAt(points, i), ...(both ?? into), ...(both ?? ahead)], k * 6);
  });
  return knots;
}

/** The knots as cubic curves where they are placed. */
export function knotPath(knots: Knots, closed: boolean, { point, way }: Placing, round: (x: number) => number): string {
  const count = knots.length / 6;
  const pair = (at: number): Point => [knots[at] as number, knots[at + 1] as number];
  let from = point(pair(0));
  let path = `M${round(from[0])} ${round(from[1])}`;
  const last = closed ? count : count - 1;
  for (let i = 0; i < last; i++) {
    const next = ((i + 1) % count) * 6;
    const to = point(pair(next));
    const onward = way(pair(i * 6 + 4));
    const into = way(pair(next + 2));
    const k = Math.hypot(from[0] - to[0], from[1] - to[1]) / 2.9;
    path += `C${round(from[0] + onward[0] * k)} ${round(from[1] + onward[1] * k)}`;
    path += ` ${round(to[0] - into[0] * k)} ${round(to[1] - into[1] * k)} ${round(to[0])} ${round(to[1])}`;
    from = to;
  }
  return closed ? `${path}Z` : path;
}

const unit = (x: number, y: number): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/** The direction of the outline from a point, over a short stretch. */
function wayFrom(points: Float64Array, start: number, turn: 1 | -1, closed: boolean): Point {
  const count = points.length / 2;
  let to = start;
  for (let k = 1; k < count; k++) {
    const i = start + turn * k;
    if (!closed && (i < 0 || i >= count)) break;
    to = (i + count) % count;
    if (between(points, start * 2, to * 2) >= reach) break;
  }
  return unit(xAt(points, to) - xAt(points, start), yAt(points, to) - yAt(points, start));
}

/** Splits a loop at its first point and the one furthest from it. */
function keepLoop(points: Float64Array, tolerance: number): number[] {
  const count = points.length / 2;
  let far = 0;
  let furthest = 0;
  for (let i = 1; i < count; i++) {
    const away = between(points, i * 2, 0);
    if (away <= furthest) continue;
    far = i;
    furthest = away;
  }
  const kept = keepLine(points, far, count, tolerance, keepLine(points, 0, far, tolerance, [0]));
  // The last point is the first one again.
  return kept.slice(0, -1);
}

/** Appends what stays after `from`, up to `to` (Douglas and Peucker). The number of points means the first one again. */
function keepLine(points: Float64Array, from: number, to: number, tolerance: number, kept: number[]): number[] {
  const end = to * 2 < points.length ? to : 0;
  const x = xAt(points, from);
  const y = yAt(points, from);
  const dx = xAt(points, end) - x;
  const dy = yAt(points, end) - y;
  const length = Math.hypot(dx, dy);
  let worst = tolerance;
  let at = -1;
  for (let i = from + 1; i < to; i++) {
    const off =
      length < 1e-6
        ? between(points, from * 2, i * 2)
        : Math.abs((xAt(points, i) - x) * dy - (yAt(points, i) - y) * dx) / length;
    if (off > worst) {
      worst = off;
      at = i;
    }
  }
  if (at >= 0) return keepLine(points, at, to, tolerance, keepLine(points, from, at, tolerance, kept));
  if (from !== to) kept.push(to);
  return kept;
}

const xAt = (points: Float64Array, i: number): number => points[i * 2] as number;
const yAt = (points: Float64Array, i: number): number => points[i * 2 + 1] as number;
