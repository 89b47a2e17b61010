import { offset, type Point, place } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { ColourRole } from '../palettes.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, stroke, tint } from './shapes.ts';

export const greens: readonly ColourRole[] = ['leaf', 'leafCool', 'leafWarm', 'leafPale'];

/** Any mixture of two greens. */
export function anyGreen(rng: Rng): Tint {
  return tint(rng.pick(greens), rng.pick(greens), rng.next());
}

export type LeafOptions = { strength?: number; cover?: number; vein?: boolean };

/** One leaf from its stalk at (x, y). */
export function leaf(
  rng: Rng,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  colour: Tint,
  options: LeafOptions = {},
): Shape[] {
  const bend = rng.between(-0.14, 0.14);
  const belly = rng.between(0.7, 0.9);
  const upper: Point[] = [];
  const lower: Point[] = [];
  const steps = 7;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const spine = bend * length * Math.sin(t * 1.7);
    const half = width * 0.5 * Math.sin(Math.PI * t ** belly) ** 0.9;
    upper.push([length * t, spine - half]);
    if (i > 0 && i < steps) lower.unshift([length * t, spine + half]);
  }
  const tip = offset(x, y, angle, length);
  const shapes = [
    blob(place([...upper, ...lower], x, y, angle), 'leaf', colour, {
      strength: options.strength ?? 1,
      cover: options.cover ?? 0.35,
      shade: { kind: 'linear', from: [x, y], to: tip, start: 1.2, end: 0.62 },
    }),
  ];
  if (options.vein !== false && length > 55) {
    const rib: Point[] = [0.02, 0.5, 0.9].map((t) => [length * t, bend * length * Math.sin(t * 1.7)]);
    shapes.push(stroke(place(rib, x, y, angle), 1.3, colour, { strength: 0.5 }));
  }
  return shapes;
}

export type SprigOptions = LeafOptions & {
  leafLength?: number;
  /** Width of a leaf over its length: 0.3 willow, 0.62 eucalyptus. */
  ratio?: number;
  pairs?: number;
  bend?: number;
  second?: Tint;
};

/** A stem with paired leaves that grow smaller towards its tip. */
export function sprig(
  rng: Rng,
  x: number,
  y: number,
  angle: number,
  length: number,
  colour: Tint,
  options: SprigOptions = {},
): Shape[] {
  const pairs = options.pairs ?? 6;
  const bend = options.bend ?? rng.between(-0.55, 0.55);
  const joints: [number, number, number][] = [];
  let [px, py, direction] = [x, y, angle];
  for (let i = 0; i <= pairs; i++) {
    joints.push([px, py, direction]);
    [px, py] = offset(px, py, direction, length / pairs);
    direction += bend / pairs;
  }
  const shapes = [
    stroke(
      joints.map(([jx, jy]): Point => [jx, jy]),
      2.2,
      colour,
      { strength: options.strength ?? 1 },
    ),
  ];
  const leafLength = options.leafLength ?? 44;
  joints.forEach(([jx, jy, along], i) => {
    if (i === 0) return;
    const t = i / pairs;
    const size = leafLength * (1.1 - 0.55 * t) * rng.between(0.85, 1.15);
    const sides = i === pairs ? [0] : [-1, 1];
    for (const side of sides) {
      const out = along + side * (rng.between(0.6, 0.95) - t * 0.25);
      const shade = options.second !== undefined && rng.chance(0.5) ? options.second : colour;
      shapes.push(
        ...leaf(rng, jx, jy, out, size, size * (options.ratio ?? 0.58), shade, {
          strength: (options.strength ?? 1) * rng.between(0.7, 1.1),
          cover: options.cover ?? 0.3,
          vein: false,
        }),
      );
    }
  });
  return shapes;
}

/** A few leaves fanned out from one point, to tuck behind a flower. */
export function leafFan(rng: Rng, x: number, y: number, angle: number, length: number, count = 3): Shape[] {
  const shapes: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const spread = (i - (count - 1) / 2) * 0.55 + rng.gaussian(0.1);
    const size = length * rng.between(0.75, 1.05);
    shapes.push(
      ...leaf(rng, x, y, angle + spread, size, size * rng.between(0.3, 0.38), anyGreen(rng), {
        cover: 0.55,
        strength: 1.1,
      }),
    );
  }
  return shapes;
}
