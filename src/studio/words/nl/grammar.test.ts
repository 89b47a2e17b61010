import { expect, test } from 'vitest';
import { candlesCounted, numberInWords, yearsCounted } from './grammar.ts';

test.each([
  [1, 'een'],
  [8, 'acht'],
  [12, 'twaalf'],
  [14, 'veertien'],
  [18, 'achttien'],
  [20, 'twintig'],
  [21, 'eenentwintig'],
  [22, 'tweeëntwintig'],
  [33, 'drieëndertig'],
  [40, 'veertig'],
  [48, 'achtenveertig'],
  [77, 'zevenenzeventig'],
  [80, 'tachtig'],
  [99, 'negenennegentig'],
  [100, 'honderd'],
  [101, 'honderdeen'],
  [112, 'honderdtwaalf'],
  [125, 'honderdvijfentwintig'],
])('%i is %s', (n, expected) => {
  expect(numberInWords(n)).toBe(expected);
});

test('a year stays singular after a number, a candle does not', () => {
  expect(yearsCounted(1)).toBe('één jaar');
  expect(yearsCounted(50)).toBe('vijftig jaar');
  expect(candlesCounted(1)).toBe('één kaarsje');
  expect(candlesCounted(32)).toBe('tweeëndertig kaarsjes');
});
