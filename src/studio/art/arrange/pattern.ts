import type { Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Subject } from '../library/library-motif.ts';
import { strewable } from './accent-roles.ts';
import type { Placement } from './arrangement.ts';
import { lifeScales } from './cluster.ts';
import { placeInk, sizeToLook } from './ink.ts';
import { markMains } from './mark-mains.ts';
import type { LayOut } from './plan.ts';
import { middleBox } from './sheet.ts';
import { strew } from './strew.ts';
import { mayFlip, tiltsFreely } from './things.ts';
import { grown, touchesBox } from './touch.ts';

/** Wrapping paper: things in half-drop rows over the whole sheet and beyond, small ones between, a clear label for the words. */
export const layOutPattern: LayOut = ({ sheet, subjects, accents, rng }) => {
  const { width, height, unit, shape, hasHeading } = sheet;
  const at = shape === 'portrait' ? rng.pick([0.36, 0.5, 0.64]) : rng.pick([0.4, 0.5, 0.6]);
  const words = hasHeading
    ? middleBox(sheet, shape === 'landscape' ? [0.5, 0.3] : [0.72, shape === 'portrait' ? 0.19 : 0.27], at)
    : null;
  const step = unit / (rng.between(3.1, 4.2) + Math.min(1, Math.max(0, subjects.length - 3) * 0.3));
  const scales = lifeScales(subjects).map((scale) => Math.sqrt(scale));
  const rows = latticePoints(width, height, step, rng.fork('lattice'));
  const order = rng.shuffle(subjects.map((_, i) => i));
  const free = words === null ? null : grown(words, unit * 0.012);
  const tossed = rng.fork('toss');
  const things = rows
    .map(({ point, turn }, i): Placement => {
      const which = order[turn % order.length] as number;
      const subject = subjects[which] as Subject;
      const length = step * 0.74 * (scales[which] ?? 1) * tossed.between(0.92, 1.06);
      return placeInk(subject, point, sizeToLook(subject, length), {
        angle: tilt(subject, i, tossed),
        flip: mayFlip(subject.motif) && tossed.chance(0.5),
        rank: 'second',
      });
    })
    .filter((one) => free === null || !touchesBox(one, free));
  const halves = strew({
    rng: rng.fork('halves'),
    what: subjects,
    count: 14,
    within: [0, 0, width, height],
    around: things,
    words: free,
    sizes: [step * 0.44, step * 0.62],
    gap: step * 0.05,
    rank: 'second',
    bleeds: true,
  });
  const mains = markMains([...halves, ...things], subjects, sheet.safe, words);
  const between = strew({
    rng: rng.fork('between'),
    what: strewable(accents),
    count: Math.round((width * height) / (step * step)) * 2,
    within: [0, 0, width, height],
    around: mains,
    words: free,
    sizes: [unit * 0.022, step * 0.3],
    gap: step * 0.055,
    bleeds: true,
  });
  return { ground: { kind: 'field' }, placements: [...between, ...mains], words };
};

type Spot = { point: Point; turn: number };

/** Half-drop columns or slanting rows, with a hand's unevenness; `turn` counts so that neighbours differ. */
function latticePoints(width: number, height: number, step: number, rng: Rng): Spot[] {
  const slant = rng.pick([0, 0, 0.16, -0.16]);
  const spots: Spot[] = [];
  const columns = Math.ceil(width / (step * 0.9)) + 2;
  const lines = Math.ceil(height / step) + 3;
  const [startX, startY] = [-rng.between(0.2, 0.8) * step, -rng.between(0.3, 0.9) * step];
  for (let column = 0; column < columns; column++) {
    for (let line = -1; line < lines; line++) {
      const x = startX + column * step * 0.92 + rng.gaussian(step * 0.03);
      const y = startY + (line + (column % 2) * 0.5) * step * 1.04 + slant * x + rng.gaussian(step * 0.03);
      if (x < -step * 0.4 || x > width + step * 0.4 || y < -step * 0.4 || y > height + step * 0.4) continue;
      spots.push({ point: [x, y], turn: line + 1 + column * 2 });
    }
  }
  return spots;
}

const tilt = ({ motif }: Subject, i: number, rng: Rng): number =>
  tiltsFreely(motif) ? (i % 2 === 0 ? 1 : -1) * rng.between(0.15, 0.7) : rng.gaussian(0.16);
