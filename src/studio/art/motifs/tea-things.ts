import type { Point } from '../core/geometry.ts';
import { fullTurn } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { motifPen } from './motif-pen.ts';
import { ellipse, stroke, tint } from './shapes.ts';

/** A round teapot, its spout to the side it faces; (x, foot) is the middle of its foot and `size` the width of its belly. */
export function teapot(x: number, foot: number, size: number, facing: 1 | -1, colour: Tint, trim: Tint): Shape[] {
  const { smooth, line, oval, at } = motifPen(x, foot, size, facing);
  const [light] = at([[-0.18, -0.5]]) as [Point];
  const round = { shade: { kind: 'radial', centre: light, radius: size * 0.85, start: 0.5, end: 1.4 } } as const;
  return [
    line(
      [
        [-0.42, -0.6],
        [-0.66, -0.7],
        [-0.74, -0.42],
        [-0.6, -0.2],
        [-0.42, -0.18],
      ],
      0.07,
      colour,
      { strength: 1.2, cover: 0.9 },
    ),
    smooth(
      [
        [0.36, -0.44],
        [0.56, -0.52],
        [0.68, -0.78],
        [0.82, -0.8],
        [0.76, -0.62],
        [0.64, -0.3],
        [0.38, -0.16],
      ],
      colour,
      { strength: 1.1 },
      0.4,
    ),
    oval(0, -0.02, 0.26, 0.04, trim),
    smooth(
      [
        [-0.24, -0.02],
        [-0.48, -0.22],
        [-0.48, -0.52],
        [-0.26, -0.74],
        [0.26, -0.74],
        [0.48, -0.52],
        [0.48, -0.22],
        [0.24, -0.02],
      ],
      colour,
      round,
    ),
    smooth(
      [
        [-0.27, -0.72],
        [-0.16, -0.86],
        [0.16, -0.86],
        [0.27, -0.72],
        [0, -0.69],
      ],
      colour,
      round,
    ),
    line(
      [
        [-0.27, -0.72],
        [0, -0.69],
        [0.27, -0.72],
      ],
      0.025,
      trim,
    ),
    oval(0, -0.91, 0.055, 0.055, trim, { surface: 'fine', cover: 1 }),
    line(
      [
        [-0.46, -0.3],
        [0, -0.24],
        [0.46, -0.3],
      ],
      0.028,
      trim,
      { strength: 0.9 },
    ),
    ellipse(light[0], light[1], size * 0.06, size * 0.1, 'lift', tint('white'), { cover: 0.6, softness: size * 0.02 }),
  ];
}

/** Steam rising from (x, y). */
export function steam(rng: Rng, x: number, y: number, size: number): Shape[] {
  return [-1, 0, 1].flatMap((k) => {
    const lean = rng.between(-0.1, 0.1);
    const points = Array.from({ length: 6 }, (_, i): Point => {
      const t = i / 5;
      return [x + (k * 0.2 + Math.sin(t * 5 + k) * 0.09 + lean * t) * size, y - t * size * (k === 0 ? 1 : 0.72)];
    });
    return [
      stroke(points, size * 0.11, tint('white'), { surface: 'lift', cover: 0.6, softness: size * 0.03 }),
      stroke(points, size * 0.04, tint('snowShade', 'twig', 0.25), {
        surface: 'glow',
        strength: 0.9,
        softness: size * 0.016,
      }),
    ];
  });
}

/** A slice of lemon about (x, y). */
export function lemonSlice(x: number, y: number, radius: number): Shape[] {
  const ribs = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * fullTurn + 0.2;
    return stroke(
      [
        [x, y],
        [x + Math.cos(a) * radius * 0.76, y + Math.sin(a) * radius * 0.76],
      ],
      radius * 0.08,
      tint('white'),
      { surface: 'chalk', strength: 0.85 },
    );
  });
  return [
    ellipse(x, y, radius, radius, 'body', tint('gold', 'glow', 0.25), { strength: 1.1 }),
    ellipse(x, y, radius * 0.86, radius * 0.86, 'body', tint('cream'), { strength: 0.6 }),
    ellipse(x, y, radius * 0.78, radius * 0.78, 'petal', tint('gold', 'glow', 0.5), { cover: 0.8 }),
    ...ribs,
  ];
}

/** Closed books lying on one another; (x, foot) is below their middle. Returns the height too. */
export function bookStack(
  rng: Rng,
  x: number,
  foot: number,
  width: number,
  colours: readonly Tint[],
): { shapes: Shape[]; top: number } {
  const shapes: Shape[] = [];
  let level = foot;
  for (const colour of colours) {
    const half = (width / 2) * rng.between(0.86, 1.02);
    const thick = width * rng.between(0.11, 0.15);
    const shift = rng.gaussian(width * 0.02);
    const { straight, line } = motifPen(x + shift, level, 1);
    const side = rng.chance(0.5) ? 1 : -1;
    shapes.push(
      straight(
        [
          [-half, -thick],
          [half, -thick],
          [half, 0],
          [-half, 0],
        ],
        colour,
        {
          strength: 1.15,
          looseness: 0.6,
          shade: { kind: 'linear', from: [x, level - thick], to: [x, level], start: 0.8, end: 1.3 },
        },
      ),
      straight(
        [
          [side * half * 0.4, -thick * 0.84],
          [side * half * 1.0, -thick * 0.84],
          [side * half * 1.0, -thick * 0.16],
          [side * half * 0.4, -thick * 0.16],
        ],
        tint('cream'),
        { strength: 0.9, looseness: 0.4 },
      ),
      line(
        [
          [side * half * 0.44, -thick * 0.5],
          [side * half * 0.97, -thick * 0.5],
        ],
        thick * 0.05,
        tint('twig'),
        { strength: 0.5 },
      ),
      line(
        [
          [-side * half * 0.7, -thick * 0.95],
          [-side * half * 0.7, -thick * 0.05],
        ],
        thick * 0.12,
        tint('gold'),
        { surface: 'chalk', strength: 0.8 },
      ),
    );
    level -= thick;
  }
  return { shapes, top: level };
}
