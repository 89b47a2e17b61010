import { expect, test } from 'vitest';
import { languages } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';
import type { WordsRequest } from './words-request.ts';

const tom = { name: 'Tom Berg', nickname: null, relationship: null };
const request = (
  recipient: Partial<WordsRequest['recipient']>,
  more: Partial<WordsRequest> = {},
): Omit<WordsRequest, 'seed' | 'language'> => ({
  category: 'anniversary',
  recipient: { name: 'Anna Berg', nickname: null, relationship: 'sister', notes: null, partner: tom, ...recipient },
  sender: { name: 'Eleanor' },
  occasion: { type: 'anniversary', years: null },
  tone: 'warm',
  length: 'medium',
  personalMessage: null,
  count: 3,
  avoid: [],
  ...more,
});
const seeds = Array.from({ length: 20 }, (_, at) => `seed ${at}`);
const written = (language: WordsRequest['language'], given: ReturnType<typeof request>) =>
  seeds.map((seed) => composeMessages({ ...given, language, seed }).map(({ text }) => text));
const primaries = (...given: Parameters<typeof written>) => written(...given).map(([first = '']) => first);
const all = (...given: Parameters<typeof written>) =>
  written(...given)
    .flat()
    .join('\n');

test.each(languages)('%s: a card on an anniversary names the other of the two', (language) => {
  const naming = primaries(language, request({})).filter((text) => text.includes('Tom'));
  expect(naming.length).toBeGreaterThanOrEqual(14);
  expect(naming.join('\n')).not.toContain('Berg');
});

test.each([
  ['en', 'Dad'],
  ['de', 'Papa'],
  ['pl', 'Tata'],
] as const)(
  '%s: a mother’s husband is %s where he is a contact, and not named where he is only a name',
  (language, dad) => {
    const mother = { name: 'Ingrid Berg', relationship: 'mother' };
    const father = { name: 'Walter Berg', nickname: null, relationship: 'father' };
    expect(all(language, request({ ...mother, partner: father }))).toContain(dad);
    expect(all(language, request({ ...mother, partner: { ...father, relationship: null } }))).not.toContain('Walter');
  },
);

test.each(languages)(
  '%s: names nobody on other days, of work, to a couple, to their own partner, or who is never mentioned',
  (language) => {
    const others = [
      request({}, { category: 'birthday', occasion: { type: 'birthday', years: 40 } }),
      request({ relationship: 'colleague' }),
      request({ relationship: 'client' }),
      request({ name: 'Anna and Tim Berg' }),
      request({ relationship: 'wife' }),
      request({ about: { neverMention: ['Tom'] } }),
      request({ partner: { ...tom, nickname: 'Tommy' }, about: { neverMention: ['Tom'] } }),
      request({ partner: null }),
    ];
    for (const other of others) expect(all(language, other)).not.toMatch(/Tom/);
  },
);
