import type { Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { candle } from './candle.ts';
import { blob, facet, stroke, tint } from './shapes.ts';

/** A cupcake with one candle; (x, foot) is the middle of its foot and `size` its width. */
export function cupcake(rng: Rng, x: number, foot: number, size: number, icing: Tint): Shape[] {
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * size, foot + py * size]);
  const shapes: Shape[] = [
    facet(
      at([
        [-0.41, -0.56],
        [0.41, -0.56],
        [0.29, 0],
        [-0.29, 0],
      ]),
      'body',
      tint('accent2', 'accent1', 0.3),
      { shade: { kind: 'linear', from: [x - size * 0.1, foot], to: [x + size * 0.45, foot], start: 1, end: 1.4 } },
    ),
    ...[-3, -2, -1, 0, 1, 2, 3].map((i) =>
      stroke(
        at([
          [i * 0.118, -0.55],
          [i * 0.086, -0.01],
        ]),
        size * 0.016,
        tint('ink'),
      ),
    ),
  ];
  const frosting: readonly (readonly Point[])[] = [
    [
      [-0.5, -0.54],
      [-0.48, -0.74],
      [-0.3, -0.84],
      [0.3, -0.86],
      [0.5, -0.74],
      [0.5, -0.54],
      [0.2, -0.47],
      [-0.2, -0.49],
    ],
    [
      [-0.38, -0.8],
      [-0.34, -0.98],
      [-0.1, -1.08],
      [0.24, -1.04],
      [0.38, -0.9],
      [0.36, -0.78],
      [0, -0.7],
    ],
    [
      [-0.22, -1.02],
      [-0.16, -1.18],
      [0.02, -1.32],
      [0.16, -1.2],
      [0.24, -1.04],
      [0, -0.96],
    ],
  ];
  for (const layer of frosting)
    shapes.push(
      blob(at(layer), 'body', icing, {
        shade: { kind: 'radial', centre: [x - size * 0.2, foot - size], radius: size * 0.85, start: 0.15, end: 1.15 },
      }),
    );
  for (let i = 0; i < 12; i++) {
    const y = rng.between(-1.02, -0.6);
    const reach = 0.4 * (1 + (y + 0.6) * 0.9);
    const px = rng.between(-reach, reach);
    const lean = rng.between(-0.03, 0.03);
    shapes.push(
      stroke(
        at([
          [px, y],
          [px + lean, y - 0.035],
        ]),
        size * 0.034,
        tint(rng.pick(['accent3', 'accent2', 'ink'])),
        { surface: 'chalk' },
      ),
    );
  }
  return [...candle(rng, x, foot - size * 1.24, size * 0.36, tint('accent3'), size * 0.045), ...shapes];
}
