import type { SceneSetting } from '../../../contract/vocabulary.ts';
import { accentsOf } from '../arrange/accent-roles.ts';
import type { Arrangement } from '../arrange/arrangement.ts';
import { type Point, polygonPath } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';

/** Houses side by side, none as high as its neighbour, standing on a horizon. */
export function skylinePath(width: number, horizon: number, tallest: number, rng: Rng): string {
  const points: Point[] = [[-40, horizon + 20]];
  let last = 0;
  for (let x = -40; x < width + 40; ) {
    const wide = rng.between(0.34, 0.62) * tallest;
    let tall = rng.between(0.35, 1) * tallest;
    if (Math.abs(tall - last) < tallest * 0.12) tall = tall > tallest * 0.6 ? tall * 0.7 : tall * 1.4;
    const top = horizon - tall;
    points.push([x, top]);
    if (rng.chance(0.3)) points.push([x + wide / 2, top - wide * 0.42]);
    points.push([x + wide, top]);
    x += wide;
    last = tall;
  }
  points.push([width + 80, horizon + 20]);
  return polygonPath(points);
}

/** A flat field over the whole width. */
export function bandPath(width: number, top: number, bottom: number): string {
  return `M-40 ${top}L${width + 40} ${top}L${width + 40} ${bottom}L-40 ${bottom}Z`;
}

/** Removes clouds, trees and grass in a cosy setting, where the stage is a room. */
export function clearRoom(arrangement: Arrangement, setting: SceneSetting): Arrangement {
  if (setting !== 'Cozy' || arrangement.ground.kind !== 'stage') return arrangement;
  const grows = ({ rank, subject }: Arrangement['placements'][number]): boolean =>
    rank === 'accent' && (['sky', 'backdrop', 'ground'] as const).some((role) => accentsOf([subject], role).length > 0);
  return { ...arrangement, placements: arrangement.placements.filter((placement) => !grows(placement)) };
}
