import { createCanvas } from '@napi-rs/canvas';
import type { DrawArrangement } from '../art-style.ts';
import { Rng } from '../core/rng.ts';
import { cardColoursOf } from '../library/motif-colours.ts';
import { splitPlanes } from '../photo/planes.ts';
import { chooseHand } from '../text/hands.ts';
import { paintScenery } from './arranged/scenery.ts';
import { underpaint, underpaintNumeral } from './arranged/underpaint.ts';
import { drawScript } from './script.ts';
import { paintStrokes } from './strokes/paint-strokes.ts';

/** Lays the arrangement in with light and shade, then repaints it stroke by stroke. */
export const drawArrangedOil: DrawArrangement = async (request, arrangement, onProgress, { scale = 1 }) => {
  const rng = new Rng(request.seed).fork('arranged oil');
  const { width, height, placements, numeral, textArea } = arrangement;
  const { colorPalette } = request.settings;
  const card = cardColoursOf(request);
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  const light = paintScenery(context, arrangement, card, request.settings.sceneSetting, rng.fork('scenery'));
  if (numeral !== null) underpaintNumeral(context, numeral, card, scale, rng.fork('numeral'));
  for (const placement of placements) underpaint(context, placement, card, light, scale);
  onProgress(0.2);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const under = splitPlanes({ data: pixels.data, width: canvas.width, height: canvas.height });
  const handling = { jitter: 0.03, colourJitter: colorPalette === 'Black & White' ? 0 : 0.026 };
  const picture = paintStrokes(under, handling, scale, rng.fork('strokes'), (fraction) =>
    onProgress(0.2 + fraction * 0.7),
  );
  const heading = request.heading?.trim() ?? '';
  onProgress(0.95);
  return heading === '' || textArea === null
    ? picture
    : drawScript(picture, heading, textArea.box, scale, chooseHand(request));
};
