import type { Arrangement } from '../arrange/arrangement.ts';
import type { DrawArrangement } from '../art-style.ts';
import { Rng } from '../core/rng.ts';
import { staringParts } from '../library/faces.ts';
import type { LibraryMotif } from '../library/library-motif.ts';
import { cardColoursOf } from '../library/motif-colours.ts';
import { chooseHand } from '../text/hands.ts';
import { drawCutOuts } from './cut-outs/draw-cut-outs.ts';
import { foilFor } from './foil.ts';
import { engrave } from './heading.ts';
import { drawMosaic } from './mosaic/draw-mosaic.ts';

/** Things smaller than this would be only a few stones. */
const leastForStones = 440;

/** Draws the arrangement in cut paper, or as a mosaic if its things are large enough. */
export const drawArrangedAbstract: DrawArrangement = async (request, arrangement, onProgress, { scale = 1 }) => {
  const rng = new Rng(request.seed).fork('arranged abstract');
  const card = cardColoursOf(request);
  const inStone = rng.chance(0.45) && hasLargeThings(arrangement);
  const canvas = (inStone ? drawMosaic : drawCutOuts)(
    arrangement,
    card,
    request.settings.sceneSetting,
    scale,
    rng.fork('papers'),
  );
  onProgress(0.9);
  const context = canvas.getContext('2d');
  const heading = request.heading?.trim() ?? '';
  const area = arrangement.textArea?.box;
  if (heading !== '' && area)
    engrave(context, heading, area, card.ink, foilFor(card.palette), scale, chooseHand(request));
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data, width: canvas.width, height: canvas.height };
};

/** A face needs twice the room for its eyes. */
function hasLargeThings({ placements }: Arrangement): boolean {
  const least = (motif: LibraryMotif): number => leastForStones * (staringParts(motif).size > 0 ? 2 : 1);
  return placements.every(({ rank, size, subject }) => rank !== 'main' || size >= least(subject.motif));
}
