import { expect, test } from 'vitest';
import { deletionWords } from './contact-menu.tsx';

test.each([
  [2, 1, 'Their 2 important dates and 1 card will be deleted too. Everything stays in the trash for 30 days.'],
  [0, 3, 'Their 3 cards will be deleted too. Everything stays in the trash for 30 days.'],
  [1, undefined, 'Their 1 important date will be deleted too. Everything stays in the trash for 30 days.'],
  [0, 0, 'Everything stays in the trash for 30 days.'],
])('says what is deleted with %j dates and %j cards', (dates, cards, words) => {
  expect(deletionWords(dates, cards)).toBe(words);
});
