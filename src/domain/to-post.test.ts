import { expect, test } from 'vitest';
import { isToPost, postBy } from './to-post.ts';

test.each([
  ['2026-12-12', false],
  ['2026-12-13', true],
  ['2026-12-18', true],
  ['2026-12-25', true],
  ['2026-12-26', false],
])('a card for Christmas is to be posted on %s: %s', (today, isAsked) => {
  expect(isToPost('2026-12-25', today)).toBe(isAsked);
});

test('a card is a week in the post', () => {
  expect(postBy('2027-01-02')).toBe('2026-12-26');
});
