import { type Box, boundsOf, type Point } from '../core/geometry.ts';
import type { Placement } from './arrangement.ts';
import { cornersOf } from './ink.ts';

/** The upright box around what placements cover. */
export const extentOf = (placements: readonly Placement[]): Box => boundsOf(placements.flatMap(cornersOf));

export const grown = ([left, top, right, bottom]: Box, by: number): Box => [
  left - by,
  top - by,
  right + by,
  bottom + by,
];

export const contains = (outer: Box, inner: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

/** Whether the ink's box of a placement, as it is turned, touches an upright box. */
export function touchesBox(placement: Placement, box: Box): boolean {
  const corners = cornersOf(placement);
  if (!overlaps(corners, box, 1, 0) || !overlaps(corners, box, 0, 1)) return false;
  const { angle } = placement;
  if (angle === 0) return true;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return overlaps(corners, box, c, s) && overlaps(corners, box, -s, c);
}

/** Whether the shadows of both on the line in the direction (x, y) overlap. */
function overlaps(corners: readonly Point[], [left, top, right, bottom]: Box, x: number, y: number): boolean {
  let [least, most] = [Infinity, -Infinity];
  for (const [px, py] of corners) {
    const along = px * x + py * y;
    if (along < least) least = along;
    if (along > most) most = along;
  }
  const [a, b, c, d] = [left * x + top * y, right * x + top * y, right * x + bottom * y, left * x + bottom * y];
  return least < Math.max(a, b, c, d) && Math.min(a, b, c, d) < most;
}
