import { expect, test } from 'vitest';
import { yearsAt } from './age.ts';

test.each([
  ['1966-06-15', '2026-06-15', 60],
  ['2000-02-29', '2027-02-28', 27],
  ['2026-06-15', '2026-06-15', 0],
  ['2030-06-15', '2026-06-15', null],
  ['--06-15', '2026-06-15', null],
])('a date of %s has the age %s on %s', (date, occurrence, years) => {
  expect(yearsAt(date, occurrence)).toBe(years);
});
