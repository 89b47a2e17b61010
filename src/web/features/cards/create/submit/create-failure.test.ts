import { expect, test } from 'vitest';
import { ApiError } from '../../../../api.ts';
import { whyNotCreated } from './create-failure.ts';

test.each<[number | undefined, string]>([
  [undefined, 'Please wait.'],
  [1, 'Please wait. Try again in a second.'],
  [10, 'Please wait. Try again in 10 seconds.'],
])('with %s seconds to wait the message is %j', (seconds, words) => {
  const error = new ApiError('Please wait.', 429);
  error.retryAfterSeconds = seconds;
  expect(whyNotCreated(error)).toBe(words);
});

test('any other error keeps its own message', () => {
  expect(whyNotCreated(new Error('No connection'))).toBe('No connection');
});
