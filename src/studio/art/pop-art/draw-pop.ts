import type { DrawArtStyle } from '../art-style.ts';
import { drawSeparation } from '../separations/draw-separation.ts';
import { popStyle } from './pop-style.ts';

/** Pop Art: comic-book dots and lettering. */
export const drawPop: DrawArtStyle = (request, onProgress, options) =>
  drawSeparation(popStyle, request, onProgress, options);
