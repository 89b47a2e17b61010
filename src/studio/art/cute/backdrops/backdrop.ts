import type { SceneSetting } from '../../../../contract/vocabulary.ts';
import type { Box } from '../../core/geometry.ts';
import type { PropTools } from '../motifs/treats.ts';
import { drawCloudLand } from './cloud-land.ts';
import { drawMeadow } from './meadow.ts';
import { drawRoom } from './room.ts';
import { drawTown } from './town.ts';

export type Season = 'summer' | 'winter' | 'autumn' | 'spooky' | 'quiet';

export type BackdropTools = PropTools & {
  width: number;
  height: number;
  /** Where the feet of whoever stands in it are. */
  floor: number;
  /** The middle of whoever stands in it. */
  figure: number;
  season: Season;
  detailed: boolean;
  /** Where words go: sky and wall stay plain there. */
  calm: Box;
};

const backdrops: Record<SceneSetting, (tools: BackdropTools) => void> = {
  Nature: drawMeadow,
  Cozy: drawRoom,
  Fantasy: drawCloudLand,
  Urban: drawTown,
};

/** Fills the sheet with the place the card is set in. */
export function drawBackdrop(setting: SceneSetting, tools: BackdropTools): void {
  backdrops[setting](tools);
}

/** Whether a circle keeps clear of the words. */
export function isClear({ calm }: BackdropTools, x: number, y: number, radius: number): boolean {
  const [left, top, right, bottom] = calm;
  return x + radius < left || x - radius > right || y + radius < top || y - radius > bottom;
}
