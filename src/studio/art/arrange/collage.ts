import type { Box } from '../core/geometry.ts';
import { strewable } from './accent-roles.ts';
import { eachOf, lifeScales } from './cluster.ts';
import { keepClear } from './keep-clear.ts';
import { pack, type ToPack } from './packing.ts';
import type { LayOut } from './plan.ts';
import { middleBox, type Sheet } from './sheet.ts';
import { strew } from './strew.ts';

const wanted = { portrait: 9, landscape: 9, square: 8 };

/** Favourite things laid out around the words, the first one largest, with leaves and small things in the gaps. */
export const layOutCollage: LayOut = ({ sheet, subjects, accents, rng }) => {
  const { unit, safe, shape, hasHeading } = sheet;
  const at = shape === 'portrait' ? rng.pick([0.38, 0.5, 0.6]) : rng.pick([0.42, 0.5, 0.56]);
  const words = hasHeading ? wordsOn(sheet, at, rng.pick([-0.15, 0, 0.15])) : null;
  const scales = lifeScales(subjects);
  const each = eachOf(subjects);
  // Enough favourite things need no repeats.
  const repeats = subjects.every(({ count }) => count === 1) && each.length < 5 ? wanted[shape] - each.length : 0;
  const things: ToPack[] = [
    ...subjects.flatMap((subject, i) =>
      Array.from(
        { length: subject.count },
        (): ToPack => ({
          subject,
          weight: (0.45 + 0.55 * (scales[i] ?? 1)) * (i === 0 ? 1.3 : 1) * rng.between(0.92, 1.1),
          rank: 'main',
        }),
      ),
    ),
    ...Array.from(
      { length: Math.min(repeats, subjects.length * 2) },
      (_, i): ToPack => ({
        subject: subjects[(subjects.length - 1 - (i % subjects.length)) as number] as ToPack['subject'],
        weight: rng.between(0.42, 0.6),
        rank: 'second',
      }),
    ),
  ];
  const laid = pack(things, safe, words, unit * 0.012, rng.fork('pack')).map((one) => keepClear(one, words, safe));
  const between = strew({
    rng: rng.fork('between'),
    what: strewable(accents),
    count: 40,
    within: [0, 0, sheet.width, sheet.height],
    around: laid,
    words,
    sizes: [unit * 0.022, unit * 0.12],
    gap: unit * 0.01,
    bleeds: true,
  });
  return { ground: { kind: 'field' }, placements: [...between, ...laid], words };
};

/** Near the middle; on a broad sheet also to one side of it. */
function wordsOn(sheet: Sheet, y: number, aside: number): Box {
  if (sheet.shape !== 'landscape') return middleBox(sheet, sheet.shape === 'portrait' ? [0.74, 0.18] : [0.6, 0.27], y);
  const [left, top, right, bottom] = middleBox(sheet, [0.42, 0.34], y);
  const shift = aside * sheet.width;
  return [left + shift, top, right + shift, bottom];
}
