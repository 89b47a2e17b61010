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
      closings.some((closing) => text.endsWith(closing)),
      text,
    ).toBe(true);
    expect(text).toMatch(/promotie|baan|functie|stap/i);
  }
});
