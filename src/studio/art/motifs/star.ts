import type { Point } from '../core/geometry.ts';
import type { Shape, Tint } from '../scene.ts';
import { facet } from './shapes.ts';

/** A five-pointed star about (x, y). */
export function star(x: number, y: number, radius: number, angle: number, colour: Tint): Shape[] {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const a = angle - Math.PI / 2 + (i * Math.PI) / 5;
    const reach = i % 2 === 0 ? radius : radius * 0.42;
    return [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
  });
  return [
    facet(points, 'fine', colour, {
      cover: 1,
      shade: { kind: 'linear', from: [x - radius, y - radius], to: [x + radius, y + radius], start: 0.65, end: 1.25 },
    }),
  ];
}
