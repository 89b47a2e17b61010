import type { Arrangement } from '../arrange/arrangement.ts';
import { boxOfPlacements } from './place-motif.ts';

/** A round field of colour: its middle, its horizontal and vertical radius, and the larger of both. */
export type Round = { x: number; y: number; rx: number; ry: number; reach: number };

/** The least that one radius is of the other. */
const roundest = 0.8;

/**
 * The round field of colour on bare paper that holds an arrangement together, behind its things or within its wreath;
 * else null.
 */
export function roundBehind({ name, placements, width, height, textArea }: Arrangement): Round | null {
  const unit = Math.min(width, height);
  if (name === 'wreath' && textArea !== null) {
    const [left, top, right, bottom] = textArea.box;
    const reach = Math.min(unit * 0.3, Math.max(right - left, bottom - top) * 0.72);
    return { x: (left + right) / 2, y: (top + bottom) / 2, rx: reach, ry: reach, reach };
  }
  if (name !== 'hero' && name !== 'vignette') return null;
  const main = placements.filter(({ rank }) => rank === 'main');
  if (main.length === 0) return null;
  const [left, top, right, bottom] = boxOfPlacements(main);
  const reach = (side: number): number => Math.min(side * 0.58, unit * 0.47);
  const [across, down] = [reach(right - left), reach(bottom - top)];
  // Behind a candle it would be an egg.
  const [rx, ry] = [Math.max(across, down * roundest), Math.max(down, across * roundest)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, rx, ry, reach: Math.max(rx, ry) };
}
