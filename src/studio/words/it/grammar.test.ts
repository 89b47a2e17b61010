import { expect, test } from 'vitest';
import { and, candlesCounted, numberInWords, ordinalsAsCardinals, yearsCounted } from './grammar.ts';
import { heading } from './headings.ts';

test.each([
  [1, 'uno'],
  [6, 'sei'],
  [17, 'diciassette'],
  [20, 'venti'],
  [21, 'ventuno'],
  [23, 'ventitré'],
  [28, 'ventotto'],
  [30, 'trenta'],
  [33, 'trentatré'],
  [41, 'quarantuno'],
  [68, 'sessantotto'],
  [77, 'settantasette'],
  [88, 'ottantotto'],
  [100, 'cento'],
  [101, 'centouno'],
  [103, 'centotré'],
  [108, 'centotto'],
  [120, 'centoventi'],
])('%i in words is %s', (n, words) => {
  expect(numberInWords(n)).toBe(words);
});

test('every number to 120 has words of its own', () => {
  const words = Array.from({ length: 120 }, (_, i) => numberInWords(i + 1));
  expect(new Set(words).size).toBe(120);
  for (const word of words) expect(word).toMatch(/^[a-z]+é?$/);
});

test.each([
  [1, 'un anno', 'una candelina'],
  [7, 'sette anni', 'sette candeline'],
  [20, 'vent’anni', 'venti candeline'],
  [21, 'ventuno anni', 'ventuno candeline'],
  [40, 'quarant’anni', 'quaranta candeline'],
  [100, 'cent’anni', 'cento candeline'],
  [108, 'centotto anni', 'centotto candeline'],
])('%i years and candles agree', (n, years, candles) => {
  expect(yearsCounted(n)).toBe(years);
  expect(candlesCounted(n)).toBe(candles);
});

test('an ordinal tells its number', () => {
  expect(ordinalsAsCardinals('il sessantesimo compleanno')).toBe('il sessanta compleanno');
  expect(ordinalsAsCardinals('Ventunesima, ventitreesimo, undicesimi')).toBe('ventuno, ventitré, undici');
  expect(ordinalsAsCardinals('ventiseiesima')).toBe('ventisei');
  expect(ordinalsAsCardinals('un ennesimo caffè')).toBe('un ennesimo caffè');
});

test.each([
  ['Elena', 'ed'],
  ['Érica', 'ed'],
  ['Anna', 'e'],
  ['Irene', 'e'],
] as const)('before "%s" stands "%s"', (next, word) => {
  expect(and(next)).toBe(word);
});

test.each([
  ['birthday', null, '', 'Buon compleanno'],
  ['birthday', 1, '', 'Primo compleanno'],
  ['birthday', 60, '', 'Auguri per i 60 anni'],
  ['birthday', 37, '', 'Buon compleanno'],
  ['anniversary', 1, '', 'Primo anniversario'],
  ['anniversary', 10, '', 'Auguri per i 10 anni insieme'],
  ['anniversary', 25, '', 'Nozze d’argento'],
  ['anniversary', 50, '', 'Nozze d’oro'],
  ['sympathy', null, '', 'Con affetto e vicinanza'],
  ['holiday', null, 'good-friday', 'Venerdì Santo'],
  ['custom', 3, 'memorial', 'In ricordo'],
] as const)('%s with %s years (%s) is headed "%s"', (category, years, occasion, expected) => {
  expect(heading(category, years, occasion)).toBe(expected);
});
