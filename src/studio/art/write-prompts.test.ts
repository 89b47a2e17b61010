import { expect, test } from 'vitest';
import { artStyles, cardCategories, colorPalettes, sceneSettings } from '../../contract/vocabulary.ts';
import { defaultStyleSettings } from '../../domain/styles.ts';
import { readPrompt } from './read-prompt.ts';
import { themes } from './themes.ts';
import { subjectPhrases, writePicturePrompts } from './write-prompts.ts';

const write = (change: Partial<Parameters<typeof writePicturePrompts>[0]> = {}) =>
  writePicturePrompts({ category: 'birthday', settings: defaultStyleSettings, told: '', ...change });

test.each(Object.entries(subjectPhrases))('%s is found again in its own words', (name, phrase) => {
  expect(readPrompt(phrase ?? '')).toMatchObject({ template: name, hue: null, visitor: null });
});

test.each(cardCategories)('%s has three proposals, each a subject of its own', (category) => {
  const prompts = write({ category });
  expect(new Set(prompts).size).toBe(3);
  for (const prompt of prompts) expect(themes[category].templates).toContain(readPrompt(prompt).template);
});

test('the words of a style steer nothing', () => {
  for (const artStyle of artStyles)
    for (const colorPalette of colorPalettes)
      for (const sceneSetting of sceneSettings) {
        const settings = {
          ...defaultStyleSettings,
          artStyle,
          colorPalette,
          sceneSetting,
          visualDetail: 'Detailed',
        } as const;
        const [first = ''] = write({ settings });
        expect(readPrompt(first)).toEqual({ template: 'birthday-cake', hue: null, flowerKind: null, visitor: null });
      }
});

test('says plainly what the picture shows and how', () => {
  expect(write({ settings: { ...defaultStyleSettings, medium: 'Ink', includeCharacters: true } })[0]).toBe(
    'A birthday cake with lit candles. Style: watercolor, pastel colors, minimal detail, nature scene, with characters, ink.',
  );
});

test.each<[string, string]>([
  ['rode a blue bicycle', 'A bicycle with flowers in its basket. Touches of blue. Style'],
  ['sunflowers, and the robin that comes each morning', 'With sunflowers. With a bird nearby.'],
  ['collects stamps', 'A birthday cake with lit candles. Style'],
])('what was told, %j, is drawn: %j', (told, expected) => {
  expect(write({ told })[0]).toContain(expected);
});

test('sympathy keeps to its own subjects', () => {
  expect(write({ category: 'sympathy', told: 'loved his truck' })[0]).not.toContain('truck');
});

test('a photo is painted, not invented', () => {
  const prompts = write({ settings: { ...defaultStyleSettings, category: 'image' }, told: 'a blue bicycle' });
  expect(prompts).toEqual([
    'The photo, painted anew. Style: watercolor, pastel colors, minimal detail, nature scene, no characters. Faces and places stay recognisable.',
  ]);
});

test('the same facts have the same proposals', () => {
  expect(write({ told: 'a red truck' })).toEqual(write({ told: 'a red truck' }));
});
