import { type Box, boundsOf, type Point } from '../core/geometry.ts';

/** Where a cubic Bézier is on one axis at t. */
const along = (p: number, a: number, b: number, q: number, t: number): number =>
  (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3 * q;

const sizes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, z: 0 };
/** Where the box of a curve is measured. */
const curveSteps = [0.2, 0.35, 0.5, 0.65, 0.8];
const isNumber = (part: string): boolean => !/^[a-z]/i.test(part);
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
  const parts = compact.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  for (let k = 0; k < parts.length; ) {
    const command = parts[k++] as string;
    const size = sizes[command.toLowerCase()];
    if (size === undefined || (command !== command.toLowerCase() && command !== 'M'))
      throw new Error(`"${command}" is no command of a stored path.`);
    if (size === 0) {
      [x, y] = [startX, startY];
      path += 'Z';
    }
    const first = k;
    while (k < parts.length && isNumber(parts[k] as string)) k++;
    for (let i = first; size > 0 && i + size <= k; i += size) {
      const a = Number(parts[i]);
      const b = Number(parts[i + 1]);
      if (size === 6) {
        const one = at(a, b);
        const other = at(Number(parts[i + 2]), Number(parts[i + 3]));
        const to = at(Number(parts[i + 4]), Number(parts[i + 5]));
        for (const t of curveSteps)
          points.push([along(x, one[0], other[0], to[0], t), along(y, one[1], other[1], to[1], t)]);
        path += `C${one[0]} ${one[1]} ${other[0]} ${other[1]} ${to[0]} ${to[1]}`;
        x = to[0];
        y = to[1];
        points.push(to);
      } else if (command === 'M') moveTo('M', [a, b]);
      else if (command === 'h') moveTo('L', at(a, 0));
      else if (command === 'v') moveTo('L', at(0, a));
      else moveTo(command === 'm' && i === first ? 'M' : 'L', at(a, b));
      if (i === first && command.toLowerCase() === 'm') {
        startX = x;
        startY = y;
      }
    }
  }
  return { path, box: boundsOf(points) };
}
