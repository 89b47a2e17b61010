import { expect, test } from 'vitest';
import { relationships } from '../contract/vocabulary.ts';
import { findRelationship, relationshipSynonyms } from './relationship-synonyms.ts';

test.each([
  ['Mum', 'mother'],
  [' Dad ', 'father'],
  ['Mother in  Law', 'mother-in-law'],
  ['Neighbour', 'neighbor'],
  // Ambiguous: husband or wife.
  ['Spouse', null],
  ['Book club', null],
])('the words %j mean the relationship %j', (words, relationship) => {
  expect(findRelationship(words)).toBe(relationship);
});

test('synonyms are in lower case and differ from the relationships', () => {
  const synonyms = Object.values(relationshipSynonyms).flat();
  expect(
    synonyms.filter((word) => word !== word.toLowerCase() || relationships.some((known) => known === word)),
  ).toEqual([]);
});
