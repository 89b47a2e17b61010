import type { Box, Point } from '../core/geometry.ts';
import type { Placement } from './arrangement.ts';
import { cornersOf } from './ink.ts';

/** The upright box around what placements cover. */
export function extentOf(placements: readonly Placement[]): Box {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const placement of placements) {
    const corners = cornersOf(placement);
    for (let i = 0; i < corners.length; i++) {
      const corner = corners[i] as Point;
      left = Math.min(left, corner[0]);
      top = Math.min(top, corner[1]);
      right = Math.max(right, corner[0]);
      bottom = Math.max(bottom, corner[1]);
    }
  }
  return [left, top, right, bottom];
}

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
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return overlaps(corners, box, c, s) && overlaps(corners, box, -s, c);
}

/** Whether the shadows of both on the line in the direction (x, y) overlap. */
function overlaps(corners: readonly Point[], box: Box, x: number, y: number): boolean {
  let least = Infinity;
  let most = -Infinity;
  for (let i = 0; i < corners.length; i++) {
    const corner = corners[i] as Point;
    const along = corner[0] * x + corner[1] * y;
    if (along < least) least = along;
    if (along > most) most = along;
  }
  const a = box[0] * x + box[1] * y;
  const b = box[2] * x + box[1] * y;
  const c = box[2] * x + box[3] * y;
  const d = box[0] * x + box[3] * y;
  return least < Math.max(a, b, c, d) && Math.min(a, b, c, d) < most;
}
