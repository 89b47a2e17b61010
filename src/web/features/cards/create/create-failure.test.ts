import { expect, test } from 'vitest';
import { ApiError } from '../../../api.ts';
import { failureWords } from './create-failure.ts';

test.each<[number | undefined, string]>([
  [undefined, 'Please wait.'],
  [1, 'Please wait. Try again in a second.'],
  [10, 'Please wait. Try again in 10 seconds.'],
])('with a wait of %s it says %j', (seconds, words) => {
  const error = new ApiError('Please wait.', 429);
  error.retryAfterSeconds = seconds;
  expect(failureWords(error)).toBe(words);
});

test('any other error speaks for itself', () => {
  expect(failureWords(new Error('No connection'))).toBe('No connection');
});
