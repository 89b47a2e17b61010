/** A path as points close enough together to pass for its curves: x and y of each in turn. */
export type Outline = { points: Float64Array; closed: boolean };

/** Longest step between two points of a curve, in units of the path. */
const step = 0.3;
const argumentCounts: Record<string, number> = { M: 2, L: 2, C: 6, Z: 0 };

/** Follows path data of M, L, C and Z, as the library has it; throws RangeError for any other command. */
export function traceOutlines(path: string): Outline[] {
  const outlines: Outline[] = [];
  let points: number[] = [];
  const finish = (closed: boolean): void => {
    const distinct = distinctOf(points);
    const last = distinct.length - 2;
    const loops =
      closed && distinct.length > 4 && between(distinct, 0, last) < 1e-3 ? distinct.slice(0, last) : distinct;
    if (loops.length > 2) outlines.push({ points: Float64Array.from(loops), closed });
  };
  const parts = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  for (let i = 0; i < parts.length; ) {
    const letter = parts[i++] as string;
    const size = argumentCounts[letter];
    if (size === undefined) throw new RangeError(`'${letter}' is no path command of the library.`);
    if (size === 0) {
      finish(true);
      points = points.slice(0, 2);
    }
    const first = i;
    while (isNumber(parts[i])) i++;
    for (let k = first; size > 0 && k + size <= i; k += size) {
      if (letter === 'M' && k === first) {
        finish(false);
        points = [];
      }
      if (size === 6) followCubic(points, parts, k);
      else points.push(Number(parts[k]), Number(parts[k + 1]));
    }
  }
  finish(false);
  return outlines;
}

const isNumber = (part: string | undefined): boolean => part !== undefined && !/^[a-z]/i.test(part);

/** Twice the area that a loop encloses, negative where it runs against the clock. */
export function signedArea(points: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < points.length; i += 2) {
    const next = i + 2 < points.length ? i + 2 : 0;
    sum = sum + at(points, i) * at(points, next + 1) - at(points, next) * at(points, i + 1);
  }
  return sum;
}

/** How far two points of a list are apart, each by the place of its x. */
export const between = (points: ArrayLike<number>, one: number, other: number): number =>
  Math.hypot(at(points, one) - at(points, other), at(points, one + 1) - at(points, other + 1));

const at = (points: ArrayLike<number>, i: number): number => points[i] as number;

function distinctOf(points: readonly number[]): number[] {
  const distinct = points.slice(0, 2);
  for (let i = 2; i < points.length; i += 2)
    if (between(points, i, i - 2) > 1e-4) distinct.push(at(points, i), at(points, i + 1));
  return distinct;
}

/** Appends the points of a curve from the last point, whose three others begin at a place of the parts. */
function followCubic(points: number[], parts: readonly string[], first: number): void {
  const fromX = at(points, points.length - 2);
  const fromY = at(points, points.length - 1);
  const ax = Number(parts[first]);
  const ay = Number(parts[first + 1]);
  const bx = Number(parts[first + 2]);
  const by = Number(parts[first + 3]);
  const x = Number(parts[first + 4]);
  const y = Number(parts[first + 5]);
  const length = Math.hypot(fromX - ax, fromY - ay) + Math.hypot(bx - ax, by - ay) + Math.hypot(x - bx, y - by);
  const count = Math.min(48, Math.max(2, Math.ceil(length / step)));
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const s = 1 - t;
    const a = s * s * s;
    const b = 3 * s * s * t;
    const c = 3 * s * t * t;
    const d = t * t * t;
    points.push(a * fromX + b * ax + c * bx + d * x, a * fromY + b * ay + c * by + d * y);
  }
}
