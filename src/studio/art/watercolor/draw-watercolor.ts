import type { DrawArtStyle } from '../art-style.ts';
import { composeScene } from '../compose-scene.ts';
import { Rng } from '../core/rng.ts';
import { gradePicture } from '../grade.ts';
import { drawHeading } from '../heading.ts';
import { chooseHand } from '../text/hands.ts';
import { renderWatercolor } from './render-watercolor.ts';

/** Paints the request in transparent washes on paper. */
export const drawWatercolor: DrawArtStyle = async (request, onProgress, { scale = 1 }) => {
  const { scene, palette } = composeScene(request);
  onProgress(0.05);
  const rng = new Rng(request.seed).fork('watercolor');
  const picture = renderWatercolor(scene, palette, rng, scale, (fraction) => onProgress(0.05 + fraction * 0.85));
  gradePicture(picture, request.settings.colorPalette);
  return request.heading === null || scene.textArea === null
    ? picture
    : drawHeading(picture, request.heading, scene.textArea, palette.ink, scale, chooseHand(request));
};
