import { expect, test } from 'vitest';
import { templateCategories } from '../../../../contract/admin.ts';
import { variablesOf } from '../../../../contract/template-variables.ts';
import { exampleVariables, readVariables } from './preview-variables.ts';

test.each(templateCategories)('the example of %s has a value for each of its variables', (category) => {
  const values = readVariables(exampleVariables(category)) ?? {};
  expect(Object.keys(values)).toEqual(variablesOf(category));
  expect(Object.values(values)).not.toContain('');
});

test.each(['', '{', 'Mum', '[]', 'null', '"Mum"', '3'])('%j is not a set of variables', (text) => {
  expect(readVariables(text)).toBeNull();
});

test('any JSON object is a set of variables', () => {
  expect(readVariables(' {"tone": "warm", "traits": ["kind"], "numAlternatives": 3} ')).toEqual({
    tone: 'warm',
    traits: ['kind'],
    numAlternatives: 3,
  });
});
