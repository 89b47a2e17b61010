import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namedHolidays } from '../contract/vocabulary.ts';
import { holidayDate } from './holidays.ts';
import { nextOccurrence, occurrencesBetween } from './next-occurrence.ts';

const birthday = (date: string, repeatsAnnually = true) => ({ occasionType: 'birthday', date, repeatsAnnually });

test.each([
  // date, repeats, today, next
  ['1960-06-15', true, '2026-06-15', '2026-06-15'],
  ['1960-06-15', true, '2026-06-16', '2027-06-15'],
  ['1960-06-15', true, '2026-06-14', '2026-06-15'],
  ['--06-15', true, '2026-12-31', '2027-06-15'],
  ['--06-15', false, '2026-12-31', '2027-06-15'],
  ['2000-02-29', true, '2026-01-01', '2026-02-28'],
  ['2000-02-29', true, '2027-03-01', '2028-02-29'],
  ['2000-02-29', true, '2028-02-29', '2028-02-29'],
  ['--02-29', true, '2100-02-28', '2100-02-28'],
  ['2026-06-15', false, '2026-06-15', '2026-06-15'],
  ['2026-06-15', false, '2026-06-16', null],
  ['2031-06-15', false, '2026-06-16', '2031-06-15'],
  ['2031-06-15', true, '2026-06-16', '2031-06-15'],
  ['no date', true, '2026-06-16', null],
] as const)('%s (yearly: %s) seen on %s comes on %s', (date, repeats, today, next) => {
  expect(nextOccurrence(birthday(date, repeats), today)).toBe(next);
});

test('a holiday is computed for each year, whatever date and repetition are stored', () => {
  const easter = { occasionType: 'easter', date: '1999-01-01', repeatsAnnually: false };
  expect(nextOccurrence(easter, '2026-04-05')).toBe('2026-04-05');
  expect(nextOccurrence(easter, '2026-04-06')).toBe('2027-03-28');
});

const pad = (count: number) => String(count).padStart(2, '0');
const dayText = (date: Date) => `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;

/** Walks day by day on the platform's own calendar until a day matches: slow, and nothing of the code under test. */
function walkToNext(month: number, day: number, today: string): string {
  const at = new Date(`${today}T00:00:00Z`);
  for (;;) {
    const isLeap = new Date(Date.UTC(at.getUTCFullYear(), 1, 29)).getUTCMonth() === 1;
    const wanted = month === 2 && day === 29 && !isLeap ? 28 : day;
    if (at.getUTCMonth() + 1 === month && at.getUTCDate() === wanted) return dayText(at);
    at.setUTCDate(at.getUTCDate() + 1);
  }
}

const anyDay = (fromYear: number, toYear: number) =>
  fc
    .integer({ min: Date.UTC(fromYear, 0, 1) / 864e5, max: Date.UTC(toYear, 11, 31) / 864e5 })
    .map((days) => dayText(new Date(days * 864e5)));

test('a yearly date agrees with walking the calendar, 1900 to 2199', () => {
  fc.assert(
    fc.property(anyDay(1800, 1899), anyDay(1900, 2199), (date, today) => {
      const next = walkToNext(Number(date.slice(5, 7)), Number(date.slice(8)), today);
      expect(nextOccurrence(birthday(date), today)).toBe(next);
      expect(nextOccurrence(birthday(`-${date.slice(4)}`), today)).toBe(next);
    }),
    { numRuns: 1500 },
  );
});

test('29 February agrees with walking the calendar on every first of a month, 1900 to 2199', () => {
  for (let year = 1900; year <= 2199; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const today = `${year}-${pad(month)}-01`;
      expect(nextOccurrence(birthday('1896-02-29'), today)).toBe(walkToNext(2, 29, today));
    }
  }
});

test('the next holiday is the first of its days that is not past', () => {
  const days = new Map(
    namedHolidays.map((holiday) => [holiday, Array.from({ length: 301 }, (_, i) => holidayDate(holiday, 1900 + i))]),
  );
  fc.assert(
    fc.property(fc.constantFrom(...namedHolidays), anyDay(1900, 2199), (holiday, today) => {
      const next = days.get(holiday)?.find((day) => day >= today);
      expect(nextOccurrence({ occasionType: holiday, date: '2000-01-01', repeatsAnnually: true }, today)).toBe(next);
    }),
    { numRuns: 500 },
  );
});

test('occurrences between two days are those that stepping with nextOccurrence finds', () => {
  fc.assert(
    fc.property(anyDay(1990, 2040), anyDay(2000, 2030), fc.nat(1500), fc.boolean(), (date, from, span, repeats) => {
      const to = dayText(new Date(Date.parse(`${from}T00:00:00Z`) + span * 864e5));
      const stepped: string[] = [];
      let day = nextOccurrence(birthday(date, repeats), from);
      while (day !== null && day <= to) {
        stepped.push(day);
        day = nextOccurrence(birthday(date, repeats), dayText(new Date(Date.parse(`${day}T00:00:00Z`) + 864e5)));
      }
      expect(occurrencesBetween(birthday(date, repeats), from, to)).toEqual(stepped);
    }),
  );
});
