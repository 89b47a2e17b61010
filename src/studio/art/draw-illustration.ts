import type { DrawOptions } from './art-style.ts';
import { artStylePacks } from './art-styles.ts';
import type { IllustrationRequest } from './compose-scene.ts';
import type { Raster } from './core/raster.ts';
import type { OnProgress } from './picture.ts';

export type { DrawOptions } from './art-style.ts';

/** Draws an illustration with its heading, in its art style. */
export async function drawIllustration(
  request: IllustrationRequest,
  onProgress: OnProgress,
  options: DrawOptions = {},
): Promise<Raster> {
  const draw = await artStylePacks[request.settings.artStyle].loadDrawing();
  const picture = await draw(request, onProgress, options);
  onProgress(1);
  return picture;
}
