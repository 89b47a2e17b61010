import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { bodyOf, settingOf } from './compose.ts';
import type { Said } from './idea.ts';

const long = (said: Said) =>
  bodyOf({ said }, 'long', settingOf(wordsRequest({ language: 'en', personalMessage: null }))).before;

test('a long card has the further sentence of its idea', () => {
  expect(long(['The kettle is on.', 'So is the cat.', 'Happy birthday!'])).toBe(
    'The kettle is on. So is the cat. Happy birthday!',
  );
});

test('but not one that repeats a word of a card with three sentences', () => {
  expect(long(['The kettle is on.', 'It is your birthday.', 'Happy birthday! Love you.'])).toBe(
    'The kettle is on. Happy birthday! Love you.',
  );
  expect(long(['The kettle is on. There is cake.', 'More cake is coming.', 'Happy birthday!'])).toBe(
    'The kettle is on. There is cake. Happy birthday!',
  );
});
