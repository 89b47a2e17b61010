import type { DrawOptions } from './art-style.ts';
import { artStylePacks } from './art-styles.ts';
import type { IllustrationRequest } from './compose-scene.ts';
import type { Raster } from './core/raster.ts';
import { categoryOfMood } from './library/occasion-motifs.ts';
import type { OnProgress } from './picture.ts';
import { planPicture } from './plan-picture.ts';

export type { DrawOptions } from './art-style.ts';

/** Draws an illustration with its heading in its art style: an arrangement of motifs, or a hand-drawn scene. */
export async function drawIllustration(
  request: IllustrationRequest,
  onProgress: OnProgress,
  options: DrawOptions = {},
): Promise<Raster> {
  const pack = artStylePacks[request.settings.artStyle];
  const drawArrangement = await pack.loadArrangement?.();
  const occasion = request.facts?.occasion ?? null;
  const arrangement = drawArrangement ? planPicture(request) : null;
  const picture =
    drawArrangement && arrangement
      ? await drawArrangement(
          { ...request, category: categoryOfMood(request.category, occasion) },
          arrangement,
          onProgress,
          options,
        )
      : await (await pack.loadDrawing())(request, onProgress, options);
  onProgress(1);
  return picture;
}
