import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { accentsOf } from './accent-roles.ts';
import type { Placement } from './arrangement.ts';
import { fitGroup, standAt } from './cluster.ts';
import { placeInk, sizeToLook } from './ink.ts';
import type { LayOut, Plan } from './plan.ts';
import { type Side, splitSheet } from './sheet.ts';
import { strew } from './strew.ts';
import { floats } from './things.ts';
import { extentOf, touchesBox } from './touch.ts';

/** A place: far trees, the things of the card on the ground a little off the middle, grass before them, clouds or stars above. */
export const layOutScene: LayOut = (plan) => {
  const { sheet, subjects, accents, rng } = plan;
  const { width, height, unit, safe } = sheet;
  const side: Side = rng
    .fork('side')
    .pick(sheet.shape === 'landscape' ? ['left', 'right', 'top'] : ['top', 'top', 'bottom']);
  const { words, picture } = splitSheet(sheet, side);
  const [left, top, right, bottom] = picture;
  const [w, h] = [right - left, bottom - top];
  const horizon = top + h * rng.between(0.54, 0.64);
  const groundBottom = side === 'bottom' ? bottom : Math.min(height * 0.93, bottom);
  // Balloons and birds fly over the land.
  const aloft = subjects.every(({ motif }) => floats(motif));
  const floor = aloft ? horizon - h * 0.04 : horizon + (groundBottom - horizon) * rng.between(0.5, 0.72);
  // If the group is off the middle, the background fills the empty side.
  const lean = rng.pick([-1, 1]) * rng.between(0.04, 0.09) * (subjects.length > 2 ? 0.4 : 1);
  const share = sheet.shape === 'portrait' ? 0.8 : 0.66;
  const middle = left + w * (0.5 + lean);
  const box: Box = [
    Math.max(safe[0], middle - (w * share) / 2),
    top + h * (aloft ? 0.06 : 0.14),
    Math.min(safe[2], middle + (w * share) / 2),
    floor,
  ];
  const group = fitGroup(subjects, box, rng.fork('group'), aloft ? 'middle' : 'floor');
  const back = backdrop(plan, [0, top, width, horizon], group, words, lean, rng.fork('back'));
  const sky = skyOf(
    plan,
    [left, side === 'top' ? safe[1] : top, right, horizon],
    [...group, ...back],
    words,
    rng.fork('sky'),
  );
  const front = foreground(
    plan,
    [0, Math.max(floor, horizon + unit * 0.05), width, groundBottom],
    group,
    words,
    rng.fork('front'),
  );
  const air = strew({
    rng: rng.fork('air'),
    what: accentsOf(accents, 'air'),
    count: 9,
    within: [left, top, right, horizon - unit * 0.04],
    around: [...group, ...back, ...sky],
    words,
    sizes: [unit * 0.018, unit * 0.042],
    gap: unit * 0.03,
  });
  return {
    ground: { kind: 'stage', horizon },
    placements: [...sky, ...air, ...back, ...group, ...front],
    words,
  };
};

/**
 * Trees and bushes along the horizon in two loose groups: many small ones on the empty side, a tall one behind the
 * group.
 */
function backdrop(
  { accents, sheet }: Plan,
  [left, top, right, horizon]: Box,
  group: readonly Placement[],
  words: Box | null,
  lean: number,
  rng: Rng,
) {
  const growing = accentsOf(accents, 'backdrop');
  if (growing.length === 0) return [];
  const far: Placement[] = [];
  const [groupLeft, , groupRight] = extentOf(group);
  const tallest = Math.min((horizon - top) * 0.66, sheet.unit * 0.34);
  for (const [from, to, most] of [
    [left - sheet.unit * 0.04, groupLeft + sheet.unit * 0.08, lean > 0 ? 1 : 0.72],
    [groupRight - sheet.unit * 0.08, right + sheet.unit * 0.04, lean < 0 ? 1 : 0.72],
  ] as const) {
    let x = from;
    while (x < to) {
      const tall = tallest * most * rng.between(0.42, 1);
      const foot = horizon + (1 - tall / tallest) * sheet.unit * 0.012 + sheet.unit * 0.012;
      const subject = rng.pick(growing);
      const isBush = subject.motif.name === 'accent-bush';
      far.push(standAt(subject, x, foot, isBush ? tall * 0.5 : tall, { flip: rng.chance(0.5), rank: 'accent' }));
      x += tall * rng.between(0.3, 0.62);
    }
  }
  return far
    .filter((one) => words === null || !touchesBox(one, words))
    .sort((a, b) => a.centre[1] + a.size / 2 - (b.centre[1] + b.size / 2));
}

function skyOf({ accents, sheet }: Plan, within: Box, around: readonly Placement[], words: Box | null, rng: Rng) {
  return strew({
    rng,
    what: accentsOf(accents, 'sky'),
    count: rng.whole(2, 4),
    within,
    around,
    words,
    sizes: [sheet.unit * 0.1, sheet.unit * 0.2],
    gap: sheet.unit * 0.02,
  });
}

/** Grass and flowers near the lower edge and at the feet, some cut by it. */
function foreground(
  { accents, sheet }: Plan,
  [left, floor, right, bottom]: Box,
  group: readonly Placement[],
  words: Box | null,
  rng: Rng,
) {
  const growing = accentsOf(accents, 'ground');
  if (growing.length === 0) return [];
  const tufts: Placement[] = [];
  const [groupLeft, , groupRight] = extentOf(group);
  const count = Math.round(((right - left) / sheet.unit) * 11);
  for (let i = 0; i < count; i++) {
    const x = left + ((i + rng.between(0, 1)) / count) * (right - left);
    const depth = rng.next();
    const foot = floor + (bottom - floor) * depth + sheet.unit * 0.02;
    const before = x > groupLeft && x < groupRight;
    const length = sheet.unit * rng.between(0.045, 0.1) * (0.6 + 0.6 * depth) * (before ? 0.6 : 1);
    const subject = rng.pick(growing);
    const size = sizeToLook(subject, length);
    tufts.push(
      placeInk(subject, [x, foot - length / 2], size, {
        angle: rng.gaussian(0.08),
        flip: rng.chance(0.5),
        rank: 'accent',
      }),
    );
  }
  return tufts.filter((one) => words === null || !touchesBox(one, words)).sort((a, b) => a.centre[1] - b.centre[1]);
}
