import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cardCategories, colorPalettes, pictureSizes, visualDetails } from '../../../contract/vocabulary.ts';
import { contrastRatio } from '../core/colour.ts';
import { Rng } from '../core/rng.ts';
import type { PictureRequest } from '../picture.ts';
import { drawTextCard } from './draw-text-card.ts';
import { occasionMoods } from './occasion-moods.ts';
import { makeTheme } from './theme.ts';

type TextRequest = Extract<PictureRequest, { kind: 'text' }>;
const request: TextRequest = {
  kind: 'text',
  category: 'birthday',
  settings: {
    category: 'text',
    artStyle: 'Watercolor',
    colorPalette: 'Pastel',
    visualDetail: 'Detailed',
    includeCharacters: false,
    sceneSetting: 'Nature',
  },
  title: 'Happy Birthday, Anna',
  message: 'Wishing you a day filled with laughter and far too much cake.',
  seed: '1',
  size: '1024x1024',
};
const fingerprint = ({ data }: { data: Uint8ClampedArray }) => createHash('sha256').update(data).digest('hex');
const draw = (changes: Partial<TextRequest>) => fingerprint(drawTextCard({ ...request, ...changes }));

test.each(pictureSizes)('fills %s', (size) => {
  const card = drawTextCard({ ...request, size });
  expect(`${card.width}x${card.height}`).toBe(size);
  expect(card.data.length).toBe(card.width * card.height * 4);
  expect(card.data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
});

test('the same request gives the same pixels, and another seed a different card', () => {
  expect(draw({})).toBe(draw({}));
  expect(new Set(['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => draw({ seed }))).size).toBe(8);
});

test('every setting of a text card changes it', () => {
  const cards = [
    draw({}),
    draw({ title: 'Happy Birthday, Ben' }),
    draw({ message: 'Have a good one.' }),
    draw({ category: 'christmas' }),
    ...colorPalettes.slice(1).map((colorPalette) => draw({ settings: { ...request.settings, colorPalette } })),
    draw({ settings: { ...request.settings, visualDetail: 'Minimal' } }),
    draw({ settings: { ...request.settings, artStyle: 'Minimal & Modern' }, seed: '3' }),
  ];
  expect(new Set(cards).size).toBe(cards.length);
});

test('words are readable for every occasion, palette and seed', () => {
  for (const category of cardCategories)
    for (const palette of colorPalettes)
      for (let seed = 0; seed < 12; seed++) {
        const theme = makeTheme(palette, occasionMoods[category], new Rng(`${seed}`));
        for (const [words, surface] of [
          [theme.onGround, theme.ground],
          [theme.onGround, theme.groundEdge],
          [theme.onPanel, theme.panel],
        ] as const) {
          expect(contrastRatio(words.message, surface)).toBeGreaterThanOrEqual(5);
          expect(contrastRatio(words.title, surface)).toBeGreaterThanOrEqual(3.5);
        }
      }
});

test('black and white has no colour', () => {
  for (const seed of ['1', '2', '3']) {
    const { data } = drawTextCard({
      ...request,
      seed,
      settings: { ...request.settings, colorPalette: 'Black & White' },
    });
    for (let at = 0; at < data.length; at += 4 * 97) {
      expect(Math.abs(data[at]! - data[at + 1]!)).toBeLessThanOrEqual(4);
      expect(Math.abs(data[at]! - data[at + 2]!)).toBeLessThanOrEqual(4);
    }
  }
});

test.each([
  ['nothing at all', '', ''],
  ['five words', 'Hi', 'Thinking of you today, always.'],
  ['120 words', 'Happy Silver Anniversary, Margaret and Alexander', 'kindness and laughter '.repeat(40)],
  ['one endless word', 'Donaudampfschifffahrtsgesellschaft', 'a'.repeat(400)],
  ['right to left', 'יום הולדת שמח', 'מזל טוב לך ולכל המשפחה, באהבה רבה'],
])('%s fits in every layout', (_name, title, message) => {
  for (const visualDetail of visualDetails)
    for (let seed = 0; seed < 4; seed++) {
      const settings = { ...request.settings, visualDetail };
      expect(() => drawTextCard({ ...request, title, message, settings, seed: `${seed}` })).not.toThrow();
    }
});
