import type { Chance } from './chance.ts';
import type { Vec } from './clay.ts';
import { type Finder, far } from './finder.ts';
import type { Material } from './material.ts';
import type { Lamp, Scene } from './still-life.ts';

/** How much of the key light a surface takes that is turned to it by this cosine. */
export function keyShare({ wrap, through }: Material, slope: number): number {
  const lit = (slope + wrap) / (1 + wrap);
  return (
    Math.max(0, lit) * (lit < 0.3 && wrap > 0 ? (Math.max(0, lit) / 0.3) * 0.5 + 0.5 : 1) +
    through * Math.max(0, -slope) * 0.6
  );
}

/** How much of the key light falls on a point, from one place of its disc by chance. */
export function keyLightShare(
  { spread }: Scene['key'],
  keyTo: readonly number[],
  finder: Finder,
  { even }: Chance,
  material: Material,
  [px, py, pz]: Vec,
  [nx, ny, nz]: Vec,
): number {
  const turn = (even[0] as number) * Math.PI * 2;
  const height = (even[1] as number) * 2 - 1;
  const round = Math.sqrt(1 - height * height) * spread;
  const lx = (keyTo[0] as number) + Math.cos(turn) * round;
  const ly = (keyTo[1] as number) + height * spread;
  const lz = (keyTo[2] as number) + Math.sin(turn) * round;
  const toKey = 1 / Math.sqrt(lx * lx + ly * ly + lz * lz);
  const slope = (lx * nx + ly * ny + lz * nz) * toKey;
  const lit = keyShare(material, slope);
  if (lit <= 0) return 0;
  return slope > 0 ? lit * finder.passing(px, py, pz, lx * toKey, ly * toKey, lz * toKey, far) : lit * 0.75;
}

/** All lamps together, without shadows: enough for what is seen in a reflection. */
export function lamplightAt(
  lamps: readonly Lamp[],
  px: number,
  py: number,
  pz: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  let sum = 0;
  for (const { at, power } of lamps) {
    const [ax, ay, az] = [at[0] - px, at[1] - py, at[2] - pz];
    const square = ax * ax + ay * ay + az * az;
    const cosine = (ax * nx + ay * ny + az * nz) / Math.sqrt(square);
    if (cosine > 0) sum += (cosine / (square + 0.12)) * 0.7 * power;
  }
  return sum;
}

/** How much of the lamps' light falls on a point: one of them by chance stands for all. */
export function lampShare(
  lamps: readonly Lamp[],
  finder: Finder,
  chance: Chance,
  { wrap, through }: Material,
  [px, py, pz]: Vec,
  [nx, ny, nz]: Vec,
): number {
  const { at, radius, power } = lamps[Math.floor(chance.next() * lamps.length)] as Lamp;
  const ax = at[0] + (chance.next() - 0.5) * radius * 2 - px;
  const ay = at[1] + (chance.next() - 0.5) * radius * 2 - py;
  const az = at[2] + (chance.next() - 0.5) * radius * 2 - pz;
  const away = Math.sqrt(ax * ax + ay * ay + az * az);
  const cosine = (ax * nx + ay * ny + az * nz) / away;
  const share = Math.max(0, (cosine + wrap) / (1 + wrap)) + through * 0.4 * Math.max(0, -cosine);
  if (share <= 0 || away <= radius) return 0;
  const fallen = (lamps.length * share * power) / (away * away + 0.12);
  return fallen * finder.passing(px, py, pz, ax / away, ay / away, az / away, away - radius * 2.2);
}
