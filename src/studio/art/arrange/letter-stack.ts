import { type Box, boundsOf, type Point } from '../core/geometry.ts';
import type { Subject } from '../library/library-motif.ts';
import { accentsOf, strewable } from './accent-roles.ts';
import type { Placement } from './arrangement.ts';
import { lifeScales } from './cluster.ts';
import { placeInk, sizeToLook } from './ink.ts';
import { strokesOf, weightOfLetters } from './letter-strokes.ts';
import { markMains } from './mark-mains.ts';
import type { LayOut } from './plan.ts';
import { type Side, splitSheet } from './sheet.ts';
import { strew } from './strew.ts';
import { mayFlip, tiltsFreely } from './things.ts';
import { contains, extentOf } from './touch.ts';

/** A big letter built of things along its strokes, with small ones at its edges. */
export const layOutLetterStack: LayOut = ({ sheet, subjects, accents, initial, rng }) => {
  const { unit } = sheet;
  const { words, picture } = splitSheet(
    sheet,
    rng.fork('side').pick<Side>(sheet.shape === 'landscape' ? ['left', 'right'] : ['top', 'bottom']),
  );
  const text = initial ?? '';
  const lines = strokesOf(text) ?? [];
  const letter = letterBox(picture, unit * 0.03);
  const stroke = weightOfLetters * (letter[3] - letter[1]);
  const spine = fitted(lines, letter, stroke);
  const scales = lifeScales(subjects).map((scale) => scale ** 0.35);
  const apart = spotsFor(subjects.length, spine, stroke);
  const order = rng.shuffle(subjects.map((_, i) => i));
  const piled = apart.map((spot, i): Placement => {
    const which = order[i % order.length] as number;
    const subject = subjects[which] as Subject;
    const length = stroke * 1.12 * (scales[which] ?? 1) * rng.between(0.92, 1.1);
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
    count: apart.length * 2,
    within: picture,
    around: inside,
    words,
    sizes: [unit * 0.014, stroke * 0.36],
    gap: 0,
    // On the letter's edge, where leaves and flowers would grow.
    prefer: (x, y, room) => Math.min(room, stroke * 0.2) - Math.abs(nearest(x, y, chains) - stroke * 0.5) * 2,
  }).filter((one) => nearest(one.centre[0], one.centre[1], chains) < stroke * 0.7);
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
    numeral: { text, box: letter },
    words,
  };
};

/** The largest box for a letter: hardly taller than broad, because thick strokes would close it. */
function letterBox([left, top, right, bottom]: Box, edge: number): Box {
  const tall = Math.min(bottom - top - edge * 2, (right - left - edge * 2) * 1.2);
  const y = (top + bottom) / 2;
  return [left + edge, y - tall / 2, right - edge, y + tall / 2];
}

/** Spots well apart along the strokes; closer together if there are too few for all things. */
function spotsFor(things: number, spine: readonly (readonly Point[])[], stroke: number): Point[] {
  const choices = [1.3, 1, 0.75, 0.5].map((step) => {
    const spots = spine.flatMap((line) => spotsAlong(line, stroke * step));
    return spots.filter((spot, i) => spots.slice(0, i).every((one) => distance(spot, one) > stroke * step * 0.8));
  });
  return choices.find((spots) => spots.length >= things) ?? choices.at(-1) ?? [];
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function nearest(x: number, y: number, points: readonly Point[]): number {
  let squared = Infinity;
  for (const [px, py] of points) squared = Math.min(squared, (px - x) ** 2 + (py - y) ** 2);
  return Math.sqrt(squared);
}

/** Strokes scaled into a box, with room for their width, as points a small step apart. */
function fitted(lines: readonly (readonly Point[])[], [left, top, right, bottom]: Box, stroke: number): Point[][] {
  const [x0, y0, x1, y1] = boundsOf(lines.flat());
  const room = stroke / 2;
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
