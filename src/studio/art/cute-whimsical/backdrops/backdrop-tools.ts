import type { Box } from '../../core/geometry.ts';
import type { PropTools } from '../motifs/treats.ts';

export type Season = 'summer' | 'winter' | 'autumn' | 'spooky' | 'quiet';

export type BackdropTools = PropTools & {
  width: number;
  height: number;
  /** Where the feet of the figures are. */
  floor: number;
  /** The middle of the figures. */
  figure: number;
  season: Season;
  detailed: boolean;
  /** The area of the words: sky and wall stay plain there. */
  calm: Box;
};

/** Whether a circle keeps clear of the words. */
export function isClear({ calm }: BackdropTools, x: number, y: number, radius: number): boolean {
  const [left, top, right, bottom] = calm;
  return x + radius < left || x - radius > right || y + radius < top || y - radius > bottom;
}
