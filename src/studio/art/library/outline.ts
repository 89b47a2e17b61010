import type { Point } from '../core/geometry.ts';

/** A path as points close enough together to pass for its curves. */
export type Outline = { points: readonly Point[]; closed: boolean };

/** Longest step between two points of a curve, in units of the path. */
const step = 0.3;
const argumentCounts: Record<string, number> = { M: 2, L: 2, C: 6, Z: 0 };

/** Follows path data of M, L, C and Z, as the library has it; throws RangeError for any other command. */
export function traceOutlines(path: string): Outline[] {
  const outlines: Outline[] = [];
  let points: Point[] = [];
  const finish = (closed: boolean): void => {
    const distinct = points.filter((point, i) => i === 0 || distance(point, points[i - 1] as Point) > 1e-4);
    const loops = closed && distinct.length > 2 && distance(distinct[0] as Point, distinct.at(-1) as Point) < 1e-3;
    if (loops) distinct.pop();
    if (distinct.length > 1) outlines.push({ points: distinct, closed });
  };
  for (const { command, args } of commandsOf(path)) {
    const to = args.slice(-2) as unknown as Point;
    if (command === 'M') {
      finish(false);
      points = [to];
    } else if (command === 'Z') {
      finish(true);
      points = points.slice(0, 1);
    } else if (command === 'L') points.push(to);
    else points.push(...cubic(points.at(-1) as Point, args));
  }
  finish(false);
  return outlines;
}

/** Twice the area that a loop encloses, negative where it runs against the clock. */
export function signedArea(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const point = points[i] as Point;
    const next = points[i + 1 < points.length ? i + 1 : 0] as Point;
    sum = sum + point[0] * next[1] - next[0] * point[1];
  }
  return sum;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function* commandsOf(path: string): Generator<{ command: string; args: number[] }> {
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = argumentCounts[letter];
    if (size === undefined) throw new RangeError(`'${letter}' is no path command of the library.`);
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (size === 0) yield { command: letter, args: [] };
    for (let i = 0; size > 0 && i + size <= numbers.length; i += size)
      yield { command: letter === 'M' && i > 0 ? 'L' : letter, args: numbers.slice(i, i + size) };
  }
}

function cubic(from: Point, args: readonly number[]): Point[] {
  const [ax, ay, bx, by, x, y] = args as [number, number, number, number, number, number];
  const fromX = from[0];
  const fromY = from[1];
  const length = distance(from, [ax, ay]) + Math.hypot(bx - ax, by - ay) + Math.hypot(x - bx, y - by);
  const count = Math.min(48, Math.max(2, Math.ceil(length / step)));
  const points: Point[] = [];
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const s = 1 - t;
    const a = s * s * s;
    const b = 3 * s * s * t;
    const c = 3 * s * t * t;
    const d = t * t * t;
    points.push([a * fromX + b * ax + c * bx + d * x, a * fromY + b * ay + c * by + d * y]);
  }
  return points;
}
