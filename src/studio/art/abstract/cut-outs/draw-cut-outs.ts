import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { SceneSetting } from '../../../../contract/vocabulary.ts';
import type { Arrangement } from '../../arrange/arrangement.ts';
import type { Rng } from '../../core/rng.ts';
import type { CardColours } from '../../library/motif-colours.ts';
import { layCutGround, layWordsPanel } from './cut-ground.ts';
import { CutPapers } from './cut-papers.ts';
import { cutNumeral, cutPlacement } from './cut-placement.ts';

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
  const papers = new CutPapers(canvas, scale, rng.fork('papers'));
  layCutGround(papers, arrangement, card, setting, rng.fork('ground'));
  if (numeral !== null) cutNumeral(papers, numeral, card, rng.fork('numeral'));
  for (const placement of placements) cutPlacement(papers, placement, card);
  layWordsPanel(papers, arrangement, card, rng.fork('panel'));
  return canvas;
}
