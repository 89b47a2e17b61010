import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namedHolidays } from '../contract/occasions.ts';
import { nextHoliday, nextOccurrence, occurrencesBetween } from './next-occurrence.ts';

const birthday = (date: string, repeatsAnnually = true) => ({
  occasionType: 'birthday',
  date,
  repeatsAnnually,
  holidayRule: null,
});

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
] as const)('%s (yearly: %s) as of %s next occurs on %s', (date, repeats, today, next) => {
  expect(nextOccurrence(birthday(date, repeats), today)).toBe(next);
});

test('computes a holiday for each year and ignores the stored date and repetition', () => {
  const easter = { occasionType: 'easter', date: '1999-01-01', repeatsAnnually: false, holidayRule: null };
  expect(nextOccurrence(easter, '2026-04-05')).toBe('2026-04-05');
  expect(nextOccurrence(easter, '2026-04-06')).toBe('2027-03-28');
});

/** The holidays of the specification; the feasts of the world are tested by published tables. */
const specified = [
  'valentines-day',
  'christmas',
  'new-years-day',
  'independence-day',
  'halloween',
  'st-patricks-day',
  'mothers-day',
  'fathers-day',
  'thanksgiving',
  'labor-day',
  'memorial-day',
  'columbus-day',
  'mlk-day',
  'presidents-day',
  'easter',
  'good-friday',
  'palm-sunday',
] as const;

test('the specified holidays come first', () => {
  expect(namedHolidays.slice(0, specified.length)).toEqual(specified);
});

const pad = (count: number) => String(count).padStart(2, '0');
const dayText = (date: Date) => `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;

/** Walks day by day through the platform's calendar until a day matches: slow, but independent. */
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

test('a yearly date matches a walk through the calendar, 1900 to 2199', () => {
  fc.assert(
    fc.property(anyDay(1800, 1899), anyDay(1900, 2199), (date, today) => {
      const next = walkToNext(Number(date.slice(5, 7)), Number(date.slice(8)), today);
      expect(nextOccurrence(birthday(date), today)).toBe(next);
      expect(nextOccurrence(birthday(`-${date.slice(4)}`), today)).toBe(next);
    }),
    { numRuns: 1500 },
  );
});

test('29 February matches a walk through the calendar from each first of a month, 1900 to 2199', () => {
  for (let year = 1900; year <= 2199; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const today = `${year}-${pad(month)}-01`;
      expect(nextOccurrence(birthday('1896-02-29'), today)).toBe(walkToNext(2, 29, today));
    }
  }
});

test('the next occurrence of a holiday is the first of its days that is not past', () => {
  const days = new Map(
    specified.map((holiday) => [
      holiday,
      Array.from({ length: 301 }, (_, i) => nextHoliday(holiday, `${1900 + i}-01-01`)),
    ]),
  );
  fc.assert(
    fc.property(fc.constantFrom(...specified), anyDay(1900, 2199), (holiday, today) => {
      const next = days.get(holiday)?.find((day) => day !== null && day >= today);
      expect(nextHoliday(holiday, today)).toBe(next);
    }),
    { numRuns: 500 },
  );
});

/** Easter by Gauss's rule with its exceptions; the arithmetic differs from that of holidays.ts. */
function easterByGauss(year: number): number {
  const century = Math.floor(year / 100);
  const moon = (15 - Math.floor((8 * century + 13) / 25) + century - Math.floor(century / 4)) % 30;
  const sun = (4 + century - Math.floor(century / 4)) % 7;
  const d = (19 * (year % 19) + moon) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + sun) % 7;
  const isLate = (d === 29 && e === 6) || (d === 28 && e === 6 && year % 19 > 10);
  return Date.UTC(year, 2, 22 + d + e - (isLate ? 7 : 0));
}

/** The days of a month that fall on a weekday (0 is Sunday), by the platform's calendar. */
function weekdaysOf(year: number, month: number, weekday: number): number[] {
  const days = Array.from({ length: 31 }, (_, at) => new Date(Date.UTC(year, month - 1, at + 1)));
  return days.filter((day) => day.getUTCMonth() === month - 1 && day.getUTCDay() === weekday).map(Number);
}

/** The specification's list written by hand, without the rules of holidays.ts. */
const calendar: Record<(typeof specified)[number], (year: number) => number | undefined> = {
  'valentines-day': (year) => Date.UTC(year, 1, 14),
  christmas: (year) => Date.UTC(year, 11, 25),
  'new-years-day': (year) => Date.UTC(year, 0, 1),
  'independence-day': (year) => Date.UTC(year, 6, 4),
  halloween: (year) => Date.UTC(year, 9, 31),
  'st-patricks-day': (year) => Date.UTC(year, 2, 17),
  'mothers-day': (year) => weekdaysOf(year, 5, 0)[1],
  'fathers-day': (year) => weekdaysOf(year, 6, 0)[2],
  thanksgiving: (year) => weekdaysOf(year, 11, 4)[3],
  'labor-day': (year) => weekdaysOf(year, 9, 1)[0],
  'memorial-day': (year) => weekdaysOf(year, 5, 1).at(-1),
  'columbus-day': (year) => weekdaysOf(year, 10, 1)[1],
  'mlk-day': (year) => weekdaysOf(year, 1, 1)[2],
  'presidents-day': (year) => weekdaysOf(year, 2, 1)[2],
  easter: easterByGauss,
  'good-friday': (year) => easterByGauss(year) - 2 * 864e5,
  'palm-sunday': (year) => easterByGauss(year) - 7 * 864e5,
};

test('every holiday matches an independent calendar, 1900 to 2199', () => {
  for (const holiday of specified) {
    const next = (today: string) => nextHoliday(holiday, today);
    for (let year = 1900; year <= 2199; year += 1) {
      const [day, following] = [year, year + 1].map((each) => dayText(new Date(calendar[holiday](each) ?? Number.NaN)));
      // Two checks cover the year: from its first day, and from the holiday itself.
      expect([next(`${year}-01-01`), next(day ?? '')]).toEqual([day, day]);
      expect(next(dayText(new Date(Date.parse(`${day}T00:00:00Z`) + 864e5)))).toBe(following);
    }
  }
});

test('occurrences between two days match stepping with nextOccurrence', () => {
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
