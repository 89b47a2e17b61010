import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { cardCategories, languages, tones } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';
import { packFor } from './language-packs.ts';

const to = (relationship: string) => ({
  name: 'Zelda Quist',
  nickname: null,
  relationship,
  notes: null,
  about: { topics: ['teddy-bears', 'elephants', 'grandchildren'] },
});

test.each(languages)('%s: no boss and no client gets love, hugs or kisses', (language) => {
  const { tender } = packFor(language).manners;
  for (const category of cardCategories)
    for (const [at, tone] of tones.entries()) {
      const recipient = to(at % 2 ? 'boss' : 'client');
      for (const { text } of composeMessages(wordsRequest({ language, category, tone, recipient, seed: `${at}` })))
        expect(text, `${category} ${tone}`).not.toMatch(tender);
    }
});

test('what anybody is told on an event ends as a husband is told it', () => {
  const closings = packFor('nl').closings()['congratulations/partner'] ?? [];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const occasion = { type: 'promotion', years: null };
    const told = { language: 'nl', category: 'congratulations', occasion, recipient: to('husband'), seed } as const;
    const text = composeMessages(wordsRequest({ ...told, sender: { name: null }, count: 1 }))[0]?.text ?? '';
    expect(
      closings.some(({ says }) => text.endsWith(says)),
      text,
    ).toBe(true);
    expect(text).toMatch(/promotie|baan|functie|stap/i);
  }
});

/** Words of a marriage. */
const wed =
  /marri|wedding|couple|two of you|spouse|Hochzeit|Ehe\b|Paar|zu zweit|mariage|\bcouple|à deux|\bboda|pareja|matrimonio|de dos|coppia|nozze|sposi|\bin due\b|casamento|\bcasal\b|\bdois\b|huwelijk|trouwdag|\bstel\b|ślub|małżeń|we dwoje/i;
test.each(languages)('%s: the anniversary of a colleague is one of work, unless a wedding is typed', (language) => {
  const wordsOn = (type: string | null) =>
    ['colleague', 'client', 'boss', 'mentor', 'teacher'].flatMap((relationship) =>
      tones.flatMap((tone) => {
        const occasion = type === null ? null : { type, years: null };
        const recipient = { ...to(relationship), about: {} };
        return composeMessages(wordsRequest({ language, category: 'anniversary', tone, recipient, occasion }));
      }),
    );
  for (const type of [null, 'anniversary'])
    for (const { idea, text } of wordsOn(type)) expect(text.replaceAll(/\s+/g, ' '), idea).not.toMatch(wed);
  expect(wordsOn('Hochzeitstag').filter(({ idea }) => idea.startsWith('events/work-anniversary/'))).toEqual([]);
});
