import { expect, test } from 'vitest';
import type { Refusal } from '../refusal.ts';
import { createRateLimiter } from './rate-limiter.ts';

function limiterAt(factor = 1) {
  const time = { ms: Date.parse('2026-05-04T09:00:00Z') };
  const limiter = createRateLimiter(() => new Date(time.ms), factor);
  /** How many of `calls` are let through, and what the first refused one is told. */
  const call = (caller: string, perMinute: number, calls: number) => {
    for (let number = 0; number < calls; number += 1) {
      try {
        limiter.take(caller, perMinute);
      } catch (error) {
        return { taken: number, retryAfterSeconds: (error as Refusal).retryAfterSeconds };
      }
    }
    return { taken: calls, retryAfterSeconds: undefined };
  };
  return { time, call };
}

test('a limit may be used up at once and fills up evenly', () => {
  const { time, call } = limiterAt();
  expect(call('one', 30, 100)).toEqual({ taken: 30, retryAfterSeconds: 2 });
  expect(call('another', 30, 30).taken).toBe(30);
  time.ms += 2_000;
  expect(call('one', 30, 5)).toEqual({ taken: 1, retryAfterSeconds: 2 });
  time.ms += 60_000;
  expect(call('one', 30, 100).taken).toBe(30);
});

test.each([1, 7, 30, 600, 3000])('%i a minute are exactly that', (perMinute) => {
  expect(limiterAt().call('one', perMinute, perMinute + 10).taken).toBe(perMinute);
});

test('a factor multiplies every limit, and none of it turns them off', () => {
  expect(limiterAt(10).call('one', 30, 1000).taken).toBe(300);
  expect(limiterAt(0).call('one', 30, 100_000).taken).toBe(100_000);
});

test('a clock that is set back locks nobody out', () => {
  const { time, call } = limiterAt();
  call('one', 30, 30);
  time.ms -= 86_400_000;
  expect(call('one', 30, 1)).toEqual({ taken: 0, retryAfterSeconds: 2 });
  time.ms += 2_000;
  expect(call('one', 30, 1).taken).toBe(1);
});

test('of very many callers the longest silent are forgotten', () => {
  const { call } = limiterAt();
  call('first', 1, 1);
  for (let number = 0; number < 50_000; number += 1) call(`caller ${number}`, 1, 1);
  expect(call('first', 1, 1).taken).toBe(1);
  expect(call('caller 49999', 1, 1).taken).toBe(0);
});
