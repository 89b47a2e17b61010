import { expect, test } from 'vitest';
import { dayFormat } from './day-format.ts';

const medium = { dateStyle: 'medium' } as const;
const full = { weekday: 'long', month: 'long', day: 'numeric' } as const;

test.each([
  ['fr', full, '2027-01-01', 'vendredi 1er janvier'],
  ['fr-CA', medium, '2027-05-01', '1er mai 2027'],
  ['fr', { ...medium, timeStyle: 'short' } as const, '2027-01-01', '1er janv. 2027, 00:00'],
  ['fr', medium, '2027-01-21', '21 janv. 2027'],
  ['fr', {}, '2027-01-01', '01/01/2027'],
  ['it', full, '2027-01-01', 'venerdì 1 gennaio'],
  ['en-US', medium, '2027-01-01', 'Jan 1, 2027'],
])('writes in %s with %j %s as %s', (locale, options, day, words) => {
  expect(dayFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day))).toBe(words);
});
