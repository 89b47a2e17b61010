import { fullTurn, offset } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape } from '../scene.ts';
import { berrySprig, budSpike } from './berries.ts';
import { type FlowerKind, flower } from './flower.ts';
import type { FlowerTone } from './flower-colours.ts';
import { anyGreen, leafFan, sprig } from './foliage.ts';
import { tint } from './shapes.ts';

export type FlowerSpot = { x: number; y: number; radius: number; kind: FlowerKind; tone: FlowerTone };

/** Flowers in their order of painting, each with leaves tucked behind it. */
export function flowerGroup(rng: Rng, spots: readonly FlowerSpot[], leavesEach = 4): Shape[] {
  const shapes: Shape[] = [];
  for (const { x, y, radius } of spots) {
    const start = rng.between(0, fullTurn);
    for (let i = 0; i < leavesEach; i++) {
      const angle = start + (i / leavesEach) * fullTurn + rng.gaussian(0.25);
      const [lx, ly] = offset(x, y, angle, radius * 0.62);
      shapes.push(...leafFan(rng, lx, ly, angle, radius * rng.between(0.62, 0.85), 1));
    }
  }
  // Large flowers last: the focal one lies on top.
  const ordered = [...spots].sort((a, b) => a.radius - b.radius);
  for (const { kind, x, y, radius, tone } of ordered) shapes.push(...flower(rng, kind, x, y, radius, tone));
  return shapes;
}

/** A focal flower with two smaller ones, sprays and berries reaching out along `direction` and away from it. */
export function posy(
  rng: Rng,
  x: number,
  y: number,
  radius: number,
  direction: number,
  kinds: readonly FlowerKind[],
): Shape[] {
  const shapes: Shape[] = [];
  const tones = rng.shuffle<FlowerTone>([0, 1, 2]);
  const [first = 0, second = 1, third = 2] = tones;
  for (const side of [0, Math.PI]) {
    for (let i = 0; i < 2; i++) {
      const angle = direction + side + (i - 0.5) * 0.8 + rng.gaussian(0.1);
      const [sx, sy] = offset(x, y, angle, radius * 0.5);
      shapes.push(
        ...sprig(rng, sx, sy, angle, radius * rng.between(1.5, 2.1), anyGreen(rng), {
          leafLength: radius * 0.55,
          ratio: rng.pick([0.36, 0.58]),
          second: anyGreen(rng),
          cover: 0.5,
        }),
      );
    }
    const angle = direction + side + rng.between(-0.7, 0.7);
    const [bx, by] = offset(x, y, angle, radius * 0.6);
    shapes.push(
      ...(rng.chance(0.5)
        ? berrySprig(rng, bx, by, angle, radius * 1.25)
        : budSpike(rng, bx, by, angle, radius * 1.45, tint('flower3', 'flower3Deep', 0.5))),
    );
  }
  const along = radius * 1.28;
  const [ax, ay] = offset(x, y, direction + rng.between(-0.15, 0.15), along);
  const [cx, cy] = offset(x, y, direction + Math.PI + rng.between(-0.3, 0.3), along * 0.95);
  shapes.push(
    ...flowerGroup(rng, [
      { x, y, radius, kind: rng.pick(kinds), tone: first },
      { x: ax, y: ay, radius: radius * rng.between(0.62, 0.74), kind: rng.pick(kinds), tone: second },
      { x: cx, y: cy, radius: radius * rng.between(0.5, 0.62), kind: rng.pick(kinds), tone: third },
    ]),
  );
  return shapes;
}
