import { expect, test } from 'vitest';
import { daysAhead, relativeDay } from './days-ahead.ts';

test.each([
  ['2026-11-21', 'today'],
  ['2026-11-22', 'tomorrow'],
  ['2026-12-04', 'in 13 days'],
  ['2026-11-20', 'yesterday'],
  ['2026-11-18', '3 days ago'],
])('%s is %s', (day, words) => {
  expect(relativeDay('2026-11-21', day)).toBe(words);
});

test('counts calendar days across a clock change', () => {
  expect(daysAhead('2026-03-01', '2026-04-01')).toBe(31);
});
