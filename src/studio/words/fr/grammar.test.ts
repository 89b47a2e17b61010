import { expect, test } from 'vitest';
import { cardMail } from './card-mail.ts';
import { numberBeforeFeminine, numberInWords, ordinal, yearsCounted } from './grammar.ts';
import { typeset } from './typeset.ts';

test.each([
  [1, 'un'],
  [16, 'seize'],
  [17, 'dix-sept'],
  [21, 'vingt et un'],
  [22, 'vingt-deux'],
  [61, 'soixante et un'],
  [70, 'soixante-dix'],
  [71, 'soixante et onze'],
  [72, 'soixante-douze'],
  [79, 'soixante-dix-neuf'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-un'],
  [90, 'quatre-vingt-dix'],
  [91, 'quatre-vingt-onze'],
  [99, 'quatre-vingt-dix-neuf'],
  [100, 'cent'],
  [101, 'cent un'],
  [120, 'cent vingt'],
])('%i en toutes lettres : %s', (n, words) => {
  expect(numberInWords(n)).toBe(words);
});

test.each([
  [1, 'une', 'un an', '1er'],
  [21, 'vingt et une', 'vingt et un ans', '21e'],
  [11, 'onze', 'onze ans', '11e'],
  [81, 'quatre-vingt-une', 'quatre-vingt-un ans', '81e'],
])('%i agrees: %s, %s, %s', (n, feminine, years, nth) => {
  expect(numberBeforeFeminine(n)).toBe(feminine);
  expect(yearsCounted(n)).toBe(years);
  expect(ordinal(n)).toBe(nth);
});

test('high punctuation never begins a line, and apostrophes are curled', () => {
  expect(typeset("C'est toi ! Oui : « bravo » ; et toi ?")).toBe(
    'C’est toi\u202f! Oui\u00a0: «\u00a0bravo\u00a0»\u202f; et toi\u202f?',
  );
  expect(typeset('Bravo!')).toBe('Bravo\u202f!');
});

test('a link in a mail has a space before its colon that may not break', () => {
  expect(cardMail.withAddress('Voir', 'https://fondly.example')).toBe('Voir\u00a0: https://fondly.example');
});
