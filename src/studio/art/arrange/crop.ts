import type { Box } from '../core/geometry.ts';
import { motifSquare, type Subject } from '../library/library-motif.ts';
import { strewable } from './accent-roles.ts';
import type { Placement } from './arrangement.ts';
import { intoBox, standTogether } from './cluster.ts';
import { inkHeight, inkWidth, moved, placeInk } from './ink.ts';
import type { LayOut } from './plan.ts';
import { type Side, splitSheet } from './sheet.ts';
import { strew } from './strew.ts';
import { floats, mayFlip } from './things.ts';
import { extentOf } from './touch.ts';

/** One very large thing, cut by one or two edges but not at its head; the other things stand before it. */
export const layOutCrop: LayOut = ({ sheet, subjects, accents, rng }) => {
  const { width, height, unit } = sheet;
  const side: Side = sheet.shape === 'landscape' ? rng.pick(['left', 'right']) : 'top';
  const { words, picture } = splitSheet(sheet, side);
  const [first, ...others] = subjects as [Subject, ...Subject[]];
  const [w, h] = [inkWidth(first.motif), inkHeight(first.motif)];
  const outer: Box = [side === 'left' ? picture[0] : 0, picture[1], side === 'right' ? picture[2] : width, height];
  const scale = Math.min(((outer[2] - outer[0]) / w) * 1.2, ((outer[3] - outer[1]) / h) * 1.2);
  const rightOut = side === 'left' || (side === 'top' && (!mayFlip(first.motif) || rng.chance(0.5)));
  // Most drawings look to the left, so the edge cuts their back.
  const flip = mayFlip(first.motif) && !rightOut;
  const [inkW, inkH] = [w * scale, h * scale];
  const sideways = rightOut ? 1 : -1;
  const outX = Math.max(0.1 * inkW, inkW - (outer[2] - outer[0])) * rng.between(1, 1.15);
  const centreX = sideways > 0 ? outer[2] + outX - inkW / 2 : outer[0] - outX + inkW / 2;
  const centreY = Math.min(outer[1] + inkH / 2, height - inkH / 2 + inkH * 0.16);
  const angle = rng.gaussian(floats(first.motif) ? 0.14 : 0.05);
  let hero = placeInk(first, [centreX, Math.max(centreY, height + inkH * 0.1 - inkH / 2)], scale * motifSquare, {
    angle,
    flip,
  });
  // The head stays on the sheet, and off the words.
  const tooHigh = outer[1] * 0.8 - extentOf([hero])[1];
  if (tooHigh > 0) hero = moved(hero, 0, tooHigh);
  const company = others.length === 0 ? [] : beside(others, hero, outer, sideways, unit, rng);
  const strewn = strew({
    rng: rng.fork('air'),
    what: strewable(accents),
    count: rng.whole(7, 12),
    within: sheet.safe,
    around: [hero, ...company],
    words,
    sizes: [unit * 0.025, unit * 0.07],
    gap: unit * 0.02,
  });
  return { ground: { kind: 'field' }, placements: [...strewn, hero, ...company], words };
};

/** The other things, small, in the lower corner that the big one leaves free. */
function beside(
  others: readonly Subject[],
  hero: Placement,
  outer: Box,
  sideways: number,
  unit: number,
  rng: Parameters<typeof standTogether>[1],
): Placement[] {
  const room = unit * 0.36;
  const bottom = outer[3] - unit * 0.07;
  const [left, right] =
    sideways > 0
      ? [outer[0] + unit * 0.06, outer[0] + unit * 0.06 + room]
      : [outer[2] - unit * 0.06 - room, outer[2] - unit * 0.06];
  const top = Math.max(extentOf([hero])[1], bottom - room);
  return intoBox(standTogether(others, rng.fork('company'), 1), [left, top, right, bottom], 'floor');
}
