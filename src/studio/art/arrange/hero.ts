import type { Box } from '../core/geometry.ts';
import { accentsOf } from './accent-roles.ts';
import type { Placement } from './arrangement.ts';
import { fitGroup } from './cluster.ts';
import { fringe } from './fringe.ts';
import { moved } from './ink.ts';
import type { LayOut } from './plan.ts';
import { pickSide, splitSheet } from './sheet.ts';
import { strew } from './strew.ts';
import { stands } from './things.ts';
import { extentOf } from './touch.ts';

/** One thing, or one group, large on its own ground, with a few leaves at its feet and small things in the air. */
export const layOutHero: LayOut = ({ sheet, subjects, accents, rng }) => {
  const { words, picture } = splitSheet(sheet, pickSide(sheet, rng.fork('side')));
  const [left, top, right, bottom] = picture;
  const airborne = subjects.every(({ motif }) => !stands(motif));
  const [w, h] = [right - left, bottom - top];
  const air = h * (airborne ? 0.08 : 0.1);
  const floor = bottom - h * (airborne ? 0.08 : 0.07);
  const inset = w * 0.07;
  const box: Box = [left + inset, top + air, right - inset, floor];
  const fitted = fitGroup(subjects, box, rng.fork('group'), airborne ? 'middle' : 'floor');
  // A broad group on a tall sheet stands higher: the ground comes to meet the words.
  const rise = airborne ? 0 : (extentOf(fitted)[1] - box[1]) * 0.42;
  const group = fitted.map((one) => moved(one, 0, -rise));
  const extent = extentOf(group);
  const around: Placement[] = airborne ? [] : fringe(accents, extent, picture, words, rng.fork('fringe'));
  const strewn = strew({
    rng: rng.fork('air'),
    what: accentsOf(accents, 'air'),
    count: rng.whole(8, 14),
    within: airborne ? picture : [left, top, right, extent[3] - (extent[3] - extent[1]) * 0.3],
    around: [...group, ...around],
    words,
    sizes: [sheet.unit * 0.022, sheet.unit * 0.06],
    gap: sheet.unit * 0.02,
    // Rather near the hero than in a corner.
    prefer: (x, y, room) => {
      const [cx, cy] = [(extent[0] + extent[2]) / 2, (extent[1] + extent[3]) / 2];
      return Math.min(room, sheet.unit * 0.09) - Math.hypot(x - cx, y - cy) * 0.12;
    },
  });
  const deep = (extent[3] - extent[1]) * 0.16;
  return {
    ground: airborne ? { kind: 'field' } : { kind: 'stage', horizon: extent[3] - deep },
    placements: [...around.filter(({ rank }) => rank === 'accent'), ...strewn, ...group],
    words,
  };
};
