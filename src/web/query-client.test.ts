import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { retryDelayMs, shouldRetry } from './query-client.ts';

test.each([
  [0, 0, true],
  [2, 503, true],
  [3, 503, false],
  [0, 404, false],
  [0, 401, false],
  [0, 429, false],
])('after %i failures a read that answered %i is tried again: %s', (failures, status, again) => {
  expect(shouldRetry(failures, new ApiError('x', status))).toBe(again);
});

test('a bug of ours is not tried again', () => {
  expect(shouldRetry(0, new TypeError('x'))).toBe(false);
});

test('the delay doubles and stops at 30 s', () => {
  expect([0, 1, 2, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});
