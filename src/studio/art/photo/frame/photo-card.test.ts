import { expect, test } from 'vitest';
import { cardCategories } from '../../../../contract/vocabulary.ts';
import { inkMiddle } from '../../arrange/ink.ts';
import type { Box } from '../../core/geometry.ts';
import { Rng } from '../../core/rng.ts';
import { chooseGarnish } from './choose-garnish.ts';
import { layOutPhotoCard } from './lay-out-photo-card.ts';
import { placeGarnish } from './place-garnish.ts';

const sheet = { width: 1024, height: 1024 };
const wish = { sheet, photo: { width: 2400, height: 1600 }, isFramed: false, hasWords: true, margin: 80 };
const sides = ([left, top, right, bottom]: Box) => ({ width: right - left, height: bottom - top });

test.each([
  { width: 2400, height: 1600 },
  { width: 1600, height: 2400 },
  { width: 6000, height: 800 },
  { width: 300, height: 220 },
  { width: 8, height: 8 },
])('a photo of $width x $height is on the sheet with the words below', (photo) => {
  for (const hasWords of [true, false])
    for (const size of [sheet, { width: 1024, height: 1792 }, { width: 1792, height: 1024 }]) {
      const { window, words } = layOutPhotoCard({ ...wish, sheet: size, photo, hasWords });
      expect(window[0]).toBeGreaterThanOrEqual(80);
      expect(window[1]).toBeGreaterThanOrEqual(80);
      expect(window[2]).toBeLessThanOrEqual(size.width - 80);
      expect(words === null).toBe(!hasWords);
      if (words) expect(words[1]).toBeGreaterThan(window[3]);
      expect((words ?? window)[3]).toBeLessThan(size.height);
    }
});

test('a small photo is framed small, a large one fills the sheet, and one cropped by hand stays square', () => {
  expect(sides(layOutPhotoCard({ ...wish, photo: { width: 300, height: 220 } }).window).width).toBeLessThan(520);
  expect(sides(layOutPhotoCard(wish).window).width).toBeGreaterThan(820);
  const { width, height } = sides(layOutPhotoCard({ ...wish, isFramed: true }).window);
  expect(width).toBeCloseTo(height);
});

test('a square is shown whole, also in a style that fills its sheet', () => {
  const filled = { ...wish, margin: 0 };
  expect(sides(layOutPhotoCard(filled).window).width).toBe(1024);
  for (const square of [
    { ...filled, photo: { width: 2048, height: 2048 } },
    { ...filled, isFramed: true },
  ]) {
    const { width, height } = sides(layOutPhotoCard(square).window);
    expect(width).toBeCloseTo(height);
  }
});

const request = {
  kind: 'painted-photo',
  photo: new Uint8Array(),
  focus: null,
  heading: 'Hello',
  prompt: '',
  size: '1024x1024',
  settings: {
    category: 'image',
    artStyle: 'Watercolor',
    colorPalette: 'Pastel',
    visualDetail: 'Minimal',
    includeCharacters: false,
    sceneSetting: 'Nature',
  },
} as const;

test('no thing is centred on a face or the words, for any occasion and seed', () => {
  const faces: Box[] = [
    [100, 100, 260, 280],
    [760, 560, 900, 720],
  ];
  const layout = layOutPhotoCard(wish);
  let placed = 0;
  for (const category of cardCategories)
    for (let seed = 0; seed < 12; seed++) {
      const garnish = chooseGarnish({ ...request, category, seed: `${seed}` });
      expect(garnish.things.length).toBeGreaterThan(0);
      for (const placement of placeGarnish(garnish, layout, sheet, faces, new Rng(`${seed}`))) {
        placed++;
        const [x, y] = inkMiddle(placement);
        for (const [left, top, right, bottom] of [...faces, layout.words as Box])
          expect(x > left && x < right && y > top && y < bottom, `${placement.subject.motif.name} ${x} ${y}`).toBe(
            false,
          );
      }
    }
  expect(placed).toBeGreaterThan(500);
});

test('shows the prompt first, in its colour, then the occasion', () => {
  const asked = { ...request, category: 'birthday', seed: '1', prompt: 'a red bicycle and a cat' } as const;
  const { things } = chooseGarnish(asked);
  expect(things.map(({ motif }) => motif.name)).toEqual(['bicycle', 'cat']);
  expect(things[0]?.colour).toBeTypeOf('number');
});
