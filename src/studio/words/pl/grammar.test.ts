import { expect, test } from 'vitest';
import { candlesCounted, numberInWords, yearsCounted } from './grammar.ts';
import { heading } from './headings.ts';

test.each([
  [1, 'jeden rok', 'jedna świeczka'],
  [2, 'dwa lata', 'dwie świeczki'],
  [4, 'cztery lata', 'cztery świeczki'],
  [5, 'pięć lat', 'pięć świeczek'],
  [12, 'dwanaście lat', 'dwanaście świeczek'],
  [14, 'czternaście lat', 'czternaście świeczek'],
  [21, 'dwadzieścia jeden lat', 'dwadzieścia jeden świeczek'],
  [22, 'dwadzieścia dwa lata', 'dwadzieścia dwie świeczki'],
  [60, 'sześćdziesiąt lat', 'sześćdziesiąt świeczek'],
  [100, 'sto lat', 'sto świeczek'],
  [112, 'sto dwanaście lat', 'sto dwanaście świeczek'],
])('%i years and candles agree', (n, years, candles) => {
  expect(yearsCounted(n)).toBe(years);
  expect(candlesCounted(n)).toBe(candles);
});

test('every number to 120 has words of its own', () => {
  const words = Array.from({ length: 120 }, (_, i) => numberInWords(i + 1));
  expect(new Set(words).size).toBe(120);
  for (const word of words) expect(word).toMatch(/^[a-ząćęłńóśź]+( [a-ząćęłńóśź]+)*$/);
});

test.each([
  ['birthday', null, '', 'Wszystkiego najlepszego'],
  ['birthday', 1, '', 'Pierwsze urodziny'],
  ['birthday', 60, '', '60. urodziny'],
  ['birthday', 37, '', 'Wszystkiego najlepszego'],
  ['anniversary', 1, '', 'Pierwsza rocznica'],
  ['anniversary', 10, '', '10. rocznica'],
  ['anniversary', 25, '', 'Srebrne gody'],
  ['anniversary', 50, '', 'Złote gody'],
  ['sympathy', null, '', 'Ze współczuciem'],
  ['holiday', null, 'good-friday', 'Wielki Piątek'],
  ['custom', null, 'imieniny', 'Najlepsze życzenia imieninowe'],
  ['custom', 3, 'memorial', 'Z pamięcią'],
] as const)('%s with %s years (%s) is headed "%s"', (category, years, occasion, expected) => {
  expect(heading(category, years, occasion)).toBe(expected);
});
