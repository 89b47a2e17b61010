import type { DrawArrangement } from '../art-style.ts';
import { Rng } from '../core/rng.ts';
import { drawHeading } from '../heading.ts';
import { cardColoursOf } from '../library/motif-colours.ts';
import { chooseHand } from '../text/hands.ts';
import { paintGround } from './arranged/paint-ground.ts';
import { chooseLine, paintNumeral, paintPlacement } from './arranged/paint-placement.ts';
import { Sheet } from './sheet.ts';

const paperRelief = 0.045;
const paper = { warm: [0.992, 0.984, 0.967], plain: [0.99, 0.988, 0.982] } as const;

/** Paints the arrangement in washes over a pencil drawing, or in line and wash. */
export const drawArrangedWatercolor: DrawArrangement = async (request, arrangement, onProgress, { scale = 1 }) => {
  const rng = new Rng(request.seed).fork('arranged watercolor');
  const { width, height, placements, numeral, textArea } = arrangement;
  const { colorPalette } = request.settings;
  const card = cardColoursOf(request);
  const sheet = new Sheet(width, height, scale, colorPalette === 'Black & White' ? paper.plain : paper.warm);
  paintGround(sheet, arrangement, card, request.settings.sceneSetting, rng.fork('ground'));
  onProgress(0.15);
  if (numeral !== null) paintNumeral(sheet, numeral, card, rng.fork('numeral'));
  const line = chooseLine(card, rng.fork('line'));
  for (const [i, placement] of placements.entries()) {
    paintPlacement(
      sheet,
      placement,
      { card, line, standing: arrangement.ground.kind === 'stage' },
      rng.fork(`placement ${i}`),
    );
    onProgress(0.15 + (0.75 * (i + 1)) / placements.length);
  }
  const picture = sheet.develop(paperRelief);
  const heading = request.heading?.trim() ?? '';
  if (heading === '' || textArea === null) return picture;
  return drawHeading(picture, heading, textArea, card.ink, scale, chooseHand(request));
};
