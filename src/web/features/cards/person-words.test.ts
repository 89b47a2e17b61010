import { expect, test } from 'vitest';
import { relationshipInSentence } from './person-words.tsx';

test.each([
  ['mother', 'mother'],
  ['mother-in-law', 'mother-in-law'],
  ['fiance', 'fiancé(e)'],
  ['Bridge partner', 'Bridge partner'],
])('the relationship %s is %s inside a sentence', (relationship, words) => {
  expect(relationshipInSentence(relationship)).toBe(words);
});
