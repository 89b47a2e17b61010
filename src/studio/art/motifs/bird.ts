import { type Point, place } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, ellipse, facet, stroke, tint } from './shapes.ts';

/** Colours of the two birds a card may have. */
export type Plumage = { back: Tint; belly: Tint; wing: Tint };

export const plumages: readonly [Plumage, Plumage] = [
  { back: tint('sky', 'accent5', 0.4), belly: tint('flower1', 'flower1Glow', 0.4), wing: tint('sky', 'skyDeep', 0.35) },
  {
    back: tint('flower3', 'flower3Deep', 0.3),
    belly: tint('flower2', 'cream', 0.2),
    wing: tint('flower3Deep', 'flower3', 0.35),
  },
];

const body: readonly Point[] = [
  [0.92, -0.5],
  [0.74, -0.74],
  [0.46, -0.76],
  [0.24, -0.56],
  [-0.06, -0.34],
  [-0.5, -0.06],
  [-0.86, 0.2],
  [-0.8, 0.3],
  [-0.3, 0.36],
  [0.14, 0.46],
  [0.52, 0.34],
  [0.76, 0.02],
  [0.82, -0.3],
];
const belly: readonly Point[] = [
  [0.8, -0.3],
  [0.78, 0.02],
  [0.54, 0.34],
  [0.16, 0.45],
  [-0.14, 0.38],
  [0.16, 0.16],
  [0.42, -0.1],
  [0.58, -0.4],
];
const wing: readonly Point[] = [
  [0.34, -0.36],
  [0.48, -0.12],
  [0.34, 0.14],
  [0, 0.24],
  [-0.42, 0.26],
  [-0.78, 0.22],
  [-0.4, 0],
  [0, -0.24],
];
const tail: readonly Point[] = [
  [-0.66, 0.06],
  [-1.32, 0.36],
  [-1.42, 0.5],
  [-1.22, 0.52],
  [-1.26, 0.62],
  [-1.06, 0.56],
  [-0.62, 0.32],
];

/** A small perched bird about (x, y), looking right (1) or left (-1); its feet stand 0.66 sizes below. */
export function bird(
  rng: Rng,
  x: number,
  y: number,
  size: number,
  facing: 1 | -1,
  plumage: Plumage = rng.pick(plumages),
): Shape[] {
  const at = (points: readonly Point[]): Point[] =>
    place(
      points.map(([px, py]): Point => [px * facing, py]),
      x,
      y,
      0,
      size,
    );
  const [[eyeX, eyeY], [lightX, lightY]] = at([
    [0.64, -0.5],
    [0.66, -0.53],
  ]) as [Point, Point];
  const shapes: Shape[] = [
    stroke(
      at([
        [0.1, 0.42],
        [0.08, 0.68],
      ]),
      size * 0.045,
      tint('twig'),
      { strength: 1.2 },
    ),
    stroke(
      at([
        [0.26, 0.42],
        [0.28, 0.68],
      ]),
      size * 0.045,
      tint('twig'),
      { strength: 1.2 },
    ),
    facet(at(tail), 'petal', plumage.wing, { cover: 1, strength: 1.3 }),
    facet(
      at([
        [0.86, -0.56],
        [1.14, -0.44],
        [0.88, -0.38],
      ]),
      'fine',
      tint('gold', 'flame', 0.4),
      { cover: 1 },
    ),
    blob(at(body), 'body', plumage.back, {
      strength: 0.9,
      shade: { kind: 'linear', from: [x, y - size * 0.8], to: [x, y + size * 0.45], start: 1.15, end: 0.55 },
    }),
    blob(at(belly), 'petal', plumage.belly, { cover: 0.85, strength: 1.35, softness: size * 0.02 }),
    blob(at(wing), 'petal', plumage.wing, {
      cover: 0.75,
      strength: 1.3,
      shade: {
        kind: 'linear',
        from: at([[0.4, -0.3]])[0] as Point,
        to: at([[-0.7, 0.2]])[0] as Point,
        start: 0.75,
        end: 1.3,
      },
    }),
  ];
  for (const t of [0, 1, 2]) {
    const feather: Point[] = [
      [0.2 - t * 0.16, 0.02 + t * 0.04],
      [-0.12 - t * 0.14, 0.13 + t * 0.02],
      [-0.42 - t * 0.1, 0.2],
    ];
    shapes.push(stroke(at(feather), size * 0.02, plumage.wing, { strength: 0.95 }));
  }
  shapes.push(
    ellipse(eyeX, eyeY, size * 0.062, size * 0.062, 'fine', tint('heartDark'), { cover: 1, strength: 1.5 }),
    ellipse(lightX, lightY, size * 0.02, size * 0.02, 'chalk', tint('white')),
  );
  return shapes;
}
