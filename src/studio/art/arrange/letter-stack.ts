import { type Box, boundsOf, type Point } from '../core/geometry.ts';
import type { Subject } from '../library/library-motif.ts';
import { accentsOf, strewable } from './accent-roles.ts';
import type { Placement } from './arrangement.ts';
import { lifeScales } from './cluster.ts';
import { placeInk, sizeToLook } from './ink.ts';
import { strokesOf } from './letter-strokes.ts';
import { markMains } from './mark-mains.ts';
import type { LayOut } from './plan.ts';
import { type Side, splitSheet } from './sheet.ts';
import { strew } from './strew.ts';
import { mayFlip, tiltsFreely } from './things.ts';
import { contains, extentOf } from './touch.ts';

/** A letter, or the figures of an age, built from things piled along its strokes, closed with small ones. */
export const layOutLetterStack: LayOut = ({ sheet, subjects, accents, initial, rng }) => {
  const { unit } = sheet;
  const { words, picture } = splitSheet(
    sheet,
    rng.fork('side').pick<Side>(sheet.shape === 'landscape' ? ['left', 'right'] : ['top', 'bottom']),
  );
  const text = initial ?? '';
  const lines = strokesOf(text) ?? [];
  const stroke = 0.16 * Math.min(picture[3] - picture[1], (picture[2] - picture[0]) / Math.max(1, text.length * 0.82));
  const spine = fitted(lines, picture, stroke);
  const scales = lifeScales(subjects).map((scale) => scale ** 0.35);
  const spots = spine.flatMap((line) => spotsAlong(line, stroke * 1.02));
  const apart = spots.filter((spot, i) => spots.slice(0, i).every((other) => distance(spot, other) > stroke * 0.78));
  const order = rng.shuffle(subjects.map((_, i) => i));
  const piled = apart.map((spot, i): Placement => {
    const which = order[i % order.length] as number;
    const subject = subjects[which] as Subject;
    const length = stroke * 1.26 * (scales[which] ?? 1) * rng.between(0.92, 1.1);
    return placeInk(
      subject,
      [spot[0] + rng.gaussian(stroke * 0.05), spot[1] + rng.gaussian(stroke * 0.05)],
      sizeToLook(subject, length),
      {
        angle: tiltsFreely(subject.motif) ? rng.between(-0.9, 0.9) : rng.gaussian(0.2),
        flip: mayFlip(subject.motif) && rng.chance(0.5),
        rank: 'second',
      },
    );
  });
  const inside = piled.filter((one) => contains(sheet.safe, extentOf([one])));
  // Every third point is near enough.
  const chains = spine.flat().filter((_, i) => i % 3 === 0);
  const small = strew({
    rng: rng.fork('small'),
    what: strewable(accents),
    count: apart.length * 3,
    within: picture,
    around: inside,
    words,
    sizes: [unit * 0.014, stroke * 0.5],
    gap: -stroke * 0.04,
    prefer: (x, y, room) => Math.min(room, stroke * 0.2) - Math.max(0, nearest(x, y, chains) - stroke * 0.4) * 3,
  }).filter((one) => nearest(one.centre[0], one.centre[1], chains) < stroke * 0.62);
  const sprinkled = strew({
    rng: rng.fork('sprinkle'),
    what: accentsOf(accents, 'air'),
    count: rng.whole(10, 16),
    within: picture,
    around: [...inside, ...small],
    words,
    sizes: [unit * 0.016, unit * 0.045],
    gap: unit * 0.02,
    // Near the letter, thinning out.
    prefer: (x, y, room) => Math.min(room, stroke * 0.5) - nearest(x, y, chains) * 0.25,
  });
  return {
    ground: { kind: 'paper' },
    placements: [...sprinkled, ...small, ...markMains(inside, subjects, sheet.safe, null)],
    words,
  };
};

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const nearest = (x: number, y: number, points: readonly Point[]): number =>
  points.reduce((best, [px, py]) => Math.min(best, Math.hypot(px - x, py - y)), Infinity);

/** Strokes scaled into a box with room for their breadth, as points a small step apart. */
function fitted(lines: readonly (readonly Point[])[], [left, top, right, bottom]: Box, stroke: number): Point[][] {
  const [x0, y0, x1, y1] = boundsOf(lines.flat());
  const room = stroke * 0.6;
  const [w, h] = [right - left - room * 2, bottom - top - room * 2];
  const scale = Math.min(w / Math.max(x1 - x0, 0.1), h / (y1 - y0));
  const [dx, dy] = [(left + right) / 2 - ((x0 + x1) / 2) * scale, (top + bottom) / 2 - ((y0 + y1) / 2) * scale];
  return lines.map((line) =>
    fine(
      line.map(([x, y]) => [x * scale + dx, y * scale + dy]),
      stroke * 0.1,
    ),
  );
}

function fine(line: readonly Point[], step: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    const count = Math.max(1, Math.round(distance(a, b) / step));
    for (let k = 0; k < count; k++)
      points.push([a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count]);
  }
  return [...points, line.at(-1) as Point];
}

/** Points at even distances along a stroke, from end to end. */
function spotsAlong(line: readonly Point[], step: number): Point[] {
  const lengths = line.map((point, i) => (i === 0 ? 0 : distance(point, line[i - 1] as Point)));
  const whole = lengths.reduce((a, b) => a + b, 0);
  const count = Math.max(1, Math.round(whole / step));
  let walked = 0;
  const spots: Point[] = [];
  line.forEach((point, i) => {
    walked += lengths[i] ?? 0;
    if (spots.length <= count && walked >= (spots.length / count) * whole - 1e-6) spots.push(point);
  });
  return spots;
}
