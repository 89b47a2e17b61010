import type { Box, Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape } from '../scene.ts';
import { blob, dots, tint } from './shapes.ts';

/** Falling flakes of three opacities inside a box. */
export function snowfall(rng: Rng, box: Box, count: number, keepClear: Box | null, largest = 5.2): Shape[] {
  const levels: [number, number, number][][] = [[], [], []];
  for (let i = 0; i < count; i++) {
    const size = 1 + (largest - 1) * rng.next() ** 3;
    const x = rng.between(box[0], box[2]);
    const y = rng.between(box[1], box[3]);
    const level = rng.whole(0, 2);
    const covered = keepClear !== null && x > keepClear[0] && x < keepClear[2] && y > keepClear[1] && y < keepClear[3];
    if (!covered || size < 1.6) levels[level]?.push([x, y, size]);
  }
  return levels
    .filter((spots) => spots.length > 0)
    .map((spots, i) => dots(spots, 'chalk', tint('white'), { strength: 0.55 + i * 0.2 }));
}

/** A snowfield from a rolling horizon down to `bottom`. */
export function snowfield(
  rng: Rng,
  left: number,
  right: number,
  horizon: number,
  bottom: number,
  roll: number,
  strength: number,
): Shape {
  const phase = rng.between(0, 6);
  const crest = Array.from(
    { length: 11 },
    (_, i): Point => [left + ((right - left) * i) / 10, horizon + Math.sin(i * 0.9 + phase) * roll + rng.gaussian(4)],
  );
  const middle = (left + right) / 2;
  return blob([...crest, [right - 4, bottom], [left + 4, bottom]], 'body', tint('snowShade'), {
    cover: 0.97,
    strength,
    looseness: 4.5,
    shade: { kind: 'linear', from: [middle, horizon], to: [middle, horizon + 190], start: 0.25, end: 1.1 },
  });
}
