import { expect, test } from 'vitest';
import { secondsInWords } from './ai-log-page.tsx';

test.each([
  [0, '0.0 s'],
  [840, '0.8 s'],
  [9940, '9.9 s'],
  [12_400, '12 s'],
])('shows %i ms as %s', (durationMs, words) => {
  expect(secondsInWords(durationMs)).toBe(words);
});
