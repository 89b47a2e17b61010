import type { Placement } from '../arrange/arrangement.ts';
import type { Point } from '../core/geometry.ts';
import { motifSquare } from './library-motif.ts';

export type Placing = { point: (point: Point) => Point; way: (way: Point) => Point };

/** From the motif's own square to the picture: mirrors first, then turns, scales and moves. */
export function placing({ centre, size, angle, flip }: Placement): Placing {
  const scale = size / motifSquare;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const side = flip ? -1 : 1;
  const way = (to: Point): Point => [c * to[0] * side - s * to[1], s * to[0] * side + c * to[1]];
  const half = motifSquare / 2;
  const point = (at: Point): Point => {
    const x = at[0] - half;
    const y = at[1] - half;
    return [centre[0] + (c * x * side - s * y) * scale, centre[1] + (s * x * side + c * y) * scale];
  };
  return { point, way };
}
