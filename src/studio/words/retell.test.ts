import { expect, test } from 'vitest';
import { languages } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';
import { retell, tellsYears } from './retell.ts';
import type { WordsRequest } from './words-request.ts';

const request = (years: number | null, change: Partial<WordsRequest> = {}): WordsRequest => ({
  category: 'birthday',
  recipient: { name: 'Margaret Whitfield', nickname: 'Mum', relationship: 'mother', notes: 'Loves gardening' },
  sender: { name: null },
  occasion: { type: 'birthday', years },
  tone: 'warm',
  length: 'medium',
  personalMessage: null,
  language: 'en',
  seed: 'seed',
  count: 3,
  avoid: [],
  ...change,
});
const seeds = Array.from({ length: 12 }, (_, index) => `seed ${index}`);

test.each(languages)('%s: recognises every message of the studio, and rewrites it for other years', (language) => {
  for (const tone of ['warm', 'playful', 'formal'] as const)
    for (const seed of seeds) {
      const from = request(46, {
        language,
        tone,
        seed,
        personalMessage: seed.length % 2 ? 'See you on Sunday!' : null,
      });
      const to = { ...from, occasion: { type: 'birthday', years: 47 } };
      for (const { text } of composeMessages(from)) {
        expect(retell(text, from, from), text).toBe(text);
        const after = retell(text, from, to);
        expect(after, text).not.toBeNull();
        expect(tellsYears(after ?? '', 46, language), `${text} → ${after}`).toBe(false);
        if (tellsYears(text, 46, language)) expect(after).not.toBe(text);
        else expect(after).toBe(text);
      }
    }
});

test('an idea that does not fit the new years is replaced', () => {
  const from = request(21, { recipient: { name: 'Ann', nickname: null, relationship: 'daughter', notes: null } });
  const to = { ...from, occasion: { type: 'birthday', years: 4 } };
  const ofAge = [...Array(60).keys()]
    .flatMap((seed) => composeMessages({ ...from, seed: `${seed}` }))
    .find(({ idea }) => idea === 'birthday/of-age');
  expect(ofAge?.text).toContain('Twenty-one at last');
  const after = retell(ofAge?.text ?? '', from, to);
  expect(after).toMatch(/^Dear Ann|Ann/);
  expect(after).not.toContain('at last');
});

test('a message that somebody wrote or changed is not taken for one of the studio', () => {
  const from = request(46);
  const [message] = composeMessages(from);
  for (const text of [`${message?.text} Love!`, message?.text.replace('.', '!') ?? '', 'Happy 46th, Mum', ''])
    expect(retell(text, from, request(47)), text).toBeNull();
});

test.each([
  ['You are 46 today', 46, 'en', true],
  ['Happy 46th!', 46, 'en', true],
  ['Forty-six candles', 46, 'en', true],
  ['Your forty-sixth year', 46, 'en', true],
  ['Your sixtieth', 60, 'en', true],
  ['Born in 1946', 46, 'en', false],
  ['Forty-seven candles', 46, 'en', false],
  ['Of all the tenderness', 10, 'en', false],
  ['One more cake', 1, 'en', false],
  ['Zum sechzigsten Geburtstag', 60, 'de', true],
  ['Votre soixantième anniversaire', 60, 'fr', true],
  ['Felices sesenta', 60, 'es', true],
] as const)('%s tells %s years (%s): %s', (text, years, language, expected) => {
  expect(tellsYears(text, years, language)).toBe(expected);
});
