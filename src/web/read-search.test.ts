import { expect, test } from 'vitest';
import { readId, readOneOf, readText } from './read-search.ts';

test.each([
  [7, 7],
  ['7', 7],
  [0, undefined],
  [-7, undefined],
  [7.5, undefined],
  ['', undefined],
  ['seven', undefined],
  [true, undefined],
  [undefined, undefined],
])('reads %j as the id %j', (value, id) => {
  expect(readId(value)).toBe(id);
});

test.each([
  ['Margaret', 'Margaret'],
  [1984, '1984'],
  [true, 'true'],
  [{}, undefined],
  [null, undefined],
])('reads %j as the text %j', (value, text) => {
  expect(readText(value)).toBe(text);
});

test('accepts only listed values', () => {
  expect([readOneOf([30, 60], 60), readOneOf([30, 60], 61), readOneOf(['upcoming'], 'toString')]).toEqual([
    60,
    undefined,
    undefined,
  ]);
});
