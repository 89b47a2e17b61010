import { expect, test } from 'vitest';
import { ageOn, yearsAt } from './age.ts';

test.each([
  ['1966-06-15', '2026-06-15', 60],
  ['2000-02-29', '2027-02-28', 27],
  ['2026-06-15', '2026-06-15', 0],
  ['2030-06-15', '2026-06-15', null],
  ['--06-15', '2026-06-15', null],
  // By another calendar: a Hebrew birthday before and after the turn of the year, a Chinese one, an Islamic one.
  ['1987-01-05', '2026-12-14', 40],
  ['1986-12-28', '2027-01-12', 40],
  ['1990-02-10', '2027-02-19', 37],
  ['1990-02-10', '2027-06-20', null],
])('a date of %s has the age %s on %s', (date, occurrence, years) => {
  expect(yearsAt(date, occurrence)).toBe(years);
});

test.each([
  ['2020-06-15', '2026-12-25', 6],
  ['2020-06-15', '2026-06-15', 6],
  ['2020-06-15', '2026-06-14', 5],
  ['2026-12-26', '2026-12-25', null],
  ['--06-15', '2026-12-25', null],
])('somebody born on %s has on %s the age %s', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});
