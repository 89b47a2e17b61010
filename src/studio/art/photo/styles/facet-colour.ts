import { clamp, type Rgb } from '../../core/colour.ts';
import type { Planes } from '../planes.ts';
import type { Facet } from './facets.ts';

// Places within a triangle, as shares of its three corners: evenly spread.
const rows = 6;
const places = Array.from({ length: rows }, (_, i) =>
  Array.from({ length: rows - i }, (_, j) => [(i + 1 / 3) / rows, (j + 1 / 3) / rows] as const),
).flat();

/** The mean colour of a facet and its variation; outside the photo its edge continues. */
export function measureFacet(
  { width, height, red, green, blue }: Planes,
  [a, b, c]: Facet,
): { colour: Rgb; deviation: number } {
  const count = places.length;
  let [r, g, bl, squares] = [0, 0, 0, 0];
  for (const [s, t] of places) {
    const u = 1 - s - t;
    const x = clamp(a[0] * s + b[0] * t + c[0] * u, 0, width - 1) | 0;
    const y = clamp(a[1] * s + b[1] * t + c[1] * u, 0, height - 1) | 0;
    const i = y * width + x;
    const [pr, pg, pb] = [red[i] as number, green[i] as number, blue[i] as number];
    r += pr;
    g += pg;
    bl += pb;
    squares += pr * pr + pg * pg + pb * pb;
  }
  const colour: Rgb = [r / count, g / count, bl / count];
  const variance = squares / count - colour[0] ** 2 - colour[1] ** 2 - colour[2] ** 2;
  // Rounding leaves tiny negatives.
  return { colour, deviation: Math.sqrt(Math.max(0, variance)) };
}
