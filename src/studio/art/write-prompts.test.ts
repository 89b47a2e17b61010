import { expect, test } from 'vitest';
import { compileCatalog, languagesWithCatalog } from '../../../scripts/messages/catalogs.mjs';
import { artStyles, cardCategories, colorPalettes, languages, sceneSettings } from '../../contract/vocabulary.ts';
import { defaultStyleSettings } from '../../domain/styles.ts';
import { translator } from '../../domain/translator.ts';
import { readPrompt } from './library/read-prompt.ts';
import { subjectPhrases, writePicturePrompts } from './write-prompts.ts';

const cardLanguages = languagesWithCatalog().filter((tag) => languages.some((language) => language === tag));

const write = (change: Partial<Parameters<typeof writePicturePrompts>[0]> = {}) =>
  writePicturePrompts({ category: 'birthday', settings: defaultStyleSettings, told: '', ...change });

test.each(Object.values(subjectPhrases))('every thing of %j can be drawn', (phrase) => {
  const { things, missing } = readPrompt(phrase);
  expect(missing).toEqual([]);
  expect(things.length).toBeGreaterThan(0);
});

test.each(cardLanguages)('every thing that is proposed in %s can be drawn, and the style names none', (language) => {
  const say = translator(language, compileCatalog(language));
  const read = (key: string, values: unknown[] = []) => readPrompt(String(say(key, values)));
  const unread = Object.values(subjectPhrases).flatMap((phrase) => {
    const { things, missing } = read(phrase);
    return things.length > 0 && missing.length === 0 ? [] : [{ phrase, missing }];
  });
  expect(unread).toEqual([]);
  expect(read('Style: {0}.', [say('Watercolor', [])])).toEqual({ things: [], missing: [] });
});

test.each(cardCategories)('%s has three proposals with different subjects', (category) => {
  expect(new Set(write({ category })).size).toBe(3);
});

test('the name of a style requests no things', () => {
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
        const { things, missing } = readPrompt(first);
        expect([things.map(({ motif }) => motif), missing]).toEqual([['birthday-cake', 'candle'], []]);
      }
});

test('says what the picture shows and how', () => {
  expect(write({ settings: { ...defaultStyleSettings, medium: 'Ink', includeCharacters: true } })[0]).toBe(
    'A birthday cake with lit candles. Style: watercolor, pastel colors, minimal detail, nature scene, with characters, ink.',
  );
});

test.each<[string, string]>([
  ['rode a blue bicycle', 'Blue bicycle. Style'],
  ['sunflowers, and the robin that comes each morning', 'Sunflowers, robin. Style'],
  ['collects thimbles', 'A birthday cake with lit candles. Style'],
])('proposes from the text %j: %j', (told, expected) => {
  expect(write({ told })[0]).toContain(expected);
});

test('sympathy keeps to its own subjects', () => {
  expect(write({ category: 'sympathy', told: 'loved his truck' })[0]).not.toContain('truck');
});

test('a photo is painted, without an invented subject', () => {
  const prompts = write({ settings: { ...defaultStyleSettings, category: 'image' }, told: 'a blue bicycle' });
  expect(prompts).toEqual([
    'The photo, painted anew. Style: watercolor, pastel colors, minimal detail, nature scene, no characters. Faces and places stay recognisable.',
  ]);
});

test('the same facts have the same proposals', () => {
  expect(write({ told: 'a red truck' })).toEqual(write({ told: 'a red truck' }));
});
