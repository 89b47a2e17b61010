import { expect, test } from 'vitest';
import { nextOccurrence, occurrencesBetween } from './next-occurrence.ts';
import { daysOfRule, type HolidayRule, ruleKey, wholeRule } from './rule-days.ts';

const years = (rule: HolidayRule, ...of: number[]) => of.flatMap((year) => daysOfRule(rule, year));
const hebrew = (month: number, day: number, more: object = {}): HolidayRule => ({
  type: 'calendar_day',
  calendar: 'hebrew',
  month,
  day,
  ...more,
});

test.each<[string, HolidayRule, string[]]>([
  [
    'third Monday of January',
    { type: 'nth_weekday', month: 1, weekday: 1, occurrence: 3 },
    ['2026-01-19', '2027-01-18'],
  ],
  ['fifth Sunday of May', { type: 'nth_weekday', month: 5, weekday: 0, occurrence: 5 }, ['2026-05-31', '2027-05-30']],
  [
    'fifth Monday of May, missing in 2026',
    { type: 'nth_weekday', month: 5, weekday: 1, occurrence: 5 },
    ['2027-05-31'],
  ],
  ['last Friday of November', { type: 'last_weekday', month: 11, weekday: 5 }, ['2026-11-27', '2027-11-26']],
  ['Easter - 21', { type: 'easter_based', offset_days: -21 }, ['2026-03-15', '2027-03-07']],
  ['Greek Easter', { type: 'orthodox_easter_based', offset_days: 0 }, ['2026-04-12', '2027-05-02']],
  ['Victoria Day', { type: 'weekday_from', month: 5, day: 18, weekday: 1 }, ['2026-05-18', '2027-05-24']],
  ['29 February', { type: 'fixed_day', month: 2, day: 29 }, ['2026-02-28', '2027-02-28']],
  [
    'listed days',
    { type: 'listed_days', days: ['2025-01-01', '2027-04-01', '2027-12-24'] },
    ['2027-04-01', '2027-12-24'],
  ],
])('%s', (_, rule, days) => {
  expect(years(rule, 2026, 2027)).toEqual(days);
});

// 5784 and 5787 are leap years, 5785 and 5786 are not.
test.each<[string, HolidayRule, string[]]>([
  ['a birthday in Adar is kept in Adar II', hebrew(6, 5), ['2024-03-15', '2025-03-05', '2026-02-22', '2027-03-14']],
  [
    'a yahrzeit in Adar is kept in Adar I',
    hebrew(5, 5, { leap_month: true }),
    ['2024-02-14', '2025-03-05', '2026-02-22', '2027-02-12'],
  ],
  [
    'a birthday on 30 Adar I is kept on 1 Nisan',
    hebrew(5, 30, { leap_month: true, short_month: 'next' }),
    ['2024-03-10', '2025-03-30', '2026-03-19', '2027-03-09'],
  ],
  [
    'a yahrzeit of 30 Adar I is kept on 30 Shevat',
    hebrew(5, 30, { leap_month: true }),
    ['2024-03-10', '2025-02-28', '2026-02-17', '2027-03-09'],
  ],
  [
    'a birthday on 30 Kislev of a short one is kept on 1 Tevet',
    hebrew(3, 30, { short_month: 'next' }),
    ['2024-12-31', '2025-12-20', '2026-12-10'],
  ],
  ['30 Heshvan on its last day', hebrew(2, 30), ['2024-12-01', '2025-11-20', '2026-11-10']],
  ['the evening before', hebrew(1, 1, { offset_days: -1 }), ['2024-10-02', '2025-09-22', '2026-09-11', '2027-10-01']],
])('%s', (_, rule, days) => {
  expect(years(rule, 2024, 2025, 2026, 2027).filter((day) => day <= (days.at(-1) ?? ''))).toEqual(days);
});

test.each<[string, HolidayRule, string[]]>([
  [
    'a leap second month is kept in the second',
    { type: 'calendar_day', calendar: 'chinese', month: 2, day: 1, leap_month: true },
    ['2023-03-22', '2024-03-10', '2025-02-28'],
  ],
  [
    'a 30th of a month with 29 days on its last',
    { type: 'calendar_day', calendar: 'chinese', month: 12, day: 30 },
    ['2023-01-21', '2024-02-09', '2025-01-28'],
  ],
  [
    '30 Esfand on the 29th',
    { type: 'calendar_day', calendar: 'persian', month: 12, day: 30 },
    ['2023-03-20', '2024-03-19', '2025-03-20'],
  ],
  [
    '1 Chaitra',
    { type: 'calendar_day', calendar: 'indian', month: 1, day: 1 },
    ['2023-03-22', '2024-03-21', '2025-03-22'],
  ],
])('%s', (_, rule, days) => {
  expect(years(rule, 2023, 2024, 2025)).toEqual(days);
});

const withRule = (holidayRule: HolidayRule | null, more: object = {}) => ({
  occasionType: 'birthday',
  date: '1987-04-14',
  repeatsAnnually: true,
  holidayRule,
  ...more,
});

test('a rule determines the days of a date, from its first day on', () => {
  const seder = withRule(hebrew(7, 15));
  expect(nextOccurrence(seder, '2026-04-03')).toBe('2027-04-22');
  expect(nextOccurrence(withRule(hebrew(7, 15), { date: '2028-04-11' }), '2026-04-03')).toBe('2028-04-11');
  expect(occurrencesBetween(seder, '2024-01-01', '2026-12-31')).toEqual(['2024-04-23', '2025-04-13', '2026-04-02']);
  expect(nextOccurrence(withRule({ type: 'nth_weekday', month: 2, weekday: 1, occurrence: 5 }), '2026-01-01')).toBe(
    '2044-02-29',
  );
});

test('a rule replaces the day of a named holiday', () => {
  const mothering = withRule({ type: 'easter_based', offset_days: -21 }, { occasionType: 'mothers-day' });
  expect(nextOccurrence(mothering, '2026-11-29')).toBe('2027-03-07');
  expect(nextOccurrence({ ...mothering, holidayRule: null }, '2026-11-29')).toBe('2027-05-09');
});

test('a rule without all its parts, or of a date that happens once, means nothing', () => {
  expect(wholeRule({ type: 'nth_weekday', month: 2 })).toBeNull();
  expect(nextOccurrence({ ...withRule(null), holidayRule: { type: 'nth_weekday', month: 2 } }, '2026-11-29')).toBe(
    '2027-04-14',
  );
  expect(nextOccurrence(withRule(hebrew(7, 15), { repeatsAnnually: false }), '2026-11-29')).toBeNull();
});

test('rules with the same days are equal whatever they are called', () => {
  expect(ruleKey({ type: 'fixed_day', month: 3, day: 8, country: 'DE', description: 'Frauentag' })).toBe(
    ruleKey({ day: 8, month: 3, type: 'fixed_day' }),
  );
});
