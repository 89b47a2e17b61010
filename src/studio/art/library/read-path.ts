import { type Box, boundsOf, type Point } from '../core/geometry.ts';

/** Where a cubic Bézier is on one axis at t. */
const along = (p: number, a: number, b: number, q: number, t: number): number =>
  (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3 * q;

const round = (x: number): number => Math.round(x * 100) / 100;

/** Path data relative to the point before, of m, l, c, h, v and z, as absolute data of M, L, C and Z with its box. */
export function readPath(compact: string): { path: string; box: Box } {
  const points: Point[] = [];
  let path = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const at = (dx: number, dy: number): Point => [round(x + dx), round(y + dy)];
  const moveTo = (command: string, to: Point): void => {
    [x, y] = to;
    points.push(to);
    path += `${command}${x} ${y}`;
  };
  for (const [, command = '', text = ''] of compact.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = { m: 2, l: 2, h: 1, v: 1, c: 6, z: 0 }[command.toLowerCase()];
    if (size === undefined || (command !== command.toLowerCase() && command !== 'M'))
      throw new Error(`"${command}" is no command of a stored path.`);
    if (size === 0) {
      [x, y] = [startX, startY];
      path += 'Z';
    }
    for (let i = 0; size > 0 && i + size <= n.length; i += size) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n.slice(i, i + size);
      if (size === 6) {
        const [one, other, to] = [at(a, b), at(c, d), at(e, f)];
        for (const t of [0.2, 0.35, 0.5, 0.65, 0.8])
          points.push([along(x, one[0], other[0], to[0], t), along(y, one[1], other[1], to[1], t)]);
        path += `C${one.join(' ')} ${other.join(' ')} ${to.join(' ')}`;
        [x, y] = to;
        points.push(to);
      } else if (command === 'M') moveTo('M', [a, b]);
      else if (command === 'h') moveTo('L', at(a, 0));
      else if (command === 'v') moveTo('L', at(0, a));
      else moveTo(command === 'm' && i === 0 ? 'M' : 'L', at(a, b));
      if (i === 0 && command.toLowerCase() === 'm') [startX, startY] = [x, y];
    }
  }
  return { path, box: boundsOf(points) };
}
