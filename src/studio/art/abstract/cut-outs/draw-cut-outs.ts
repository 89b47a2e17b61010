import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { SceneSetting } from '../../../../contract/vocabulary.ts';
import type { Arrangement } from '../../arrange/arrangement.ts';
import type { Rgb } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import { type CardColours, groundHue, groundTone, hueGap } from '../../library/motif-colours.ts';
import { foilFor } from '../foil.ts';
import { paintMarble } from '../paint-marble.ts';
import { layCutGround, layWordsPanel } from './cut-ground.ts';
import { CutPapers } from './cut-papers.ts';
import { cutNumeral, cutPlacement } from './cut-placement.ts';

/** The marbled sheet is painted this much smaller and enlarged: its inks have no sharp edges. */
const marbleScale = 0.34;

/** Cuts the arrangement with scissors from gouache-painted papers, large and plain, and pastes it over blocks of colour. */
export function drawCutOuts(
  arrangement: Arrangement,
  card: CardColours,
  setting: SceneSetting,
  scale: number,
  rng: Rng,
): Canvas {
  const { width, height, placements, numeral } = arrangement;
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const foil = foilFor(card.palette);
  const marble = (): Canvas =>
    paintMarble(
      { inks: marbleInks(arrangement, card), foil: 0.85 },
      width,
      height,
      scale * marbleScale,
      foil,
      rng.fork('marble'),
    );
  const papers = new CutPapers(canvas, scale, rng.fork('papers'), foil, marble);
  layCutGround(papers, arrangement, card, setting, rng.fork('ground'));
  if (numeral !== null) cutNumeral(papers, numeral, card, rng.fork('numeral'));
  for (const placement of placements) cutPlacement(papers, placement, card);
  layWordsPanel(papers, arrangement, card, rng.fork('panel'));
  return canvas;
}

/** Pale inks, so that things stand out on the sheet, and one deep vein. */
function marbleInks({ placements }: Arrangement, card: CardColours): Rgb[] {
  const subjects = placements.filter(({ rank }) => rank !== 'accent').map(({ subject }) => subject);
  const hue = groundHue(subjects, card);
  const next = card.hues.find((other) => hueGap(other, hue) > 40) ?? hue + 60;
  const tone = (l: number, c: number, h: number): Rgb => groundTone(l, c, h, card.palette);
  return [
    tone(0.84, 0.08, hue),
    tone(0.91, 0.045, hue + 16),
    tone(0.86, 0.07, next),
    tone(0.945, 0.022, 88),
    tone(0.76, 0.09, hue - 14),
    tone(0.62, 0.085, hue + 8),
  ];
}
