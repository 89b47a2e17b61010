import { expect, test } from 'vitest';
import { deletionWords } from './contact-menu.tsx';

test.each([
  [2, 1, 'Their 2 important dates and 1 card will be deleted too. This action cannot be undone.'],
  [0, 3, 'Their 3 cards will be deleted too. This action cannot be undone.'],
  [1, undefined, 'Their 1 important date will be deleted too. This action cannot be undone.'],
  [0, 0, 'This action cannot be undone.'],
])('says what is deleted with %j dates and %j cards', (dates, cards, words) => {
  expect(deletionWords(dates, cards)).toBe(words);
});
