import { expect, test } from 'vitest';
import { agoInWords, countsInWords } from './process-words.ts';

test.each([
  [{ due: 3, made: 2, failed: 1, queued: 0 }, '3 due, 2 made, 1 failed'],
  [{ due: 0 }, 'Nothing to do'],
  [{}, 'Nothing to do'],
  [{ newer: 2 }, '2 newer'],
])('%o reads %j', (counts, words) => {
  expect(countsInWords(counts)).toBe(words);
});

test.each([
  ['2026-11-24T10:00:00Z', '0 seconds ago'],
  ['2026-11-24T09:59:59Z', '1 second ago'],
  ['2026-11-24T09:55:00Z', '5 minutes ago'],
  ['2026-11-24T07:00:00Z', '3 hours ago'],
  ['2026-11-24T10:00:05Z', '0 seconds ago'],
])('%s was %s at ten', (then, words) => {
  expect(agoInWords(then, Date.parse('2026-11-24T10:00:00Z'))).toBe(words);
});
