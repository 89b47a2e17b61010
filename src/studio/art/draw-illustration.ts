import { composeScene, type IllustrationRequest } from './compose-scene.ts';
import type { Raster } from './core/raster.ts';
import { Rng } from './core/rng.ts';
import { gradePicture } from './grade.ts';
import { drawHeading } from './heading.ts';
import type { OnProgress } from './picture.ts';
import { renderWatercolor } from './watercolor/render-watercolor.ts';

export type DrawOptions = {
  /** Pixels per pixel of the full size: 0.5 draws a preview of half the width. */
  scale?: number;
};

/** Draws an illustration with its heading. Every art style is painted as watercolor until it has its own renderer. */
export async function drawIllustration(
  request: IllustrationRequest,
  onProgress: OnProgress,
  { scale = 1 }: DrawOptions = {},
): Promise<Raster> {
  const { scene, palette } = composeScene(request);
  onProgress(0.05);
  const rng = new Rng(request.seed).fork('watercolor');
  const picture = renderWatercolor(scene, palette, rng, scale, (fraction) => onProgress(0.05 + fraction * 0.85));
  gradePicture(picture, request.settings.colorPalette);
  const finished =
    request.heading === null || scene.textArea === null
      ? picture
      : drawHeading(picture, request.heading, scene.textArea, palette.ink, scale);
  onProgress(1);
  return finished;
}
