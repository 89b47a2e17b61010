import type { DrawArtStyle } from '../art-style.ts';
import { Rng } from '../core/rng.ts';
import { drawFlat } from '../flat/draw-flat.ts';
import { temperFor } from '../flat/temper.ts';
import { chooseHand } from '../text/hands.ts';
import { composeCute } from './compose-cute.ts';
import { drawLettering } from './heading.ts';

/** Draws the request as a children's-book picture: round animals and things with grainy shading. */
export const drawCute: DrawArtStyle = async (request, onProgress, { scale = 1 }) => {
  const { scene, lettering } = composeCute(request);
  onProgress(0.1);
  const temper = temperFor(request.settings.colorPalette);
  const canvas = drawFlat(scene, temper, scale, (fraction) => onProgress(0.1 + fraction * 0.75));
  const context = canvas.getContext('2d');
  if (request.heading !== null && request.heading.trim() !== '') {
    const rng = new Rng(request.seed).fork('cute words');
    const look = {
      ...lettering,
      inks: lettering.inks.map(temper),
      secondInk: temper(lettering.secondInk),
      edge: lettering.edge && temper(lettering.edge),
    };
    drawLettering(context, request.heading, scene.textArea, look, rng, scale, chooseHand(request));
  }
  onProgress(0.9);
  const { width, height } = canvas;
  return { data: context.getImageData(0, 0, width, height).data, width, height };
};
