import { afterEach, expect, test, vi } from 'vitest';
import { inDigits, inMoney, inPercent, inSeconds, inSize, readDecimal, sizeAgain } from './amounts.ts';

const mb = 1024 * 1024;
afterEach(() => vi.unstubAllGlobals());
/** What `work` says to a reader of this locale, with plain spaces. */
const readIn = (locale: string, work: () => string) => {
  vi.stubGlobal('translationLocale', locale);
  return work().replaceAll(/[\u00a0\u202f]/g, ' ');
};

test.each([
  ['en-US', 0, '0 MB'],
  ['en-US', 3.2 * mb, '3.2 MB'],
  ['en-US', 12.4 * mb, '12 MB'],
  ['en-US', 1536 * mb, '1.5 GB'],
  ['de', 3.2 * mb, '3,2 MB'],
  ['de-CH', 3.2 * mb, '3.2 MB'],
  ['fr', 1536 * mb, '1,5 Go'],
])('in %s %d bytes are %s', (locale, bytes, words) => {
  expect(readIn(locale, () => inSize(bytes))).toBe(words);
});

test('a size that was stored in English is read in the language of the reader', () => {
  expect(readIn('de', () => sizeAgain('1,023 MB') ?? '')).toBe('1.023 MB');
  expect(readIn('fr', () => sizeAgain('1.5 GB') ?? '')).toBe('1,5 Go');
  expect(sizeAgain('photos of 5 MB')).toBeUndefined();
});

test.each([
  ['en-US', ['12%', '0.0 s', '9.9 s', '12 s', '0.70', '$0.00', '$0.0031', '€1,234.50']],
  ['de', ['12 %', '0,0 s', '9,9 s', '12 s', '0,70', '0,00 $', '0,0031 $', '1.234,50 €']],
])('in %s amounts have its marks', (locale, words) => {
  const amounts = [
    () => inPercent(12),
    () => inSeconds(0),
    () => inSeconds(9940),
    () => inSeconds(12_400),
    () => inDigits(0.7, 2),
    () => inMoney(0, 'USD'),
    () => inMoney(0.0031, 'USD'),
    () => inMoney(1234.5, 'EUR'),
  ];
  expect(amounts.map((amount) => readIn(locale, amount))).toEqual(words);
});

test.each([
  ['0,15', 0.15],
  ['0.15', 0.15],
  [' 12 ', 12],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234,50', 1234.5],
  ['12,34,5', Number.NaN],
  ['0.1x', Number.NaN],
  ['', Number.NaN],
])('reads %j as %d', (typed, number) => {
  expect(readDecimal(typed)).toBe(number);
});
