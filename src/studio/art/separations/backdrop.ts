import type { SceneSetting } from '../../../contract/vocabulary.ts';
import { drawSkyline } from './backdrop-city.ts';
import { drawDreamland } from './backdrop-dream.ts';
import { drawHills } from './backdrop-land.ts';
import { drawParlour } from './backdrop-room.ts';
import type { Backdrop } from './backdrop-sky.ts';

const drawings: Record<SceneSetting, (backdrop: Backdrop) => void> = {
  Nature: drawHills,
  Cozy: drawParlour,
  Fantasy: drawDreamland,
  Urban: drawSkyline,
};

/** Fills a box with the place a card plays in. The caller clips. */
export function drawBackdrop(setting: SceneSetting, backdrop: Backdrop): void {
  drawings[setting](backdrop);
}
