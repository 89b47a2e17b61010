import { expect, test } from 'vitest';
import { type PictureSize, pictureSizes } from '../../../contract/vocabulary.ts';
import { Rng } from '../core/rng.ts';
import type { LibraryMotif, Subject } from '../library/library-motif.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { accentsFor } from './accents.ts';
import { arrange } from './arrange.ts';
import { type Arrangement, type ArrangementName, arrangementNames, type Placement } from './arrangement.ts';
import { cornersOf } from './ink.ts';
import { createSheet } from './sheet.ts';
import { contains, extentOf, grown, touchesBox } from './touch.ts';

/** A box of so many units as a motif: wide, tall or square. */
const motif = (name: string, width: number, height: number): LibraryMotif => {
  const [left, top] = [16 - width / 2, 31 - height];
  const [right, bottom] = [16 + width / 2, 31];
  const path = `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`;
  return { name, parts: [{ path, box: [left, top, right, bottom], colour: [0.5, 0.5, 0.5] }] };
};
const subject = (name: string, width: number, height: number, count = 1): Subject => ({
  motif: motif(name, width, height),
  count,
  colour: null,
});

const cards: Record<string, Subject[]> = {
  'one wide thing': [subject('bicycle', 30, 22)],
  'one narrow thing': [subject('wine-glass', 10, 28)],
  'something that flies': [subject('balloon', 18, 28)],
  'two cats on a sofa': [subject('couch-and-lamp', 30, 29), subject('cat', 28, 24, 2)],
  'a dinosaur with a cake': [subject('sauropod', 29, 26), subject('birthday-cake', 26, 22)],
  'five things': ['guitar', 'soccer-ball', 'books', 'camera', 'unheard-of'].map((name) => subject(name, 26, 25)),
  'seven balloons': [subject('balloon', 18, 28, 7)],
  'twelve penguins': [subject('penguin', 24, 28, 12)],
};

const seeds = ['a', 'b', 'c'];

function arranged(
  name: ArrangementName,
  subjects: Subject[],
  size: PictureSize,
  seed: string,
  hasHeading = true,
): Arrangement {
  return arrange({
    name,
    subjects,
    accents: accentsFor({ mood: 'festive', accents: null }),
    ...sizeInPixels(size),
    hasHeading,
    numeral: '70',
    initial: 'R',
    rng: new Rng(seed),
  });
}

const laidOut = new Map<ArrangementName, { arrangement: Arrangement; subjects: Subject[]; which: string }[]>();

/** Every card in every size from every seed; laid out once for all tests. */
function each(name: ArrangementName, check: (arrangement: Arrangement, subjects: Subject[], which: string) => void) {
  const all =
    laidOut.get(name) ??
    Object.entries(cards).flatMap(([card, subjects]) =>
      pictureSizes.flatMap((size) =>
        seeds.map((seed) => ({
          arrangement: arranged(name, subjects, size, seed),
          subjects,
          which: `${card}, ${size}, ${seed}`,
        })),
      ),
    );
  laidOut.set(name, all);
  for (const { arrangement, subjects, which } of all) check(arrangement, subjects, which);
}

const mainsOf = ({ placements }: Arrangement): Placement[] => placements.filter(({ rank }) => rank === 'main');

test.each(arrangementNames)(
  "%s leaves the words' area free",
  (name) => {
    each(name, ({ placements, textArea }, _, which) => {
      const box = textArea?.box ?? [0, 0, 0, 0];
      const inTheWay = placements.filter((placement) => touchesBox(placement, box));
      expect(
        inTheWay.map((one) => `${one.subject.motif.name} ${one.rank}`),
        which,
      ).toEqual([]);
    });
  },
  60_000,
);

test.each(arrangementNames)('%s gives the words a good share of the sheet, inside the trim', (name) => {
  each(name, ({ textArea, width, height }, _, which) => {
    const [left, top, right, bottom] = textArea?.box ?? [0, 0, 0, 0];
    expect(contains(createSheet(width, height, true).safe, [left, top, right, bottom]), which).toBe(true);
    expect(((right - left) * (bottom - top)) / (width * height), which).toBeGreaterThan(0.07);
    expect(right - left, which).toBeGreaterThan(bottom - top);
  });
});

test.each(arrangementNames)('%s shows each thing in the requested number', (name) => {
  // Arrangements that cut or repeat things are not used for many: arrangementsFor leaves them out.
  const repeats = ['pattern', 'border', 'letter-stack', 'crop'].includes(name);
  each(name, (arrangement, subjects, which) => {
    if (repeats && subjects.some(({ count }) => count > 1)) return;
    for (const { motif: drawn, count } of subjects) {
      const mains = mainsOf(arrangement).filter((one) => one.subject.motif === drawn);
      expect(mains.length, `${drawn.name}: ${which}`).toBe(count);
    }
  });
});

test.each(arrangementNames.filter((name) => name !== 'crop'))(
  '%s keeps what the card is about off the trim',
  (name) => {
    each(name, (arrangement, _, which) => {
      // A pixel does not matter.
      const safe = grown(createSheet(arrangement.width, arrangement.height, true).safe, 1);
      const cut = mainsOf(arrangement).filter((one) => !contains(safe, extentOf([one])));
      expect(
        cut.map((one) => `${one.subject.motif.name} ${extentOf([one]).map(Math.round)}`),
        which,
      ).toEqual([]);
    });
  },
);

test('a crop shows more than half of its thing, including the head', () => {
  each('crop', (arrangement, subjects, which) => {
    if (subjects[0]?.count !== 1) return;
    const [hero] = mainsOf(arrangement);
    const [left, top, right, bottom] = extentOf([hero as Placement]);
    const seen =
      (Math.min(right, arrangement.width) - Math.max(left, 0)) * (Math.min(bottom, arrangement.height) - top);
    expect(seen / ((right - left) * (bottom - top)), which).toBeGreaterThan(0.55);
    expect(top, which).toBeGreaterThan(0);
  });
});

test.each(arrangementNames)('%s is the same from the same seed and different from another', (name) => {
  for (const size of pictureSizes) {
    const subjects = cards['a dinosaur with a cake'] ?? [];
    const told = seeds.map((seed) => JSON.stringify(arranged(name, subjects, size, seed)));
    expect(JSON.stringify(arranged(name, subjects, size, 'a'))).toBe(told[0]);
    expect(new Set(told).size).toBe(seeds.length);
  }
});

test.each(arrangementNames)('%s without words has no area for them', (name) => {
  expect(arranged(name, cards['one wide thing'] ?? [], '1024x1024', 'a', false).textArea).toBeNull();
});

test('the subjects are large enough to be seen', () => {
  for (const name of arrangementNames) {
    each(name, (arrangement, subjects, which) => {
      const things = subjects.reduce((sum, { count }) => sum + count, 0);
      const [first] = mainsOf(arrangement);
      if (first === undefined) return;
      const [left, top, right, bottom] = extentOf([first]);
      const share = Math.max(right - left, bottom - top) / Math.min(arrangement.width, arrangement.height);
      expect(share, `${name}: ${which}`).toBeGreaterThan(things > 4 ? 0.05 : 0.085);
    });
  }
});

test('those who sit on a sofa have their feet on its seat', () => {
  const { placements } = arranged('hero', cards['two cats on a sofa'] ?? [], '1024x1024', 'a');
  const sofa = placements.find((one) => one.subject.motif.name === 'couch-and-lamp') as Placement;
  const cats = placements.filter((one) => one.subject.motif.name === 'cat');
  expect(cats).toHaveLength(2);
  for (const cat of cats) {
    expect(placements.indexOf(cat)).toBeGreaterThan(placements.indexOf(sofa));
    const foot = Math.max(...cornersOf(cat).map(([, y]) => y));
    expect(foot).toBeLessThan(extentOf([sofa])[3] - sofa.size * 0.15);
    expect(foot).toBeGreaterThan(extentOf([sofa])[1] + sofa.size * 0.3);
  }
});

test('things keep their relative sizes: a cake is smaller than a dinosaur, but easy to see', () => {
  const { placements } = arranged('hero', cards['a dinosaur with a cake'] ?? [], '1024x1024', 'a');
  const size = (name: string): number => placements.find((one) => one.subject.motif.name === name)?.size ?? 0;
  expect(size('birthday-cake') / size('sauropod')).toBeLessThan(0.7);
  expect(size('birthday-cake') / size('sauropod')).toBeGreaterThan(0.3);
});

test('a house stands behind a lake, and a swan is in it', () => {
  const [water, house, swan] = [subject('water-wave', 31, 12), subject('house', 26, 28), subject('swan', 24, 24)];
  const footOf = (name: string, { placements }: Arrangement): [foot: number, at: number] => {
    const at = placements.findIndex(({ subject: { motif: drawn } }) => drawn.name === name);
    return [extentOf([placements[at] as Placement])[3], at];
  };
  for (const seed of seeds) {
    const laid = arranged('hero', [house, water, swan], '1024x1024', seed);
    const [[houseFoot, houseAt], [lakeFoot, lakeAt], [swanFoot, swanAt]] = ['house', 'water-wave', 'swan'].map((name) =>
      footOf(name, laid),
    ) as [[number, number], [number, number], [number, number]];
    expect(houseAt).toBeLessThan(lakeAt);
    expect(lakeAt).toBeLessThan(swanAt);
    expect(houseFoot).toBeLessThan(swanFoot);
    expect(swanFoot).toBeLessThan(lakeFoot);
  }
});
