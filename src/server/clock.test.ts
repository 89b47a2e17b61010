import { afterEach, beforeEach, expect, test } from 'vitest';
import { type WatchedClock, watchClock } from './clock.ts';

const dayMs = 86_400_000;
let wall: number;
let passed: number;
let clock: WatchedClock;
const warnings: unknown[] = [];
beforeEach(() => {
  [wall, passed] = [Date.parse('2026-05-04T09:00:00Z'), 1_000];
  warnings.length = 0;
  clock = watchClock(
    { warn: (...said: unknown[]) => warnings.push(said) },
    { wallMs: () => wall, passedMs: () => passed },
  );
});
afterEach(() => clock.close());

const letPass = (ms: number) => {
  wall += ms;
  passed += ms;
};

test('an evenly running clock is steady, even if nothing read it for a day', () => {
  letPass(dayMs);
  expect(clock.isSteady()).toBe(true);
  expect(warnings).toEqual([]);
});

test.each([
  ['ahead', 60 * dayMs],
  ['back', -60 * dayMs],
])('a clock that jumps %s and returns is trusted again after a minute', (_, jumpMs) => {
  wall += jumpMs;
  expect(clock.isSteady()).toBe(false);
  letPass(12_000);
  wall -= jumpMs;
  expect(clock.isSteady()).toBe(false);
  letPass(59_000);
  expect(clock.isSteady()).toBe(false);
  letPass(1_000);
  expect(clock.isSteady()).toBe(true);
  expect(warnings).toHaveLength(2);
});

test('ignores corrections of a few seconds', () => {
  for (let corrections = 0; corrections < 5; corrections += 1) {
    wall += 10_000;
    expect(clock.isSteady()).toBe(true);
  }
});

test('does not trust a clock that is minutes off the database', () => {
  clock.compare(new Date(wall + 5_000));
  expect(clock.isSteady()).toBe(true);
  clock.compare(new Date(wall + 120_000));
  expect(clock.isSteady()).toBe(false);
});
