import { expect, test } from 'vitest';
import { daysAhead, longDay, mediumDay, monthDay, relativeDay, weekday } from './calendar-words.ts';

test('writes a calendar date on its own day', () => {
  expect(mediumDay('2026-11-26')).toBe('Nov 26, 2026');
  expect(longDay('2027-05-09')).toBe('Sunday, May 9, 2027');
  expect(weekday('2026-11-26')).toBe('Thursday');
});

test('a date without its year has month and day only', () => {
  expect(mediumDay('--02-29')).toBe('Feb 29');
  expect(monthDay('--12-04')).toBe('Dec 4');
});

test.each([
  ['2026-11-21', 'today'],
  ['2026-11-22', 'tomorrow'],
  ['2026-12-04', 'in 13 days'],
  ['2026-11-20', 'yesterday'],
  ['2026-11-18', '3 days ago'],
])('%s is %s', (day, words) => {
  expect(relativeDay('2026-11-21', day)).toBe(words);
});

test('counts days over a change of the clocks', () => {
  expect(daysAhead('2026-03-01', '2026-04-01')).toBe(31);
});
