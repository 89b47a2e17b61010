import type { DrawArtStyle } from '../art-style.ts';
import { drawSeparation } from '../separations/draw-separation.ts';
import { vintageStyle } from './vintage-style.ts';

/** Vintage/Retro: screened spot colours. */
export const drawVintage: DrawArtStyle = (request, onProgress, options) =>
  drawSeparation(vintageStyle, request, onProgress, options);
