import type { Placement } from '../arrange/arrangement.ts';
import type { Point } from '../core/geometry.ts';
import { motifSquare } from './library-motif.ts';

export type Placing = { point: (point: Point) => Point; way: (way: Point) => Point };

/** From the motif's own square to the picture: mirrors first, then turns, scales and moves. */
export function placing({ centre, size, angle, flip }: Placement): Placing {
  const scale = size / motifSquare;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const side = flip ? -1 : 1;
  const way = ([x, y]: Point): Point => [c * x * side - s * y, s * x * side + c * y];
  const half = motifSquare / 2;
  const point = ([x, y]: Point): Point => {
    const [px, py] = way([x - half, y - half]);
    return [centre[0] + px * scale, centre[1] + py * scale];
  };
  return { point, way };
}
