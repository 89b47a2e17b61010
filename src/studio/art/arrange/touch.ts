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
export function touchesBox(placement: Placement, [left, top, right, bottom]: Box): boolean {
  const box: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const corners = cornersOf(placement);
  const { angle } = placement;
  const axes: Point[] = [
    [1, 0],
    [0, 1],
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ];
  return axes.every((axis) => {
    const [a, b] = [spanAlong(corners, axis), spanAlong(box, axis)];
    return a[0] < b[1] && b[0] < a[1];
  });
}

function spanAlong(points: readonly Point[], [x, y]: Point): [number, number] {
  const along = points.map(([px, py]) => px * x + py * y);
  return [Math.min(...along), Math.max(...along)];
}
