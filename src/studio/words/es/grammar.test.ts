import { expect, test } from 'vitest';
import { and, candlesCounted, numberInWords, yearsCounted } from './grammar.ts';
import { heading } from './headings.ts';

test.each([
  [1, 'uno'],
  [13, 'trece'],
  [16, 'dieciséis'],
  [20, 'veinte'],
  [21, 'veintiuno'],
  [22, 'veintidós'],
  [23, 'veintitrés'],
  [26, 'veintiséis'],
  [30, 'treinta'],
  [31, 'treinta y uno'],
  [60, 'sesenta'],
  [77, 'setenta y siete'],
  [99, 'noventa y nueve'],
  [100, 'cien'],
  [101, 'ciento uno'],
  [120, 'ciento veinte'],
])('%i in words is %s', (n, words) => {
  expect(numberInWords(n)).toBe(words);
});

test.each([
  [1, 'un año', 'una vela'],
  [7, 'siete años', 'siete velas'],
  [21, 'veintiún años', 'veintiuna velas'],
  [31, 'treinta y un años', 'treinta y una velas'],
  [61, 'sesenta y un años', 'sesenta y una velas'],
  [100, 'cien años', 'cien velas'],
  [101, 'ciento un años', 'ciento una velas'],
  [121, 'ciento veintiún años', 'ciento veintiuna velas'],
])('%i years and candles agree', (n, years, candles) => {
  expect(yearsCounted(n)).toBe(years);
  expect(candlesCounted(n)).toBe(candles);
});

test('every number to 120 has words of its own', () => {
  const words = Array.from({ length: 120 }, (_, i) => numberInWords(i + 1));
  expect(new Set(words).size).toBe(120);
  for (const word of words) expect(word).toMatch(/^[a-zéó]+( [a-zéó]+)*$/);
});

test.each([
  ['ingenio', 'e'],
  ['Inés', 'e'],
  ['historia', 'e'],
  ['ír', 'e'],
  ['hielo', 'y'],
  ['yoga', 'y'],
  ['té', 'y'],
] as const)('before "%s" stands "%s"', (next, word) => {
  expect(and(next)).toBe(word);
});

test.each([
  ['birthday', null, '', 'Feliz cumpleaños'],
  ['birthday', 1, '', 'Primer cumpleaños'],
  ['birthday', 60, '', 'Felices 60'],
  ['birthday', 37, '', 'Feliz cumpleaños'],
  ['anniversary', 1, '', 'Primer aniversario'],
  ['anniversary', 10, '', 'Felices 10 años'],
  ['anniversary', 25, '', 'Bodas de plata'],
  ['anniversary', 50, '', 'Bodas de oro'],
  ['sympathy', null, '', 'Con mi cariño'],
  ['holiday', null, 'good-friday', 'Viernes Santo'],
  ['custom', 3, 'memorial', 'En su memoria'],
] as const)('%s with %s years (%s) is headed "%s"', (category, years, occasion, expected) => {
  expect(heading(category, years, occasion)).toBe(expected);
});
