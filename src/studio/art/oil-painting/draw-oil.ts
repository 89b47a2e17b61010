import type { DrawArtStyle } from '../art-style.ts';
import { Rng } from '../core/rng.ts';
import { drawFlat } from '../flat/draw-flat.ts';
import { temperFor } from '../flat/temper.ts';
import { splitPlanes } from '../photo/planes.ts';
import { chooseHand } from '../text/hands.ts';
import { composeOil } from './compose-oil.ts';
import { drawScript } from './script.ts';
import { paintStrokes } from './strokes/paint-strokes.ts';

/** Paints the request in oil: a plain scene, repainted stroke by stroke. */
export const drawOil: DrawArtStyle = async (request, onProgress, { scale = 1 }) => {
  const scene = composeOil(request);
  const { colorPalette } = request.settings;
  onProgress(0.03);
  const canvas = drawFlat(scene, temperFor(colorPalette), scale, (fraction) => onProgress(0.03 + fraction * 0.17));
  const { width, height } = canvas;
  const under = splitPlanes({ data: canvas.getContext('2d').getImageData(0, 0, width, height).data, width, height });
  const handling = { jitter: 0.026, colourJitter: colorPalette === 'Black & White' ? 0 : 0.016 };
  const rng = new Rng(request.seed).fork('oil strokes');
  const picture = paintStrokes(under, handling, scale, rng, (fraction) => onProgress(0.2 + fraction * 0.7));
  const heading = request.heading?.trim() ?? '';
  onProgress(0.95);
  return heading === '' ? picture : drawScript(picture, heading, scene.textArea, scale, chooseHand(request));
};
