import { expect, test } from 'vitest';
import { relationships } from '../contract/vocabulary.ts';
import {
  householdRelationships,
  relationshipFormFields,
  relationshipLabel,
  relationshipWord,
  storedRelationship,
} from './relationship.ts';

test('labels listed relationships, keeps custom words, and defaults to Friend', () => {
  expect(relationships).toHaveLength(34);
  expect(relationshipLabel('mother-in-law')).toBe('Mother-in-law');
  expect(relationshipLabel('fiance')).toBe('Fiancé(e)');
  expect(relationshipLabel('piano teacher')).toBe('piano teacher');
  expect(relationshipLabel(null)).toBe('Friend');
});

test.each([
  ['mother', 'mother'],
  ['mother-in-law', 'mother-in-law'],
  ['fiance', 'fiancé(e)'],
  ['Bridge partner', 'Bridge partner'],
])('the relationship %s is %s inside a sentence', (relationship, words) => {
  expect(relationshipWord(relationship)).toBe(words);
});

test("custom words replace 'other' when stored, and appear in the form as 'other' with those words", () => {
  expect(storedRelationship('other', ' godmother ')).toBe('godmother');
  expect(storedRelationship('other', ' ')).toBe('other');
  expect(storedRelationship('aunt', 'godmother')).toBe('aunt');
  expect(relationshipFormFields('godmother')).toEqual({ relationship: 'other', customRelationship: 'godmother' });
});

test('every listed relationship and what a household has in common survive a round trip through the form', () => {
  for (const relationship of [...relationships, ...householdRelationships]) {
    const fields = relationshipFormFields(relationship);
    expect(storedRelationship(fields.relationship, fields.customRelationship)).toBe(relationship);
  }
});

test('what a household has in common begins with a capital on a label', () => {
  expect(relationshipLabel('grandparents')).toBe('Grandparents');
});
