import { expect, test } from 'vitest';
import { halfYearsAround, nearestOccurrence } from './nearest-occurrence.ts';

const christmas = { occasionType: 'christmas', date: '2020-12-25', repeatsAnnually: true, holidayRule: null };
const newYear = { occasionType: 'new-years-day', date: '2020-01-01', repeatsAnnually: true, holidayRule: null };

test.each([
  [christmas, '2026-12-20', '2026-12-25'],
  [christmas, '2026-12-25', '2026-12-25'],
  [christmas, '2027-01-03', '2026-12-25'],
  [newYear, '2026-12-29', '2027-01-01'],
  [christmas, '2026-11-01', null],
])('of %j the occurrence nearest to %s within a month is %s', (date, day, nearest) => {
  expect(nearestOccurrence(date, day, 31)).toBe(nearest);
});

test('the half years around a day contain no other occurrence of a yearly date', () => {
  expect(halfYearsAround('2026-12-25')).toEqual({ from: '2026-06-26', to: '2027-06-25' });
});
