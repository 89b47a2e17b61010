import type { Box } from '../core/geometry.ts';
import type { Subject } from '../library/library-motif.ts';
import { accentsOf } from './accent-roles.ts';
import type { Placement } from './arrangement.ts';
import { fitGroup } from './cluster.ts';
import { placeInk, sizeToLook } from './ink.ts';
import type { LayOut } from './plan.ts';
import { splitSheet } from './sheet.ts';
import { strew } from './strew.ts';
import { extentOf, touchesBox } from './touch.ts';

/** A small picture in the middle of much paper: the group on a fan of leaves, the words close to it. */
export const layOutVignette: LayOut = ({ sheet, subjects, accents, rng }) => {
  const { unit, shape } = sheet;
  const { words, picture } = splitSheet(
    sheet,
    shape === 'landscape' ? rng.pick(['left', 'right']) : rng.pick(['bottom', 'bottom', 'top']),
  );
  const close = shape === 'portrait' ? nearTogether(words, sheet.height) : words;
  const area: Box = close === null || words === null || close === words ? picture : withWords(close, words, picture);
  const [cx, cy] = [(area[0] + area[2]) / 2, (area[1] + area[3]) / 2];
  const [w, h] = [Math.min((area[2] - area[0]) * 0.66, unit * 0.66), Math.min((area[3] - area[1]) * 0.74, unit * 0.68)];
  const group = fitGroup(subjects, [cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2], rng.fork('group'), 'middle');
  const extent = extentOf(group);
  const leaves: Placement[] = [];
  const foliage = rng.shuffle(accentsOf(accents, 'foliage')).slice(0, 3);
  const [mx, my] = [(extent[0] + extent[2]) / 2, extent[1] + (extent[3] - extent[1]) * 0.58];
  const [rx, ry] = [(extent[2] - extent[0]) / 2, (extent[3] - extent[1]) / 2];
  // A fan to both sides, open at the top, where the group stands out against the paper.
  const count = foliage.length === 0 ? 0 : rng.whole(12, 16);
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const direction = Math.PI / 2 + (t < 0.5 ? 1 : -1) * (0.42 + Math.abs(t - 0.5) * 2 * 1.5) + rng.gaussian(0.08);
    const subject = foliage[i % foliage.length] as Subject;
    const length = unit * rng.between(0.13, 0.21);
    const [x, y] = [
      mx + Math.cos(direction) * (rx + length * 0.12),
      my + Math.sin(direction) * (ry * 0.92 + length * 0.02),
    ];
    leaves.push(
      placeInk(subject, [x, y], sizeToLook(subject, length), {
        angle: direction + Math.PI / 2,
        flip: rng.chance(0.5),
        rank: 'accent',
      }),
    );
  }
  const free = leaves.filter((leaf) => close === null || !touchesBox(leaf, close));
  const strewn = strew({
    rng: rng.fork('air'),
    what: accentsOf(accents, 'air'),
    count: rng.whole(7, 11),
    within: sheet.safe,
    around: group,
    words: close,
    sizes: [unit * 0.02, unit * 0.05],
    gap: unit * 0.012,
    prefer: (x, y, room) =>
      Math.min(room, unit * 0.06) -
      Math.abs(Math.hypot((x - mx) / (rx * 1.25), (y - my) / (ry * 1.25)) - 1) * unit * 0.3,
  });
  return { ground: { kind: 'paper' }, placements: [...free, ...strewn, ...group], words: close };
};

/** On a tall sheet the words move towards the middle. */
function nearTogether(words: Box | null, height: number): Box | null {
  if (words === null) return null;
  const shift = height * 0.11 * (words[1] > height / 2 ? -1 : 1);
  return [words[0], words[1] + shift, words[2], words[3] + shift];
}

function withWords(close: Box, words: Box, [left, top, right, bottom]: Box): Box {
  const shift = close[1] - words[1];
  return shift < 0
    ? [left, top - shift * 0.6, right, bottom + shift]
    : [left, top + shift, right, bottom - shift * 0.6];
}
