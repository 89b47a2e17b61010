export type Point = readonly [x: number, y: number];
/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const fullTurn = Math.PI * 2;

const round = (x: number): number => Math.round(x * 10) / 10;

/** A smooth curve through the points (Catmull-Rom as cubic Béziers), as SVG path data. */
export function smoothPath(points: readonly Point[], closed = true, tension = 0.5): string {
  const count = points.length;
  const at = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) as Point;
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const before = at(i - 1);
    const from = at(i);
    const to = at(i + 1);
    const after = at(i + 2);
    const k = tension / 3;
    path += `C${round(from[0] + (to[0] - before[0]) * k)} ${round(from[1] + (to[1] - before[1]) * k)}`;
    path += ` ${round(to[0] - (after[0] - from[0]) * k)} ${round(to[1] - (after[1] - from[1]) * k)}`;
    path += ` ${round(to[0])} ${round(to[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** Straight edges through the points, closed. */
export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function ellipsePath(x: number, y: number, rx: number, ry = rx): string {
  const [left, right, top, a, b] = [round(x - rx), round(x + rx), round(y), round(rx), round(ry)];
  return `M${left} ${top}A${a} ${b} 0 1 1 ${right} ${top}A${a} ${b} 0 1 1 ${left} ${top}Z`;
}

export function ellipseBox(x: number, y: number, rx: number, ry = rx): Box {
  return [x - rx, y - ry, x + rx, y + ry];
}

/** Turns points about the origin, then moves them to (x, y). */
export function place(points: readonly Point[], x: number, y: number, angle = 0, scale = 1): Point[] {
  const c = Math.cos(angle) * scale;
  const s = Math.sin(angle) * scale;
  return points.map(([px, py]) => [x + px * c - py * s, y + px * s + py * c]);
}

/** The point `distance` away from (x, y) in a direction. */
export function offset(x: number, y: number, angle: number, distance: number): Point {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

export function boundsOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    left = Math.min(left, point[0]);
    top = Math.min(top, point[1]);
    right = Math.max(right, point[0]);
    bottom = Math.max(bottom, point[1]);
  }
  return [left, top, right, bottom];
}

/** A point on a quadratic curve from `a` over the handle `b` to `c`. */
export function onQuadratic(a: Point, b: Point, c: Point, t: number): Point {
  const s = 1 - t;
  return [s * s * a[0] + 2 * s * t * b[0] + t * t * c[0], s * s * a[1] + 2 * s * t * b[1] + t * t * c[1]];
}
