import { expect, test } from 'vitest';
import { friendsWithoutFacts, manyPeople, wordsRequest } from '../../../tests/words/any-words.ts';
import { measureVariety } from '../../../tests/words/measure-variety.ts';
import { languages } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';

const friends = 43;
const mostBeginAlike = 4;

test.each(languages)('%s: of 43 friends of whom nothing is known hardly two cards begin alike', (language) => {
  for (const category of ['christmas', 'new-year', 'birthday'] as const) {
    const { equal, beginning } = measureVariety(friendsWithoutFacts(category, language, friends));
    expect({ category, equal }).toEqual({ category, equal: 0 });
    expect(beginning.share * friends, `${category}: ${beginning.words}`).toBeLessThanOrEqual(mostBeginAlike);
  }
});

test('a round of 500 has no two equal cards, and no beginning on more than one of 25', { timeout: 60_000 }, () => {
  const { equal, beginning } = measureVariety(manyPeople('christmas', 'en', 500));
  expect(equal).toBe(0);
  expect(beginning.share, beginning.words).toBeLessThanOrEqual(0.04);
});

test('cards of a big round still name the event', () => {
  const taken: string[] = [];
  for (let at = 0; at < 30; at++) {
    const recipient = { name: `Ada Berg${at}`, nickname: null, relationship: 'friend', notes: null };
    const occasion = { type: 'graduation', years: null };
    const [card] = composeMessages(
      wordsRequest({ category: 'congratulations', occasion, recipient, seed: `${at}`, count: 3, taken: [...taken] }),
    );
    taken.unshift(card?.text ?? '');
  }
  expect(taken.filter((text) => !/graduat|diploma|degree/i.test(text))).toEqual([]);
});
