import { type Box, boundsOf, ellipseBox, ellipsePath, type Point, polygonPath, smoothPath } from '../core/geometry.ts';
import type { ColourRole } from '../palettes.ts';
import type { Shape, Surface, Tint } from '../scene.ts';

type Extra = Omit<Shape, 'path' | 'box' | 'surface' | 'tint'>;

/** A role as a tint, or `share` of the way from one role to another. */
export function tint(role: ColourRole, toward?: ColourRole, share = 0.5): Tint {
  return toward === undefined ? { role } : { role, toward, share };
}

/** A closed smooth outline. */
export function blob(
  points: readonly Point[],
  surface: Surface,
  colour: Tint,
  extra: Extra = {},
  tension = 0.5,
): Shape {
  return { path: smoothPath(points, true, tension), box: boundsOf(points), surface, tint: colour, ...extra };
}

/** A closed outline of straight edges. */
export function facet(points: readonly Point[], surface: Surface, colour: Tint, extra: Extra = {}): Shape {
  return { path: polygonPath(points), box: boundsOf(points), surface, tint: colour, ...extra };
}

/** A stroked smooth line. */
export function stroke(
  points: readonly Point[],
  width: number,
  colour: Tint,
  extra: Extra & { surface?: Surface } = {},
): Shape {
  const [left, top, right, bottom] = boundsOf(points);
  const half = width / 2;
  const box: Box = [left - half, top - half, right + half, bottom + half];
  return { path: smoothPath(points, false), box, surface: 'line', tint: colour, lineWidth: width, ...extra };
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  surface: Surface,
  colour: Tint,
  extra: Extra = {},
): Shape {
  return { path: ellipsePath(x, y, rx, ry), box: ellipseBox(x, y, rx, ry), surface, tint: colour, ...extra };
}

/** Several smooth lines as one shape of one colour. */
export function smoothChain(
  lines: readonly (readonly Point[])[],
  width: number,
  surface: Surface,
  colour: Tint,
  extra: Extra = {},
): Shape {
  const path = lines.map((line) => smoothPath(line, false)).join('');
  return { path, box: boundsOf(lines.flat()), surface, tint: colour, lineWidth: width, ...extra };
}

/** Many small dots as one shape: cheap, and they share one colour. */
export function dots(
  spots: readonly (readonly [x: number, y: number, radius: number])[],
  surface: Surface,
  colour: Tint,
  extra: Extra = {},
): Shape {
  const path = spots.map(([x, y, radius]) => ellipsePath(x, y, radius)).join('');
  const corners = spots.flatMap(([x, y, radius]): Point[] => [
    [x - radius, y - radius],
    [x + radius, y + radius],
  ]);
  return { path, box: boundsOf(corners), surface, tint: colour, ...extra };
}
