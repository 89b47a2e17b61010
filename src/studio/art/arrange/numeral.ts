import type { Box } from '../core/geometry.ts';
import { strewable } from './accent-roles.ts';
import type { Placement } from './arrangement.ts';
import { fitGroup } from './cluster.ts';
import { inkMiddle } from './ink.ts';
import { splitEvenly } from './parts.ts';
import type { LayOut } from './plan.ts';
import { splitSheet } from './sheet.ts';
import { strew } from './strew.ts';

/** Big figures with the things of the card before their foot, at the left and right, and confetti all over. */
export const layOutNumeral: LayOut = ({ sheet, subjects, accents, numeral, rng }) => {
  const { unit, width } = sheet;
  const { words, picture } = splitSheet(sheet, rng.pick(['top', 'bottom']));
  const [left, top, right, bottom] = picture;
  const [w, h] = [right - left, bottom - top];
  const digits = Math.max(1, (numeral ?? '').length);
  const tall = Math.min(h * 0.76, (w * 0.9) / (digits * 0.6), unit * 0.86);
  const wide = Math.min(w * 0.9, tall * (0.6 * digits));
  // Things at the foot reach a little below it.
  const below = tall * 0.12;
  const y = top + (h - tall - below) * rng.between(0.4, 0.6);
  const parts = splitEvenly(subjects, 2).filter((members) => members.length > 0);
  const shift = parts.length === 1 ? rng.pick([-1, 1]) * wide * 0.06 : 0;
  const figures: Box = [width / 2 - wide / 2 + shift, y, width / 2 + wide / 2 + shift, y + tall];
  const floor = Math.min(bottom, figures[3] + below);
  // The upper half of the figures stays free, so that they can be read.
  const high = below + tall * (parts.length === 1 ? 0.5 : 0.42);
  const reach = Math.max(w * 0.3, wide * 0.42);
  const [from, to] = [Math.max(left, figures[0] - reach * 0.5), Math.min(right, figures[2] + reach * 0.5)];
  const sides: readonly [Box, Box] = [
    [from, floor - high, Math.max(from + reach * 0.8, figures[0] + wide * 0.3), floor],
    [Math.min(to - reach * 0.8, figures[2] - wide * 0.3), floor - high, to, floor],
  ];
  const first = parts.length === 1 ? (shift > 0 ? 0 : 1) : rng.pick([0, 1]);
  const groups = parts.flatMap((members, i): Placement[] =>
    fitGroup(members, sides[(first + i) % 2] ?? sides[0], rng.fork(`group ${i}`), 'floor'),
  );
  const middle = [(figures[0] + figures[2]) / 2, (figures[1] + figures[3]) / 2] as const;
  const strewn = strew({
    rng: rng.fork('air'),
    what: strewable(accents),
    count: rng.whole(34, 46),
    within: picture,
    around: groups,
    words,
    sizes: [unit * 0.02, unit * 0.085],
    gap: unit * 0.012,
    prefer: (x, y, room) => Math.min(room, unit * 0.07) - Math.hypot(x - middle[0], y - middle[1]) * 0.05,
  }).filter((one) => !isInside(inkMiddle(one), figures));
  return {
    ground: { kind: 'field' },
    placements: [...strewn, ...groups],
    numeral: numeral === null ? null : { text: numeral, box: figures },
    words,
  };
};

const isInside = ([x, y]: readonly [number, number], [left, top, right, bottom]: Box): boolean =>
  x > left && x < right && y > top && y < bottom;
