import { createCanvas } from '@napi-rs/canvas';
import type { ArtStyle, CardCategory } from '../../../contract/vocabulary.ts';
import { inTurn } from '../core/in-turn.ts';
import type { Raster } from '../core/raster.ts';
import { Rng } from '../core/rng.ts';
import type { Extent } from '../photo/crop-to-cover.ts';
import type { PictureRequest } from '../picture.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { registerFonts } from '../text/fonts.ts';
import type { LeafKind } from './botanicals.ts';
import { type CardSheet, drawGrain, drawGround, makeFoil } from './card-sheet.ts';
import { drawArch } from './layouts/arch.ts';
import { drawEditorial } from './layouts/editorial.ts';
import { drawFramed } from './layouts/framed.ts';
import { drawHungGarland } from './layouts/garland.ts';
import { drawSprays } from './layouts/sprays.ts';
import { drawRing } from './layouts/wreath.ts';
import { occasionMoods } from './occasion-moods.ts';
import { Pen } from './pen.ts';
import { makeTheme } from './theme.ts';

type TextRequest = Extract<PictureRequest, { kind: 'text' }>;
type Layout = (sheet: CardSheet) => void;

/** A typographic card: ground, ornaments and the words, sized to what they say. The style and the seed pick layout, hues and leaves. */
export function drawTextCard(request: TextRequest, extent: Extent = sizeInPixels(request.size)): Raster {
  registerFonts();
  const { category, settings, title, message } = request;
  const { width, height } = extent;
  const context = createCanvas(width, height).getContext('2d');
  const pen = new Pen(context);
  const rng = new Rng(`text card/${category}/${request.seed}`);
  const mood = occasionMoods[category];
  const theme = makeTheme(settings.colorPalette, mood, rng.fork('theme'));
  const sheet: CardSheet = {
    pen,
    width,
    height,
    unit: Math.min(width, height) / 1024,
    theme,
    foil: makeFoil(pen, theme, width, height),
    mood,
    category,
    leaf: pickLeaf(category, rng.fork('leaf')),
    detail: settings.visualDetail,
    rng,
    crowded: message.split(/\s+/).length > 60,
    title,
    message,
  };
  drawGround(sheet);
  const layouts = styleLayouts[settings.artStyle] ?? allLayouts;
  const suits = (layout: Layout): boolean => layout !== drawRing || isShort(request);
  inTurn(request.seed, category, layouts, rng.fork('layout').pick(layouts.filter(suits)), suits)(sheet);
  drawGrain(sheet);
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}

/** The layouts that suit a style; styles not listed take any. */
const styleLayouts: Partial<Record<ArtStyle, readonly Layout[]>> = {
  'Minimal & Modern': [drawEditorial, drawArch],
  'Pop Art': [drawHungGarland, drawEditorial],
  'Vintage/Retro': [drawFramed, drawSprays],
  'Cute & Whimsical': [drawHungGarland, drawRing, drawArch],
  Abstract: [drawEditorial, drawSprays],
};
const allLayouts: readonly Layout[] = [drawFramed, drawArch, drawHungGarland, drawEditorial, drawSprays, drawRing];

/** A ring has room for few words; a long message needs a plain wide column. */
function isShort({ message, title }: TextRequest): boolean {
  return message.split(/\s+/).length <= 26 && title.length <= 30;
}

function pickLeaf(category: CardCategory, rng: Rng): LeafKind {
  if (category === 'thanksgiving') return 'wheat';
  if (category === 'christmas') return 'fern';
  return rng.pick(['olive', 'eucalyptus', 'fern'] as const);
}
