import { fullTurn, onQuadratic, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, dots, ellipse, facet, stroke, tint } from './shapes.ts';

export type Balloon = { x: number; y: number; radius: number; colour: Tint; pattern: 'plain' | 'dots' };

/** A balloon and its string down to `hand`. */
export function balloon(rng: Rng, { x, y, radius: r, colour, pattern }: Balloon, hand: Point): Shape[] {
  const tilt = Math.max(-0.35, Math.min(0.35, (x - hand[0]) / 900));
  const turn = ([px, py]: Point): Point => [
    x + (px * Math.cos(tilt) - py * Math.sin(tilt)) * r,
    y + (px * Math.sin(tilt) + py * Math.cos(tilt)) * r,
  ];
  const outline = Array.from({ length: 18 }, (_, i): Point => {
    const a = (i / 18) * fullTurn - Math.PI / 2;
    const low = Math.max(0, Math.sin(a));
    return turn([Math.cos(a) * 0.88 * (1 - low ** 3 * 0.25), Math.sin(a) * (1 + low * 0.14)]);
  });
  const light = turn([-0.34, -0.42]);
  const knot = turn([0, 1.14]);
  const tail = [turn([0, 1.1]), turn([0.11, 1.26]), turn([-0.11, 1.26])];
  const end = turn([0, 1.24]);
  const bow: Point = [(end[0] + hand[0]) / 2 + rng.between(-30, 30), end[1] + (hand[1] - end[1]) * 0.55];
  const string = Array.from({ length: 9 }, (_, i) => onQuadratic(end, bow, hand, i / 8));
  const shapes = [
    stroke(string, 1.7, tint('twig'), { strength: 0.85 }),
    facet(tail, 'fine', colour, { cover: 1, strength: 1.2 }),
    blob(outline, 'body', colour, {
      cover: 0.9,
      strength: 0.95,
      shade: { kind: 'radial', centre: light, radius: r * 1.7, start: 0.42, end: 1.5 },
    }),
    ellipse(knot[0], knot[1], r * 0.05, r * 0.035, 'fine', colour, { strength: 1 }),
    ellipse(light[0], light[1], r * 0.15, r * 0.23, 'lift', tint('white'), { cover: 0.7, softness: r * 0.035 }),
  ];
  if (pattern === 'dots') {
    const spots = [
      [-0.1, 0.05],
      [0.35, -0.2],
      [0.3, 0.42],
      [-0.45, 0.3],
      [0.05, -0.62],
      [-0.1, 0.68],
      [0.62, 0.1],
      [-0.62, -0.1],
    ];
    const placed = spots.map(([px = 0, py = 0]): [number, number, number] => {
      const [sx, sy] = turn([px * 0.92, py]);
      return [sx, sy, r * 0.06];
    });
    shapes.push(dots(placed, 'chalk', tint('white'), { strength: 0.82 }));
  }
  return shapes;
}
