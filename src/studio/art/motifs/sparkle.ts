import { boundsOf, fullTurn, type Point, polygonPath } from '../core/geometry.ts';
import type { Shape, Surface, Tint } from '../scene.ts';
import { blob, ellipse, tint } from './shapes.ts';

/** Four-pointed sparkles as one shape. */
export function sparkles(
  spots: readonly (readonly [x: number, y: number, radius: number])[],
  surface: Surface,
  colour: Tint,
): Shape {
  const stars = spots.map(([x, y, radius]) =>
    Array.from({ length: 8 }, (_, i): Point => {
      const a = (i / 8) * fullTurn - Math.PI / 2;
      const reach = i % 2 === 0 ? radius * (i % 4 === 0 ? 1 : 0.68) : radius * 0.16;
      return [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
    }),
  );
  return { path: stars.map(polygonPath).join(''), box: boundsOf(stars.flat()), surface, tint: colour, strength: 0.95 };
}

/** A crescent moon in its halo. */
export function crescentMoon(x: number, y: number, radius: number, facing: 1 | -1): Shape[] {
  const outer = Array.from({ length: 11 }, (_, i): Point => {
    const a = Math.PI * (0.42 + (i / 10) * 1.16);
    return [x + Math.cos(a) * radius * facing, y + Math.sin(a) * radius];
  });
  const inner = Array.from({ length: 7 }, (_, i): Point => {
    const a = Math.PI * (1.5 - ((i + 0.5) / 7) * 1.0);
    return [x + (Math.cos(a) * radius * 0.62 + radius * 0.16) * facing, y + Math.sin(a) * radius * 0.86];
  });
  return [
    ellipse(x, y, radius * 2, radius * 2, 'lift', tint('white'), { cover: 0.4, softness: radius * 0.5 }),
    ellipse(x, y, radius * 1.9, radius * 1.9, 'glow', tint('glow'), { strength: 0.7, softness: radius * 0.5 }),
    blob([...outer, ...inner], 'body', tint('gold', 'glow', 0.45), { strength: 0.95, cover: 1, looseness: 0.6 }, 0.4),
  ];
}
