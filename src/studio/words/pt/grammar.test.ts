import { expect, test } from 'vitest';
import { candlesCounted, contracted, numberInWords, yearsCounted } from './grammar.ts';
import { heading } from './headings.ts';

test.each([
  [1, 'um'],
  [14, 'catorze'],
  [16, 'dezesseis'],
  [19, 'dezenove'],
  [20, 'vinte'],
  [22, 'vinte e dois'],
  [50, 'cinquenta'],
  [77, 'setenta e sete'],
  [100, 'cem'],
  [101, 'cento e um'],
  [120, 'cento e vinte'],
])('%i in words is %s', (n, words) => {
  expect(numberInWords(n)).toBe(words);
});

test.each([
  [1, 'um ano', 'uma vela'],
  [2, 'dois anos', 'duas velas'],
  [12, 'doze anos', 'doze velas'],
  [21, 'vinte e um anos', 'vinte e uma velas'],
  [62, 'sessenta e dois anos', 'sessenta e duas velas'],
  [100, 'cem anos', 'cem velas'],
  [101, 'cento e um anos', 'cento e uma velas'],
])('%i years and candles agree', (n, years, candles) => {
  expect(yearsCounted(n)).toBe(years);
  expect(candlesCounted(n)).toBe(candles);
});

test('every number to 120 has words of its own', () => {
  const words = Array.from({ length: 120 }, (_, i) => numberInWords(i + 1));
  expect(new Set(words).size).toBe(120);
  for (const word of words) expect(word).toMatch(/^[a-zê]+(?: e [a-zê]+)*$/);
});

test.each([
  ['Gosto de o senhor e de a senhora.', 'Gosto do senhor e da senhora.'],
  ['Penso em a senhora.', 'Penso na senhora.'],
  ['A o senhor, a a senhora.', 'Ao senhor, à senhora.'],
  ['Por o senhor.', 'Pelo senhor.'],
  ['Para a senhora e o senhor.', 'Para a senhora e o senhor.'],
  ['Antes de o ano acabar.', 'Antes de o ano acabar.'],
])('"%s" becomes "%s"', (text, expected) => {
  expect(contracted(text)).toBe(expected);
});

test.each([
  ['birthday', null, '', 'Feliz aniversário'],
  ['birthday', 1, '', 'Primeiro aninho'],
  ['birthday', 15, '', 'Parabéns pelos 15 anos'],
  ['birthday', 37, '', 'Feliz aniversário'],
  ['birthday', 60, '', 'Parabéns pelos 60 anos'],
  ['anniversary', null, '', 'Feliz aniversário a dois'],
  ['anniversary', 10, '', 'Parabéns pelos 10 anos'],
  ['anniversary', 25, '', 'Bodas de prata'],
  ['anniversary', 50, '', 'Bodas de ouro'],
  ['holiday', null, 'good-friday', 'Sexta-feira Santa'],
  ['custom', 3, 'memorial', 'Em memória'],
] as const)('%s with %s years (%s) is headed "%s"', (category, years, occasion, expected) => {
  expect(heading(category, years, occasion)).toBe(expected);
});
