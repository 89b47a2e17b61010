import type { Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { bow } from './bow.ts';
import { dots, facet, stroke, tint } from './shapes.ts';

export type Gift = {
  /** The middle of the box's foot. */
  x: number;
  foot: number;
  width: number;
  height: number;
  paper: Tint;
  ribbon: Tint;
  pattern: 'plain' | 'dots' | 'stripes';
  withBow: boolean;
};

/** A wrapped box with a lid, a ribbon and a bow. */
export function gift(rng: Rng, { x, foot, width, height, paper, ribbon, pattern, withBow }: Gift): Shape[] {
  const half = width / 2;
  const top = foot - height;
  const lid = Math.min(height * 0.26, 48);
  const across = {
    kind: 'linear',
    from: [x - half, top] as Point,
    to: [x + half, foot] as Point,
    start: 0.65,
    end: 1.25,
  } as const;
  const box = (left: number, y0: number, right: number, y1: number): Point[] => [
    [left, y0],
    [right, y0],
    [right, y1],
    [left, y1],
  ];
  const shapes: Shape[] = [
    facet(box(x - half, top + lid * 0.7, x + half, foot), 'body', paper, { cover: 1, shade: across, looseness: 0.85 }),
  ];
  if (pattern === 'dots') {
    const spots: [number, number, number][] = [];
    for (let row = 0, y = top + lid + 22; y < foot - 10; y += 30, row++) {
      for (let sx = x - half + (row % 2 === 0 ? 18 : 33); sx < x + half - 10; sx += 30)
        spots.push([sx + rng.gaussian(1), y + rng.gaussian(1), 4.4]);
    }
    shapes.push(dots(spots, 'chalk', tint('white'), { strength: 0.85 }));
  }
  if (pattern === 'stripes') {
    for (let sx = x - half + 18; sx < x + half - 8; sx += 30) {
      shapes.push(
        stroke(
          [
            [sx, top + lid + 4],
            [sx, foot - 5],
          ],
          9,
          tint('white'),
          { surface: 'chalk', strength: 0.55, dryness: 0.05 },
        ),
      );
    }
  }
  const band = Math.max(16, width * 0.11);
  shapes.push(
    facet(box(x - band / 2, top + lid, x + band / 2, foot), 'fine', ribbon, {
      cover: 1,
      strength: 1.05,
      shade: { kind: 'linear', from: [x - band, foot], to: [x + band, foot], start: 0.7, end: 1.2 },
    }),
    facet(box(x - half - width * 0.035, top, x + half + width * 0.035, top + lid), 'body', paper, {
      cover: 1,
      strength: 1.12,
      shade: across,
      looseness: 0.85,
    }),
    facet(box(x - band / 2, top, x + band / 2, top + lid), 'fine', ribbon, { cover: 1, strength: 1.2 }),
    // The lid's shadow on the box.
    facet(box(x - half + 2, top + lid, x + half - 2, top + lid + 7), 'fine', paper, {
      cover: 0,
      strength: 0.55,
      softness: 1.6,
    }),
  );
  if (withBow) shapes.push(...bow(rng, x, top - 4, Math.min(width * 0.42, 92), ribbon, rng.gaussian(0.05), false));
  return shapes;
}
