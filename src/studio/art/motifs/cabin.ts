import type { Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape } from '../scene.ts';
import { blob, ellipse, facet, stroke, tint } from './shapes.ts';

/** A snowed-in log cabin with lit windows; (x, y) is the middle of its doorstep, `size` scales it (1 is 200 wide). */
export function cabin(rng: Rng, x: number, y: number, size: number): Shape[] {
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * size, y + py * size]);
  const wood = tint('wood');
  const dark = tint('wood', 'heartDark', 0.4);
  const doorSide = rng.chance(0.5) ? 1 : -1;
  const shapes: Shape[] = [
    facet(
      at([
        [42, -84],
        [42, -146],
        [64, -146],
        [64, -70],
      ]),
      'body',
      tint('brick'),
      { strength: 1, looseness: 0.6 },
    ),
    blob(
      at([
        [36, -142],
        [44, -156],
        [62, -157],
        [70, -143],
        [52, -138],
      ]),
      'body',
      tint('snowShade'),
      { strength: 0.3, looseness: 0.6 },
    ),
    facet(
      at([
        [-80, 8],
        [-80, -66],
        [80, -66],
        [80, 8],
      ]),
      'body',
      wood,
      {
        strength: 1.05,
        looseness: 0.8,
        shade: { kind: 'linear', from: [x - 80 * size, y], to: [x + 80 * size, y], start: 1.2, end: 0.78 },
      },
    ),
    facet(
      at([
        [-78, -62],
        [0, -134],
        [78, -62],
      ]),
      'body',
      tint('wood', 'brick', 0.25),
      { strength: 0.95, looseness: 0.7 },
    ),
  ];
  for (let i = 1; i < 5; i++)
    shapes.push(
      stroke(
        at([
          [-80, -66 + i * 15],
          [0, -65 + i * 15],
          [80, -66 + i * 15],
        ]),
        1.7 * size,
        dark,
        { strength: 0.85 },
      ),
    );
  shapes.push(
    blob(
      at([
        [-102, -52],
        [-95, -70],
        [0, -153],
        [95, -70],
        [102, -52],
        [80, -54],
        [0, -122],
        [-80, -54],
      ]),
      'body',
      tint('snowShade'),
      { strength: 0.34, looseness: 0.9 },
      0.3,
    ),
  );
  for (const [wx, wy, w, h] of [
    [-62, -48, 34, 32],
    [28, -48, 34, 32],
    [-11, -104, 22, 22],
  ] as const) {
    const centre: Point = [x + (wx + w / 2) * size, y + (wy + h / 2) * size];
    const pane = at([
      [wx, wy],
      [wx + w, wy],
      [wx + w, wy + h],
      [wx, wy + h],
    ]);
    shapes.push(
      ellipse(centre[0], centre[1], 42 * size, 42 * size, 'glow', tint('glow'), { strength: 0.8, softness: 16 * size }),
      facet(pane, 'fine', tint('glow'), {
        cover: 1,
        strength: 0.9,
        second: tint('flame', 'glow', 0.25),
        shade: { kind: 'radial', centre, radius: 24 * size, start: 0.5, end: 1.2 },
      }),
      stroke(
        at([
          [wx + w / 2, wy],
          [wx + w / 2, wy + h],
        ]),
        2.4 * size,
        dark,
        { strength: 1.2, looseness: 0.4 },
      ),
      stroke(
        at([
          [wx, wy + h / 2],
          [wx + w, wy + h / 2],
        ]),
        2.4 * size,
        dark,
        { strength: 1.2, looseness: 0.4 },
      ),
      stroke(
        at([
          [wx, wy],
          [wx + w, wy],
        ]),
        2.2 * size,
        dark,
        { strength: 1, looseness: 0.4 },
      ),
      stroke(
        at([
          [wx - 3, wy + h + 1],
          [wx + w + 3, wy + h + 1],
        ]),
        4 * size,
        tint('white'),
        { surface: 'chalk', strength: 0.95 },
      ),
    );
  }
  const d = doorSide * 2;
  shapes.push(
    facet(
      at([
        [d - 16, 9],
        [d - 16, -42],
        [d + 16, -42],
        [d + 16, 9],
      ]),
      'fine',
      tint('red'),
      { cover: 1, strength: 1.05 },
    ),
    {
      ...ellipse(x + d * size, y - 24 * size, 8 * size, 8 * size, 'fine', tint('pineWarm'), {
        cover: 0.9,
        strength: 1.2,
      }),
      lineWidth: 5 * size,
    },
    ellipse(x + d * size, y - 16 * size, 2.6 * size, 2.6 * size, 'fine', tint('gold'), { cover: 1 }),
  );
  return shapes;
}

/** Smoke curling up from (x, y). */
export function smoke(rng: Rng, x: number, y: number, height: number): Shape {
  const side = rng.chance(0.5) ? 1 : -1;
  const curl: Point[] = [0, 0.25, 0.5, 0.75, 1].map((t, i) => [
    x + side * (i % 2 === 0 ? -1 : 1) * height * 0.1 * t + side * height * 0.12 * t,
    y - height * t,
  ]);
  return { ...stroke(curl, height * 0.1, tint('white'), { cover: 0.45, softness: 7, looseness: 3 }), surface: 'lift' };
}
