import { fullTurn, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape } from '../scene.ts';
import type { FlowerColours } from './flower-colours.ts';
import { blob } from './shapes.ts';

/** A garden rose or peony seen from the front: scalloped outer petals and cups winding into the heart. */
export function rose(rng: Rng, x: number, y: number, radius: number, colours: FlowerColours): Shape[] {
  const squash = rng.between(0.9, 0.98);
  const start = rng.between(0, fullTurn);
  const shapes: Shape[] = [scallopedGround(x, y, radius, squash, start, colours)];
  const cups = radius > 45 ? [5, 5, 4, 4, 3, 2] : [5, 4, 3, 2];
  cups.forEach((count, ring) => {
    const depth = ring / cups.length;
    const reach = radius * (0.96 - depth * 0.84);
    const turn = start + ring * 0.72 + rng.between(-0.2, 0.2);
    for (let i = 0; i < count; i++) {
      const angle = turn + (i / count) * fullTurn + rng.between(-0.12, 0.12);
      shapes.push(cup(rng, x, y, angle, reach, count, depth, squash, colours));
    }
  });
  const heart = Array.from({ length: 7 }, (_, i): Point => {
    const angle = (i / 7) * fullTurn;
    const reach = radius * 0.085 * rng.between(0.75, 1.2);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  shapes.push(blob(heart, 'fine', colours.deep, { strength: 0.95, cover: 0.2 }));
  return shapes;
}

function scallopedGround(
  x: number,
  y: number,
  radius: number,
  squash: number,
  start: number,
  colours: FlowerColours,
): Shape {
  const points = Array.from({ length: 40 }, (_, i): Point => {
    const angle = (i / 40) * fullTurn;
    const reach = radius * (0.93 + 0.07 * Math.abs(Math.sin((angle - start) * 2.5)));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash];
  });
  return blob(points, 'petal', colours.base, {
    cover: 1,
    strength: 0.62,
    second: colours.glow,
    shade: { kind: 'radial', centre: [x, y], radius, start: 1.1, end: 0.6 },
  });
}

/** One petal seen from above: a crescent, full in the middle and thin at its horns. */
function cup(
  rng: Rng,
  x: number,
  y: number,
  angle: number,
  reach: number,
  count: number,
  depth: number,
  squash: number,
  colours: FlowerColours,
): Shape {
  const span = (fullTurn / count) * rng.between(0.62, 0.78);
  const thickness = reach * rng.between(0.4, 0.52);
  const outer = reach * rng.between(0.97, 1.03);
  const rim: Point[] = [];
  const inner: Point[] = [];
  for (let i = 0; i <= 8; i++) {
    const t = (i / 8) * 2 - 1;
    const a = angle + t * span;
    const lip = outer * (1 - 0.09 * t * t);
    const fold = lip - thickness * Math.cos((t * Math.PI) / 2) ** 0.8;
    rim.push([x + Math.cos(a) * lip, y + Math.sin(a) * lip * squash]);
    inner.unshift([x + Math.cos(a) * fold, y + Math.sin(a) * fold * squash]);
  }
  const share = Math.min(1, Math.max(0, depth * 0.95 + rng.gaussian(0.08)));
  return blob(
    [...rim, ...inner.slice(1, -1)],
    'petal',
    { role: colours.base.role, toward: colours.deep.role, share },
    {
      strength: (0.62 + 0.5 * depth) * rng.between(0.8, 1.15),
      cover: 0.3,
      second: colours.glow,
      shade: { kind: 'radial', centre: [x, y], radius: reach, start: 1.5, end: 0.5 },
    },
  );
}
