import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { addDays, calendarDateOf, dayInYear, formatCalendarDate, parseCalendarDate } from './calendar-date.ts';

test.each(['2024-02-29', '2023-12-31', '1604-05-06', '9999-12-31', '--02-29', '--12-31'])(
  'parses and formats %s',
  (text) => {
    const date = parseCalendarDate(text);
    expect(date && formatCalendarDate(date)).toBe(text);
  },
);

test.each([
  '2023-02-30',
  '2023-02-29',
  '1900-02-29',
  '2023-00-10',
  '2023-13-01',
  '2023-04-31',
  '2023-01-00',
  '--02-30',
  '--13-01',
  '--00-01',
  '0999-01-01',
  '10000-01-01',
  '2023-1-1',
  '20230101',
  '',
  ' 2023-01-01',
  '2023-01-01 ',
  '2023-01-01T00:00',
  '---02-01',
  '２０２３-01-01',
])('rejects %j', (text) => {
  expect(parseCalendarDate(text)).toBeNull();
});

test.each([
  ['2026-03-29T23:59:59.999-11:00', '2026-03-29'],
  ['2026-01-01T00:00:00.000Z', '2026-01-01'],
  ['2026-01-01T00:00:00+14:00', '2026-01-01'],
  ['2026-01-01 08:00', '2026-01-01'],
  ['20090808T1430-0500', null],
  ['--02-03', '--02-03'],
  [' 2026-07-04 ', '2026-07-04'],
  ['2026-02-30T10:00:00Z', null],
  ['2026-01-01Tomorrow', null],
  ['tomorrow', null],
])('returns the day of %s as written', (text, day) => {
  expect(calendarDateOf(text)).toBe(day);
});

test('parsing never throws, and formatting returns accepted text unchanged', () => {
  const dateLike = fc.stringMatching(/^(?:\d{4}|-)-\d{2}-\d{2}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), dateLike), (text) => {
      const date = parseCalendarDate(text);
      if (date) expect(formatCalendarDate(date)).toBe(text);
    }),
  );
});

test('29 February falls on the 28th in common years', () => {
  expect(dayInYear(2024, 2, 29)).toBe('2024-02-29');
  expect(dayInYear(2100, 2, 29)).toBe('2100-02-28');
});

test('every month has the length that Temporal gives it', () => {
  for (let year = 1800; year <= 2200; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const last = Temporal.PlainDate.from({ year, month, day: 31 }, { overflow: 'constrain' }).toString();
      expect(dayInYear(year, month, 31)).toBe(last);
    }
  }
});

test('adds days across months, years and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-01-03', -7)).toBe('2025-12-27');
});
