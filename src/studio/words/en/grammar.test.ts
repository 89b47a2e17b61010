import { expect, test } from 'vitest';
import { asCardinals, numberInWords, ordinal, possessive, yearsCounted } from './grammar.ts';

test.each([
  [1, 'one'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [21, 'twenty-one'],
  [60, 'sixty'],
  [99, 'ninety-nine'],
  [100, 'a hundred'],
  [101, 'a hundred and one'],
  [142, 'a hundred and forty-two'],
])('%i in words is %s', (n, words) => {
  expect(numberInWords(n)).toBe(words);
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [53, '53rd'],
  [101, '101st'],
  [111, '111th'],
  [112, '112th'],
])('%i as an ordinal is %s', (n, expected) => {
  expect(ordinal(n)).toBe(expected);
});

test.each([
  ['Anna', 'Anna’s'],
  ['James', 'James’s'],
  ['The Fields', 'The Fields’'],
  ['The Dane', 'The Dane’s'],
])('the possessive of %s is %s', (name, expected) => {
  expect(possessive(name)).toBe(expected);
});

test('years agree in number', () => {
  expect(yearsCounted(1)).toBe('one year');
  expect(yearsCounted(10)).toBe('ten years');
});

test.each([
  ['Happy sixtieth birthday', 'Happy sixty birthday'],
  ['the Sixty-Fifth, the ninety-third', 'the Sixty-five, the ninety-three'],
  ['twelfth, nineteenth, tenth, eighty-sixth', 'twelve, nineteen, ten, eighty-six'],
  ['with all my heart, for the first and the fifth time', 'with all my heart, for the first and the fifth time'],
])('%j counts %j', (text, counted) => {
  expect(asCardinals(text)).toBe(counted);
});
