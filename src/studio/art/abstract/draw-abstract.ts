import type { DrawArtStyle } from '../art-style.ts';
import { temperFor } from '../flat/temper.ts';
import { chooseHand } from '../text/hands.ts';
import { composeAbstract } from './compose-abstract.ts';
import { drawInk } from './draw-ink.ts';
import { foilFor } from './foil.ts';
import { engrave } from './heading.ts';

/** Draws the request as ink and foil: marbled sheets, torn papers, brush strokes. */
export const drawAbstract: DrawArtStyle = async (request, onProgress, { scale = 1 }) => {
  const { scene, colours } = composeAbstract(request);
  onProgress(0.1);
  const { colorPalette } = request.settings;
  const temper = temperFor(colorPalette);
  const foil = foilFor(colorPalette);
  const canvas = drawInk(scene, request.seed, { temper, foil, scale }, onProgress);
  const context = canvas.getContext('2d');
  if (request.heading !== null && request.heading.trim() !== '') {
    engrave(context, request.heading.trim(), scene.textArea, temper(colours.words), foil, scale, chooseHand(request));
  }
  onProgress(0.9);
  const { width, height } = canvas;
  return { data: context.getImageData(0, 0, width, height).data, width, height };
};
