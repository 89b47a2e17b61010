import type { DrawArrangement } from '../art-style.ts';
import { Rng } from '../core/rng.ts';
import { cardColoursOf } from '../library/motif-colours.ts';
import { chooseHand } from '../text/hands.ts';
import { drawPhotoHeading } from './heading.ts';
import { chooseGround, layFrame, layGround } from './paper/ground.ts';
import { layNumeral, layPlacement } from './paper/lay-motif.ts';
import { PaperStack } from './paper/paper-stack.ts';
import { photograph } from './paper/photograph.ts';

/** Cuts the arrangement from coloured paper, mounts it in layers and photographs it under a lamp. */
export const drawArrangedPhoto: DrawArrangement = async (request, arrangement, onProgress, { scale = 1 }) => {
  const rng = new Rng(request.seed).fork('paper craft');
  const { width, height, placements, numeral } = arrangement;
  const colours = cardColoursOf(request);
  const ground = chooseGround(arrangement, colours, request.settings.sceneSetting, rng.fork('ground'));
  const stack = new PaperStack(width, height, scale, rng.fork('sheets'));
  layGround(stack, arrangement, ground, rng.fork('lay ground'));
  onProgress(0.1);
  if (numeral !== null) layNumeral(stack, numeral, ground.numeral);
  for (const [i, placement] of placements.entries()) {
    layPlacement(stack, placement, colours);
    onProgress(0.1 + (0.4 * i) / placements.length);
  }
  layFrame(stack, arrangement, ground, rng.fork('frame'));
  const side = rng.pick([-1, 1]);
  const picture = photograph(stack, { x: side * 0.62, y: -0.78, rise: rng.between(0.95, 1.25) }, rng.fork('lamp'));
  onProgress(0.95);
  const heading = request.heading?.trim() ?? '';
  if (heading === '' || arrangement.textArea === null) return picture;
  return drawPhotoHeading(picture, heading, arrangement.textArea.box, colours.ink, scale, chooseHand(request));
};
