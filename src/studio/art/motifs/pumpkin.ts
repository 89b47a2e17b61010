import { ellipsePath, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape } from '../scene.ts';
import { ellipse, facet, stroke, tint } from './shapes.ts';

/** A ribbed pumpkin; `size` is half its width. */
export function pumpkin(rng: Rng, x: number, y: number, size: number): Shape[] {
  const colour = tint('flame', 'gold', rng.between(0.05, 0.55));
  const squash = rng.between(0.7, 0.8);
  const shapes: Shape[] = [
    {
      path: ellipsePath(x, y, size * 0.84, size * squash * 0.9),
      box: [x - size, y - size, x + size, y + size],
      surface: 'lift',
      tint: colour,
      cover: 1,
    },
  ];
  // Ribs from the outside in, so that the middle one lies in front.
  for (const side of [0.62, 0.34, 0]) {
    for (const flip of side === 0 ? [1] : [-1, 1]) {
      const cx = x + side * flip * size;
      shapes.push(
        ellipse(cx, y, size * 0.38, size * squash * (1 - side * 0.12), 'petal', colour, {
          cover: 0.6,
          strength: 1.35,
          second: tint('flame', 'brick', 0.35),
          shade: {
            kind: 'radial',
            centre: [cx - size * 0.08, y - size * 0.25],
            radius: size * 0.95,
            start: 0.55,
            end: 1.3,
          },
        }),
      );
    }
  }
  const lean = rng.between(-0.16, 0.16) * size;
  shapes.push(
    stroke(
      [
        [x, y - size * squash * 0.86],
        [x + lean * 0.4, y - size * squash * 1.1],
        [x + lean, y - size * squash * 1.3],
      ],
      size * 0.14,
      tint('leafWarm', 'twig', 0.5),
      { strength: 1.3, cover: 0.8 },
    ),
  );
  return shapes;
}

/** A pumpkin with a carved face, lit from inside. */
export function lantern(rng: Rng, x: number, y: number, size: number): Shape[] {
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * size, y + py * size]);
  const glow = tint('glow', 'white', 0.25);
  const lit = {
    cover: 1,
    second: tint('flame', 'glow', 0.3),
    shade: { kind: 'radial', centre: [x, y + size * 0.1] as Point, radius: size * 0.7, start: 0.35, end: 0.95 },
  } as const;
  const eye = (side: number): Point[] =>
    at([
      [side * 0.46, -0.06],
      [side * 0.3, -0.34],
      [side * 0.16, -0.04],
    ]);
  const mouth: Point[] = at([
    [-0.54, 0.16],
    [-0.34, 0.26],
    [-0.24, 0.2],
    [-0.12, 0.3],
    [0.02, 0.3],
    [0.1, 0.22],
    [0.2, 0.3],
    [0.36, 0.26],
    [0.54, 0.14],
    [0.36, 0.46],
    [0.12, 0.54],
    [0.04, 0.44],
    [-0.06, 0.55],
    [-0.34, 0.47],
  ]);
  return [
    ellipse(x, y + size * 0.1, size * 1.35, size * 1.1, 'glow', tint('glow'), { strength: 0.55, softness: size * 0.3 }),
    ...pumpkin(rng, x, y, size),
    // The thickness of the shell shows dark around the cuts.
    ...[eye(-1), eye(1), mouth].map((cut) =>
      facet(cut, 'fine', tint('brick', 'heartDark', 0.4), { strength: 1, cover: 0.4, lineWidth: size * 0.07 }),
    ),
    ...[eye(-1), eye(1), mouth].map((cut) => facet(cut, 'fine', glow, lit)),
  ];
}
