import type { Box } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import type { Shape } from '../../scene.ts';
import { liesClear } from '../ring.ts';

/** The part of the sheet that a setting may fill, and what it must leave calm. */
export type Stage = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  horizon: number;
  words: Box;
  light: 'paper' | 'day' | 'night';
  scale: number;
  detailed: boolean;
  /** How much paint a setting's large fields carry: strong and black palettes need less of it. */
  paint: number;
  /** A grave occasion: no lamps strung up, no lit windows, no sparkle. */
  grave: boolean;
};

/** What a setting puts behind the template's own things, and before them. */
export type Backdrop = { behind: Shape[]; front: Shape[] };

/** A random place for a round thing away from the words; null if none was found. */
export function freeSpot(rng: Rng, { words }: Stage, area: Box, radius: number): [number, number] | null {
  for (let tries = 0; tries < 8; tries++) {
    const [x, y] = [rng.between(area[0], area[2]), rng.between(area[1], area[3])];
    if (liesClear(x, y, radius, words)) return [x, y];
  }
  return null;
}
