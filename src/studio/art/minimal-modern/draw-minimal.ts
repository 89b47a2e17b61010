import type { DrawArtStyle } from '../art-style.ts';
import { mixColours } from '../core/colour.ts';
import { Rng } from '../core/rng.ts';
import { drawFlat } from '../flat/draw-flat.ts';
import { temperFor } from '../flat/temper.ts';
import { chooseHand } from '../text/hands.ts';
import { composeMinimal } from './compose-minimal.ts';
import { setType } from './heading.ts';

/** Draws the request as cut and printed paper: few shapes, few colours, much air. */
export const drawMinimal: DrawArtStyle = async (request, onProgress, { scale = 1 }) => {
  const { scene, colours, align } = composeMinimal(request);
  onProgress(0.1);
  const temper = temperFor(request.settings.colorPalette);
  const canvas = drawFlat(scene, temper, scale, (fraction) => onProgress(0.1 + fraction * 0.75));
  const context = canvas.getContext('2d');
  if (request.heading !== null && request.heading.trim() !== '') {
    const ink = temper(colours.ink);
    const rng = new Rng(request.seed).fork('minimal words');
    const type = { ink, accent: mixColours(ink, temper(colours.paper), 0.22), align };
    setType(context, request.heading.trim(), scene.textArea, type, rng, scale, chooseHand(request));
  }
  onProgress(0.9);
  const { width, height } = canvas;
  return { data: context.getImageData(0, 0, width, height).data, width, height };
};
