import type { Point } from '../core/geometry.ts';
import { distance, type Outline } from './outline.ts';

/** A point that an outline keeps, with its incoming and outgoing directions, which differ at a corner. */
export type Knot = { at: Point; into: Point; onward: Point };

/** The distance around a point over which its direction is measured, in units of the outline. */
const reach = 0.45;
/** Turns sharper than this (cosine) stay corners. */
const corner = 0.72;

/** Leaves out points within `tolerance` of the line, and keeps the corners. */
export function simplifyOutline({ points, closed }: Outline, tolerance: number): Knot[] {
  const count = points.length;
  const kept = closed ? keepLoop(points, tolerance) : keepLine(points, 0, count - 1, tolerance);
  return kept.map((i) => {
    const at = points[i] as Point;
    const back = wayFrom(points, i, -1, closed);
    const ahead = wayFrom(points, i, 1, closed);
    const into: Point = [-back[0], -back[1]];
    if (into[0] * ahead[0] + into[1] * ahead[1] < corner) return { at, into, onward: ahead };
    const both = unit(into[0] + ahead[0], into[1] + ahead[1]);
    return { at, into: both, onward: both };
  });
}

/** The knots as cubic curves. */
export function knotPath(knots: readonly Knot[], closed: boolean, round: (x: number) => number): string {
  const first = knots[0];
  if (first === undefined) return '';
  let path = `M${round(first.at[0])} ${round(first.at[1])}`;
  const last = closed ? knots.length : knots.length - 1;
  for (let i = 0; i < last; i++) {
    const from = knots[i] as Knot;
    const to = knots[(i + 1) % knots.length] as Knot;
    const k = distance(from.at, to.at) / 2.9;
    path += `C${round(from.at[0] + from.onward[0] * k)} ${round(from.at[1] + from.onward[1] * k)}`;
    path += ` ${round(to.at[0] - to.into[0] * k)} ${round(to.at[1] - to.into[1] * k)}`;
    path += ` ${round(to.at[0])} ${round(to.at[1])}`;
  }
  return closed ? `${path}Z` : path;
}

const unit = (x: number, y: number): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/** The direction of the outline from a point, over a short stretch. */
function wayFrom(points: readonly Point[], start: number, turn: 1 | -1, closed: boolean): Point {
  const count = points.length;
  const from = points[start] as Point;
  let to = from;
  for (let k = 1; k < count; k++) {
    const i = start + turn * k;
    if (!closed && (i < 0 || i >= count)) break;
    to = points[(i + count) % count] as Point;
    if (distance(from, to) >= reach) break;
  }
  return unit(to[0] - from[0], to[1] - from[1]);
}

/** Splits a loop at its first point and the one furthest from it. */
function keepLoop(points: readonly Point[], tolerance: number): number[] {
  const start = points[0] as Point;
  let far = 0;
  let furthest = 0;
  for (let i = 1; i < points.length; i++) {
    const away = distance(points[i] as Point, start);
    if (away <= furthest) continue;
    far = i;
    furthest = away;
  }
  const loop = [...points, start];
  const there = keepLine(loop, 0, far, tolerance);
  return [...there, ...keepLine(loop, far, points.length, tolerance).slice(1, -1)];
}

/** Douglas and Peucker. */
function keepLine(points: readonly Point[], from: number, to: number, tolerance: number): number[] {
  const a = points[from] as Point;
  const b = points[to] as Point;
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy);
  let worst = tolerance;
  let at = -1;
  for (let i = from + 1; i < to; i++) {
    const point = points[i] as Point;
    const off = length < 1e-6 ? distance(a, point) : Math.abs((point[0] - a[0]) * dy - (point[1] - a[1]) * dx) / length;
    if (off > worst) {
      worst = off;
      at = i;
    }
  }
  if (at < 0) return from === to ? [from] : [from, to];
  return [...keepLine(points, from, at, tolerance), ...keepLine(points, at, to, tolerance).slice(1)];
}
