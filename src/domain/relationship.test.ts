import { expect, test } from 'vitest';
import { relationships } from '../contract/vocabulary.ts';
import { relationshipFormFields, relationshipLabel, storedRelationship } from './relationship.ts';

test('labels', () => {
  expect(relationships).toHaveLength(34);
  expect(relationshipLabel('mother-in-law')).toBe('Mother-in-law');
  expect(relationshipLabel('fiance')).toBe('Fiancé(e)');
  expect(relationshipLabel('piano teacher')).toBe('piano teacher');
  expect(relationshipLabel(null)).toBe('Friend');
});

test('own words take the place of other, and show as other with those words', () => {
  expect(storedRelationship('other', ' godmother ')).toBe('godmother');
  expect(storedRelationship('other', ' ')).toBe('other');
  expect(storedRelationship('aunt', 'godmother')).toBe('aunt');
  expect(relationshipFormFields('godmother')).toEqual({ relationship: 'other', customRelationship: 'godmother' });
});

test('every listed relationship survives the form', () => {
  for (const relationship of relationships) {
    const fields = relationshipFormFields(relationship);
    expect(storedRelationship(fields.relationship, fields.customRelationship)).toBe(relationship);
  }
});
