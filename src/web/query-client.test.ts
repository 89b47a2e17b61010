import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { createQueryClient, retryDelayMs, shouldRetry } from './query-client.ts';

test.each([
  [0, 0, true],
  [2, 503, true],
  [3, 503, false],
  [0, 404, false],
  [0, 401, false],
  [0, 429, false],
])('after %i failures a read that answered %i is retried: %s', (failures, status, again) => {
  expect(shouldRetry(failures, new ApiError('x', status))).toBe(again);
});

test('does not retry a failed connection while it is known to be lost', () => {
  onlineManager.setOnline(false);
  expect(shouldRetry(0, new ApiError('x', 0))).toBe(false);
  expect(shouldRetry(0, new ApiError('x', 503))).toBe(true);
  onlineManager.setOnline(true);
});

test('does not retry after an error in the code', () => {
  expect(shouldRetry(0, new TypeError('x'))).toBe(false);
});

test('data is fresh for five minutes and not refetched on focus', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 300_000, refetchOnWindowFocus: false, retry: shouldRetry });
});

test('the delay doubles up to 30 s', () => {
  expect([0, 1, 2, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});
