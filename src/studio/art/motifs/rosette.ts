import { fullTurn, type Point } from '../core/geometry.ts';
import type { Shape, Tint } from '../scene.ts';
import { ellipse, facet, tint } from './shapes.ts';
import { star } from './star.ts';

/** A prize rosette about (x, y) with its two tails; `size` is its radius. */
export function rosette(x: number, y: number, size: number, colour: Tint, middle: Tint): Shape[] {
  const tail = (side: number): Shape =>
    facet(
      [
        [x + side * size * 0.08, y + size * 0.5],
        [x + side * size * 0.62, y + size * 0.5],
        [x + side * size * 0.86, y + size * 1.75],
        [x + side * size * 0.54, y + size * 1.52],
        [x + side * size * 0.3, y + size * 1.8],
      ] as Point[],
      'body',
      colour,
      { shade: { kind: 'linear', from: [x, y + size * 1.6], to: [x, y + size * 0.7], start: 1, end: 1.5 } },
    );
  const pleats = 18;
  const ruffle = Array.from({ length: pleats }, (_, i) => {
    const from = (i / pleats) * fullTurn;
    const to = ((i + 1) / pleats) * fullTurn;
    const tip = (angle: number, reach: number): Point => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    return facet(
      [
        tip(from, size * 0.6),
        tip(from, size * 0.95),
        tip((from + to) / 2, size),
        tip(to, size * 0.95),
        tip(to, size * 0.6),
      ],
      'body',
      i % 2 === 0 ? colour : middle,
    );
  });
  return [
    tail(-1),
    tail(1),
    ...ruffle,
    ellipse(x, y, size * 0.66, size * 0.66, 'body', tint('cream')),
    ellipse(x, y, size * 0.56, size * 0.56, 'body', middle),
    ...star(x, y, size * 0.42, 0, tint('gold')),
  ];
}
