import { expect, test } from 'vitest';
import { dateForm } from '../date-form.schema.ts';
import { dateBody, dateFormValues, mustRepeat, nextByRule } from '../date-form-values.ts';
import { calendarNotes } from './calendar-notes.ts';
import {
  chosenKind,
  convertedToCalendar,
  dateOfCalendarDay,
  emptyRule,
  type RuleForm,
  ruleFormOf,
} from './rule-form.ts';

const today = '2026-11-29';
const values = (rule: Partial<RuleForm>, date = '', occasionType = 'birthday') => ({
  ...dateFormValues(),
  occasionType,
  date,
  rule: { ...emptyRule, ...rule },
});
const problems = (rule: Partial<RuleForm>, date = '') =>
  Object.fromEntries(
    dateForm.safeParse(values(rule, date)).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

test('a rule needs no date: its next day stands for it, without a year', () => {
  const third = values({ kind: 'weekday', occurrence: '3', weekday: '1', month: '1' });
  expect(problems(third.rule)).toEqual({});
  expect(mustRepeat(third)).toBe(true);
  expect(nextByRule(third, today)).toBe('2027-01-18');
  const body = dateBody(third, today);
  expect(body).toMatchObject({
    date: '--01-18',
    repeatsAnnually: true,
    isVariableHoliday: false,
    holidayRule: { type: 'nth_weekday', month: 1, weekday: 1, occurrence: 3 },
  });
  // The found day is not shown as if somebody had typed it.
  const stored = { occasionType: 'birthday', repeatsAnnually: true, notifyDaysBefore: 7, date: '--01-18' };
  expect(dateFormValues({ ...stored, holidayRule: body.holidayRule ?? null })).toMatchObject({
    date: '',
    rule: { kind: 'weekday', occurrence: '3', weekday: '1', month: '1' },
  });
});

test('a typed date stays beside a rule, for the years', () => {
  const rule = { kind: 'easter', side: 'before', days: '21' } as const;
  expect(dateBody(values(rule, '2001-03-25'), today)).toMatchObject({
    date: '2001-03-25',
    holidayRule: { type: 'easter_based', offset_days: -21 },
  });
  expect(nextByRule(values(rule, '2001-03-25'), today)).toBe('2027-03-07');
});

test('a kind is filled from the typed date, and what was typed in another stays', () => {
  const weekday = chosenKind(emptyRule, 'weekday', '2001-01-15');
  expect(weekday).toMatchObject({ kind: 'weekday', occurrence: '3', weekday: '1', month: '1' });
  const typed = { ...weekday, days: '21' };
  expect(chosenKind(chosenKind(typed, 'easter', ''), 'weekday', '')).toEqual(typed);
});

test('converts a typed date to a calendar and back, also after sunset', () => {
  const hebrew = convertedToCalendar({ ...emptyRule, kind: 'calendar', calendar: 'hebrew' }, '1966-12-04');
  expect(hebrew).toMatchObject({ calendarDay: '21', calendarMonth: '3', calendarYear: '5727' });
  expect(dateOfCalendarDay(hebrew)).toBe('1966-12-04');
  const evening = convertedToCalendar({ ...hebrew, afterSunset: true }, '1966-12-04');
  expect(evening).toMatchObject({ calendarDay: '22', calendarYear: '5727' });
  expect(dateOfCalendarDay(evening)).toBe('1966-12-04');
  expect(dateOfCalendarDay({ ...hebrew, calendarYear: '5' })).toBeNull();
});

test.each([
  ['1966-12-04', 'birthday', false],
  ['1966-12-04', 'birthday', true],
  // 10 Adar of a common year, kept in Adar I.
  ['2023-03-03', 'memorial', false],
  // 30 Heshvan.
  ['2024-12-01', 'memorial', false],
  ['2024-12-01', 'birthday', true],
] as const)(
  'shows the saved Hebrew day of %s (%s, after sunset: %s) as it was typed',
  (date, occasionType, afterSunset) => {
    const rule = convertedToCalendar({ ...emptyRule, kind: 'calendar', calendar: 'hebrew', afterSunset }, date);
    const body = dateBody({ ...values(rule, date, occasionType) }, today);
    expect(ruleFormOf(body.holidayRule ?? null, date, occasionType)).toEqual(rule);
  },
);

test('keeps a stored rule that the form has no fields for', () => {
  const stored = { type: 'weekday_from', month: 5, day: 18, weekday: 1 } as const;
  const form = ruleFormOf(stored, '--05-18', 'custom');
  expect(form).toMatchObject({ kind: 'stored', stored });
  expect(dateBody(values(form, '', 'anniversary'), today).holidayRule).toEqual(stored);
  // A day of a calendar with another policy, too.
  const policy = { type: 'calendar_day', calendar: 'chinese', month: 6, day: 30, short_month: 'next' } as const;
  expect(ruleFormOf(policy, '--07-01', 'birthday').kind).toBe('stored');
});

test.each([
  [{ kind: 'weekday' }, { 'rule.weekday': 'Choose a day of the week', 'rule.month': 'Choose a month' }],
  [{ kind: 'fixed', month: '2', day: '30' }, { 'rule.day': 'This month has no such day.' }],
  [{ kind: 'easter', days: 'x' }, { 'rule.days': 'Enter a whole number of days, from 1 to 200' }],
  [{ kind: 'easter', days: '0' }, { 'rule.days': 'Enter a whole number of days, from 1 to 200' }],
  [{ kind: 'calendar' }, { 'rule.calendar': 'Choose a calendar' }],
  [
    { kind: 'calendar', calendar: 'hebrew' },
    { 'rule.calendarMonth': 'Choose a month', 'rule.calendarDay': 'Choose a day' },
  ],
  [
    { kind: 'calendar', calendar: 'hebrew', calendarMonth: '2', calendarDay: '30', calendarYear: '5786' },
    { 'rule.calendarDay': 'Heshvan of the year 5786 has no day 30.' },
  ],
  [
    { kind: 'calendar', calendar: 'hebrew', calendarMonth: '5-leap', calendarDay: '3', calendarYear: '5786' },
    { 'rule.calendarMonth': 'The year 5786 has no month Adar I.' },
  ],
  [
    { kind: 'calendar', calendar: 'islamic', calendarMonth: '9', calendarDay: '3', calendarYear: '1990' },
    { 'rule.calendarYear': 'Fondly does not know this year of the calendar. Leave it empty.' },
  ],
] as const)('says what is wrong with %j', (rule, expected) => {
  expect(problems(rule)).toEqual(expected);
});

test('says in words what happens in years that lack the day', () => {
  const hebrew = { ...emptyRule, kind: 'calendar', calendar: 'hebrew' } as const;
  expect(calendarNotes(convertedToCalendar(hebrew, '2024-12-01'), 'memorial')).toEqual([
    'A memorial day by the Hebrew calendar is kept as a yahrzeit.',
    'The day begins on the evening before.',
    'In years in which the month has 29 days it is kept on the 29th.',
  ]);
  expect(calendarNotes(convertedToCalendar(hebrew, '2024-02-19'), 'birthday')).toContain(
    'In years with one Adar it is kept in Adar.',
  );
  const chinese = { ...emptyRule, kind: 'calendar', calendar: 'chinese' } as const;
  expect(calendarNotes(convertedToCalendar(chinese, '2025-07-26'), 'birthday')).toEqual([
    'In years without this leap month it is kept in month 6.',
  ]);
});

test('a holiday of a country is kept with its name, and has to be chosen', () => {
  const holiday = { type: 'fixed_day', month: 10, day: 3, country: 'DE', description: 'German Unity Day' } as const;
  expect(problems({ kind: 'country', country: 'DE' })).toEqual({ 'rule.holiday': 'Choose a holiday' });
  const body = dateBody(values({ kind: 'country', country: 'DE', holiday }, '', 'custom'), today);
  expect(body).toMatchObject({ date: '--10-03', holidayRule: holiday });
  expect(ruleFormOf(holiday, '--10-03', 'custom')).toMatchObject({ kind: 'country', country: 'DE', holiday });
});
