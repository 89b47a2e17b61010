import type { ArtStyle } from '../../contract/vocabulary.ts';
import { drawAbstract } from './abstract/draw-abstract.ts';
import type { DrawArtStyle } from './art-style.ts';
import { drawCute } from './cute/draw-cute.ts';
import { drawMinimal } from './minimal/draw-minimal.ts';
import { drawOil } from './oil/draw-oil.ts';
import { drawPhotoRealistic } from './photo-realistic/draw-photo-realistic.ts';
import { drawPop } from './pop/draw-pop.ts';
import { drawVintage } from './vintage/draw-vintage.ts';
import { drawWatercolor } from './watercolor/draw-watercolor.ts';

/** The drawing of every art style. */
export const artStyleDrawings: Record<ArtStyle, DrawArtStyle> = {
  Watercolor: drawWatercolor,
  'Oil Painting': drawOil,
  'Minimal & Modern': drawMinimal,
  'Cute & Whimsical': drawCute,
  'Vintage/Retro': drawVintage,
  'Pop Art': drawPop,
  Abstract: drawAbstract,
  'Photo-Realistic': drawPhotoRealistic,
};
