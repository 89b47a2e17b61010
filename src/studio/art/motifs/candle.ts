import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, ellipse, facet, stroke, tint } from './shapes.ts';

/** A lit candle standing on (x, y), striped as for a cake, or plain. */
export function candle(
  rng: Rng,
  x: number,
  y: number,
  height: number,
  colour: Tint,
  halfWidth = 8,
  plain = false,
): Shape[] {
  const top = y - height;
  const flameY = top - halfWidth * 3.6;
  const u = halfWidth / 8;
  const shapes: Shape[] = [
    facet(
      [
        [x - halfWidth, top],
        [x + halfWidth, top],
        [x + halfWidth, y],
        [x - halfWidth, y],
      ],
      'fine',
      colour,
      {
        cover: 1,
        strength: 1.1,
        shade: { kind: 'linear', from: [x - halfWidth, y], to: [x + halfWidth, y], start: 0.7, end: 1.3 },
      },
    ),
  ];
  for (let stripe = top + 13 * u; !plain && stripe < y - 8 * u; stripe += 21 * u) {
    shapes.push(
      stroke(
        [
          [x - halfWidth * 0.8, stripe + 5 * u],
          [x + halfWidth * 0.8, stripe - 5 * u],
        ],
        3.6 * u,
        tint('white'),
        { surface: 'chalk', strength: 0.85 },
      ),
    );
  }
  const sway = rng.between(-2.5, 2.5) * u;
  return [
    ...shapes,
    stroke(
      [
        [x, top],
        [x + 1, top - 12 * u],
      ],
      2 * u,
      tint('heart'),
      { strength: 1.1, looseness: 0.3 },
    ),
    ellipse(x, flameY, 32 * u, 36 * u, 'glow', tint('glow'), { strength: 1, softness: 11 * u }),
    blob(
      [
        [x + sway, flameY - 25 * u],
        [x + 9 * u, flameY - 2 * u],
        [x + 6.5 * u, flameY + 14 * u],
        [x, flameY + 18 * u],
        [x - 6.5 * u, flameY + 14 * u],
        [x - 9 * u, flameY - 2 * u],
      ],
      'fine',
      tint('glow', 'gold', 0.45),
      {
        cover: 1,
        second: tint('flame'),
        shade: { kind: 'radial', centre: [x, flameY + 9 * u], radius: 25 * u, start: 0.4, end: 1.15 },
      },
    ),
  ];
}
