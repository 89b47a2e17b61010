import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { cardCategories, languages, relationships, tones } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';
import { namesDay } from './day-words.ts';
import { packFor } from './language-packs.ts';

const lengths = ['short', 'medium', 'long'] as const;
const primary = (request: Parameters<typeof wordsRequest>[0]) =>
  composeMessages(wordsRequest({ count: 1, ...request }))[0];

test.each(languages)(
  '%s: every primary says what day it is, whatever its length and whatever they love',
  (language) => {
    const unnamed = cardCategories.flatMap((category, row) =>
      relationships.flatMap((relationship, at) => {
        const topics = at % 2 === 0 ? [] : ['gardening', 'trains'];
        const recipient = { name: 'Zelda Quist', nickname: null, relationship, notes: null, about: { topics } };
        const tone = tones[(at + row) % tones.length] ?? 'warm';
        const length = lengths[at % lengths.length] ?? 'short';
        const message = primary({ language, category, recipient, tone, length, seed: `${at}` });
        const text = message?.text ?? '';
        const isNumber =
          packFor(language)
            .ideasOf(category, '')
            .find(({ id }) => id === message?.idea)?.kind === 'number';
        return isNumber || namesDay(text, category, language) ? [] : [`${category} ${length}: ${text}`];
      }),
    );
    expect(unnamed).toEqual([]);
  },
);

test('a topic card ends with any closing that names the day, not with the few that greet', () => {
  const wishes = new Set(
    [...Array(60).keys()].flatMap((at) => {
      const recipient = { name: 'Zelda Quist', nickname: null, relationship: 'cousin', notes: null };
      const about = { topics: ['gardening'] };
      const { idea = '', text = '' } = primary({ recipient: { ...recipient, about }, seed: `${at}` }) ?? {};
      return idea.startsWith('topics/')
        ? [
            text
              .split('\n\n')[0]
              ?.split(/(?<=[.!?]) /)
              .at(-1),
          ]
        : [];
    }),
  );
  expect(wishes.size).toBeGreaterThan(5);
});

const loving = (name: string) => ({
  name,
  nickname: null,
  relationship: 'friend',
  notes: null,
  about: { topics: ['gardening'] },
});

test.each(languages)('%s: the topic of last year is not spoken of this year', (language) => {
  for (let seed = 0; seed < 12; seed++) {
    const had = primary({ language, recipient: loving('Ada Berg'), seed: `${seed}` });
    if (!had?.idea.startsWith('topics/')) continue;
    const next = composeMessages(
      wordsRequest({ language, recipient: loving('Ada Berg'), seed: `${seed}/next`, avoid: [had.text] }),
    );
    expect(next.map(({ idea }) => idea).filter((idea) => idea.startsWith('topics/'))).toEqual([]);
  }
});

test.each([
  ['en', 'Happy birthday, with all my love.'],
  ['de', 'Alles Gute zum Geburtstag, und sei gedrückt.'],
  ['fr', 'Bon anniversaire, je t’embrasse fort.'],
  ['nl', 'Fijne verjaardag, en een dikke kus.'],
  ['es', 'Feliz cumpleaños, y un abrazo fuerte.'],
  ['it', 'Buon compleanno, e un abbraccio forte.'],
  ['pt', 'Feliz aniversário, e um abraço.'],
  ['pl', 'Wszystkiego najlepszego, ściskam mocno.'],
] as const)('%s: leave is taken once, wherever it stands in the last sentence', (language, text) => {
  expect(packFor(language).closesItself(text)).toBe(true);
});

test('a hug is no Christmas, though it is “fest”', () => {
  expect(namesDay('Sei fest gedrückt.', 'christmas', 'de')).toBe(false);
  expect(namesDay('Ich wünsche dir ein frohes Fest.', 'christmas', 'de')).toBe(true);
});

test('a card for years at work ends with no wish for a wedding day', () => {
  for (const seed of [...Array(40).keys()]) {
    const recipient = { name: 'Greta Quist', nickname: null, relationship: 'colleague', notes: null };
    const { text = '' } = primary({ language: 'de', category: 'anniversary', recipient, seed: `${seed}` }) ?? {};
    expect(text).toMatch(/[Jj]ubiläum/);
    expect(text).not.toMatch(/Jahrestag|Hochzeitstag/);
  }
});
