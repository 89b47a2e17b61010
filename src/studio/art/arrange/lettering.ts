import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Subject } from '../library/library-motif.ts';
import { accentsOf, strewable } from './accent-roles.ts';
import type { Placement } from './arrangement.ts';
import { fitGroup } from './cluster.ts';
import { inkMiddle, placeInk, sizeToLook } from './ink.ts';
import { splitEvenly } from './parts.ts';
import type { LayOut } from './plan.ts';
import { middleBox, type Sheet } from './sheet.ts';
import { strew } from './strew.ts';
import { contains, extentOf, touchesBox } from './touch.ts';

/** Words as large as on a poster, with the things of the card above and below, or at both sides of a broad sheet. */
export const layOutLettering: LayOut = ({ sheet, subjects, accents, together, rng }) => {
  const { unit, width, height, safe, hasHeading } = sheet;
  const parts = splitEvenly(subjects, rng.chance(0.6) && !together ? 2 : 1).filter((members) => members.length > 0);
  const { words, places } =
    sheet.shape === 'landscape' ? beside(sheet, parts.length, rng) : aboveAndBelow(sheet, parts.length, rng);
  const groups = parts.flatMap((members, i) =>
    fitGroup(members, places[i] ?? safe, rng.fork(`group ${i}`), sheet.shape === 'landscape' ? 'middle' : 'floor'),
  );
  const leaves = sprays(groups, accentsOf(accents, 'foliage'), unit, rng.fork('leaves')).filter(
    (leaf) => !touchesBox(leaf, words) && contains([0, 0, width, height], extentOf([leaf])),
  );
  const strewn = strew({
    rng: rng.fork('air'),
    what: strewable(accents),
    count: 26,
    within: safe,
    around: [...groups, ...leaves],
    words,
    sizes: [unit * 0.022, unit * 0.1],
    gap: unit * 0.016,
  });
  return { ground: { kind: 'field' }, placements: [...leaves, ...strewn, ...groups], words: hasHeading ? words : null };
};

type Places = { words: Box; places: Box[] };

/** Words across the sheet; one group over or under them, or two in corners across from each other. */
function aboveAndBelow(sheet: Sheet, groups: number, rng: Rng): Places {
  const { safe, unit } = sheet;
  const isBelow = rng.chance(0.5);
  const words = middleBox(sheet, [0.86, groups === 2 ? 0.33 : 0.38], groups === 2 ? 0.5 : isBelow ? 0.35 : 0.65);
  const gap = unit * 0.02;
  const above: Box = [safe[0], safe[1], safe[2], words[1] - gap];
  const below: Box = [safe[0], words[3] + gap, safe[2], safe[3]];
  if (groups === 1) return { words, places: [isBelow ? below : above] };
  const half = ([left, top, right, bottom]: Box, onLeft: boolean): Box =>
    onLeft ? [left, top, left + (right - left) * 0.58, bottom] : [right - (right - left) * 0.58, top, right, bottom];
  const lowerLeft = rng.chance(0.5);
  return { words, places: [half(below, lowerLeft), half(above, !lowerLeft)] };
}

/** Words in the middle with a group at either side, or off it with one group. */
function beside(sheet: Sheet, groups: number, rng: Rng): Places {
  const { width, height, safe, unit } = sheet;
  const gap = unit * 0.03;
  const [top, bottom] = [height * 0.2, height * 0.8];
  if (groups === 2) {
    const words: Box = [width * 0.27, top, width * 0.73, bottom];
    const places: [Box, Box] = [
      [safe[0], safe[1] + unit * 0.06, words[0] - gap, safe[3] - unit * 0.06],
      [words[2] + gap, safe[1] + unit * 0.06, safe[2], safe[3] - unit * 0.06],
    ];
    return { words, places: rng.chance(0.5) ? places : [places[1], places[0]] };
  }
  const onLeft = rng.chance(0.5);
  const words: Box = onLeft ? [width * 0.06, top, width * 0.62, bottom] : [width * 0.38, top, width * 0.94, bottom];
  const place: Box = onLeft
    ? [words[2] + gap, safe[1] + unit * 0.06, safe[2], safe[3] - unit * 0.06]
    : [safe[0], safe[1] + unit * 0.06, words[0] - gap, safe[3] - unit * 0.06];
  return { words, places: [place] };
}

/** Sprigs that stretch along the line of words from behind each thing. */
function sprays(things: readonly Placement[], foliage: readonly Subject[], unit: number, rng: Rng): Placement[] {
  if (foliage.length === 0) return [];
  return things.slice(0, 5).flatMap((thing) => {
    const [x, y] = inkMiddle(thing);
    return [0, Math.PI, -0.5, Math.PI + 0.5].map((direction) => {
      const turned = direction + rng.gaussian(0.18);
      const length = unit * rng.between(0.11, 0.17);
      const reach = thing.size * 0.46;
      return placeInk(
        rng.pick(foliage),
        [x + Math.cos(turned) * reach, y + Math.sin(turned) * reach * 0.8 + thing.size * 0.12],
        sizeToLook(foliage[0] as Subject, length),
        {
          angle: turned + Math.PI / 2,
          flip: rng.chance(0.5),
          rank: 'accent',
        },
      );
    });
  });
}
