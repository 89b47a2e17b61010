import { expect, test } from 'vitest';
import { genitive, numberInWords } from './grammar.ts';

test.each([
  [1, 'eins'],
  [6, 'sechs'],
  [7, 'sieben'],
  [11, 'elf'],
  [12, 'zwölf'],
  [16, 'sechzehn'],
  [17, 'siebzehn'],
  [20, 'zwanzig'],
  [21, 'einundzwanzig'],
  [30, 'dreißig'],
  [36, 'sechsunddreißig'],
  [60, 'sechzig'],
  [70, 'siebzig'],
  [77, 'siebenundsiebzig'],
  [99, 'neunundneunzig'],
  [100, 'hundert'],
  [101, 'hunderteins'],
  [107, 'hundertsieben'],
  [120, 'hundertzwanzig'],
])('%i is %s', (n, expected) => {
  expect(numberInWords(n)).toBe(expected);
});

test.each([
  ['Anna', 'Annas'],
  ['Hans', 'Hans’'],
  ['Max', 'Max’'],
  ['Fritz', 'Fritz’'],
  ['Alice', 'Alice’'],
  ['Strauß', 'Strauß’'],
  ['René', 'Renés'],
  ['Oma Rose', 'Oma Roses'],
])('the genitive of %s is %s', (name, expected) => {
  expect(genitive(name)).toBe(expected);
});
