import type { Box } from '../core/geometry.ts';
import { fullTurn, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, ellipse } from './shapes.ts';

/** Drops flicked off a brush inside `box`, but not inside `keepClear`. */
export function splatter(
  rng: Rng,
  box: Box,
  count: number,
  colours: readonly Tint[],
  keepClear: Box | null,
  largest = 5,
): Shape[] {
  const shapes: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const x = rng.between(box[0], box[2]);
    const y = rng.between(box[1], box[3]);
    const size = 1.2 + (largest - 1.2) * rng.next() ** 3;
    const colour = rng.pick(colours);
    const strength = rng.between(0.45, 0.95);
    const covered = keepClear !== null && x > keepClear[0] && x < keepClear[2] && y > keepClear[1] && y < keepClear[3];
    if (!covered)
      shapes.push(ellipse(x, y, size, size * rng.between(0.85, 1.1), 'fine', colour, { strength, cover: 0 }));
  }
  return shapes;
}

/** A loose round-ish field of colour behind a subject. */
export function looseWash(
  rng: Rng,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Tint,
  second: Tint,
  strength = 1,
): Shape {
  const points = Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i / 16) * fullTurn;
    const reach = rng.between(0.84, 1.08);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  const lean = rng.between(0, fullTurn);
  const from: Point = [x - Math.cos(lean) * rx, y - Math.sin(lean) * ry];
  const to: Point = [x + Math.cos(lean) * rx, y + Math.sin(lean) * ry];
  return blob(points, 'wash', colour, { second, strength, shade: { kind: 'linear', from, to, start: 1, end: 0.75 } });
}

/** A patch of colour without an edge. */
export function mistPatch(rng: Rng, x: number, y: number, radius: number, colour: Tint, strength = 1): Shape {
  const points = Array.from({ length: 12 }, (_, i): Point => {
    const angle = (i / 12) * fullTurn;
    const reach = radius * rng.between(0.7, 1.2);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return blob(points, 'mist', colour, {
    strength: strength * 1.15,
    softness: radius * 0.2,
    shade: { kind: 'radial', centre: [x, y], radius: radius * 1.25, start: 1.3, end: 0.08 },
  });
}
