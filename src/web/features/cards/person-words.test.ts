import { expect, test } from 'vitest';
import { relationshipInSentence } from './person-words.tsx';

test.each([
  ['mother', 'mother'],
  ['mother-in-law', 'mother-in-law'],
  ['fiance', 'fiancé(e)'],
  ['Bridge partner', 'Bridge partner'],
])('%s reads %s in a sentence', (relationship, words) => {
  expect(relationshipInSentence(relationship)).toBe(words);
});
