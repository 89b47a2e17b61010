import type { Rgb } from '../core/colour.ts';
import { boundsOf, ellipseBox, fullTurn, type Point, place, smoothPath } from '../core/geometry.ts';
import type { MotifPart } from '../library/library-motif.ts';

export const leafGreen: Rgb = [0.42, 0.58, 0.42];
export const deepGreen: Rgb = [0.27, 0.44, 0.36];
export const gold: Rgb = [0.93, 0.75, 0.36];
export const rose: Rgb = [0.88, 0.45, 0.5];
export const blush: Rgb = [0.96, 0.76, 0.74];
export const ice: Rgb = [0.56, 0.74, 0.86];
export const bark: Rgb = [0.5, 0.37, 0.3];
export const mist: Rgb = [0.9, 0.93, 0.96];

export const filled = (points: readonly Point[], colour: Rgb, tension = 0.5): MotifPart => ({
  path: smoothPath(points, true, tension),
  box: boundsOf(points),
  colour,
});
export const stroked = (points: readonly Point[], colour: Rgb, lineWidth: number): MotifPart => ({
  path: smoothPath(points, false),
  box: boundsOf(points),
  colour,
  lineWidth,
});
export const around = (count: number, radius: (i: number) => number, x = 16, y = 16, from = -Math.PI / 2): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + (i / count) * fullTurn;
    return [x + Math.cos(angle) * radius(i), y + Math.sin(angle) * radius(i)];
  });
export const disc = (x: number, y: number, radius: number, colour: Rgb): MotifPart => ({
  path: smoothPath(
    around(12, () => radius, x, y),
    true,
    1.05,
  ),
  box: ellipseBox(x, y, radius),
  colour,
});

/** A leaf from its foot at (x, y) towards a direction. */
export const leaf = (x: number, y: number, direction: number, length: number, colour: Rgb, breadth = 0.24): MotifPart =>
  filled(
    place(
      [
        [0, 0],
        [0.28, -breadth * 0.85],
        [0.62, -breadth * 0.8],
        [1, 0],
        [0.62, breadth * 0.8],
        [0.28, breadth * 0.85],
      ],
      x,
      y,
      direction,
      length,
    ),
    colour,
  );
