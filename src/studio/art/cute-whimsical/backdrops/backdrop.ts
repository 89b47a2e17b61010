import type { SceneSetting } from '../../../../contract/vocabulary.ts';
import type { BackdropTools } from './backdrop-tools.ts';
import { drawCloudLand } from './cloud-land.ts';
import { drawMeadow } from './meadow.ts';
import { drawRoom } from './room.ts';
import { drawTown } from './town.ts';

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
