import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { type Language, languages } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';
import { isFitting } from './idea.ts';
import { packs } from './language-packs.ts';
import { readFacts } from './read-facts.ts';

const relationships = ['son', 'daughter', 'granddaughter', 'niece'];
const ideasAt = (language: Language, age: number) =>
  relationships.flatMap((relationship) =>
    [...Array(10).keys()].flatMap((seed) => {
      const recipient = { name: 'Zelda Quist', nickname: null, relationship, age, notes: null };
      return composeMessages(wordsRequest({ language, category: 'sympathy', recipient, seed: `${seed}` }));
    }),
  );
const isYoung = ({ idea }: { idea: string }) => idea.startsWith('sympathy/young/');

test.each(languages)('%s: a child is comforted as a child, and nobody else is', (language) => {
  expect(ideasAt(language, 6).filter(isYoung).length).toBeGreaterThan(20);
  expect(ideasAt(language, 30).filter(isYoung)).toEqual([]);
});

test('the years since a death are nobody’s age', () => {
  const [idea] = packs.en.ideasOf('sympathy', '').filter(({ id }) => id.startsWith('sympathy/young/'));
  const facts = (age: number | null) =>
    readFacts(
      wordsRequest({
        category: 'sympathy',
        occasion: { type: 'memorial', years: 3 },
        recipient: { name: 'Zelda Quist', nickname: null, relationship: 'son', age, notes: null },
      }),
      packs.en,
    );
  expect(idea).toBeDefined();
  if (!idea) return;
  expect(isFitting(idea, facts(40))).toBe(false);
  expect(isFitting(idea, facts(null))).toBe(false);
  expect(isFitting(idea, facts(6))).toBe(true);
});
