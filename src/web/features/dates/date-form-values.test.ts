import { expect, test } from 'vitest';
import { customOccasionMessage, reminderDaysMessage, tooManyReminderDaysMessage } from '../../../contract/dates.ts';
import { shortYearMessage } from '../../../contract/fields.ts';
import { dateForm } from './date-form.schema.ts';
import {
  computedDate,
  dateBody,
  dateFormValues,
  isUnbornBirthday,
  leapDayWords,
  mustRepeat,
  nextByRule,
} from './date-form-values.ts';
import { emptyRule } from './rule/rule-form.ts';

const today = '2026-11-21';
const filled = {
  occasionType: 'birthday',
  customOccasionType: '',
  date: '1966-12-04',
  rule: emptyRule,
  country: null,
  countryRule: null,
  repeatsAnnually: false,
  notifyDaysBefore: '7',
};
const problems = (values: unknown) =>
  Object.fromEntries(dateForm.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]) ?? []);

test('an empty form reports the missing occasion and date', () => {
  expect(problems(dateFormValues())).toEqual({ occasionType: 'Occasion type is required', date: 'Date is required' });
});

test('a custom occasion without custom words is reported together with a missing date', () => {
  expect(problems({ ...filled, occasionType: 'custom', customOccasionType: ' ', date: '' })).toEqual({
    customOccasionType: customOccasionMessage,
    date: 'Date is required',
  });
});

test.each(['--02-29', '2024-02-29', '1966-12-04'])('accepts %s as a date', (date) => {
  expect(problems({ ...filled, date })).toEqual({});
});

test.each(['2023-02-29', '--04-31', 'soon'])('rejects %s as a date', (date) => {
  expect(problems({ ...filled, date })).toEqual({ date: 'This date does not exist.' });
});

test('asks for four digits if the year has two', () => {
  expect(problems({ ...filled, date: '0085-12-04' })).toEqual({ date: shortYearMessage });
});

test.each([
  ['birthday', '2026-11-22', true],
  ['birthday', '2026-11-21', false],
  ['birthday', '1966-12-04', false],
  ['birthday', '--12-04', false],
  ['wedding', '2030-06-01', false],
])('a %s on %s asks for confirmation: %s', (occasionType, date, isAsked) => {
  expect(isUnbornBirthday({ occasionType, date }, '2026-11-21')).toBe(isAsked);
});

test('explains why 29 February falls on the 28th', () => {
  const leap = { ...filled, repeatsAnnually: true, date: '1992-02-29' };
  expect(leapDayWords(leap, '2026-11-21')).toBe('2027 has no February 29, so it is kept on the 28th.');
  expect(leapDayWords({ ...leap, date: '--02-29', repeatsAnnually: false }, '2026-11-21')).toMatch(/^2027/);
  expect(leapDayWords(leap, '2027-11-21')).toBeNull();
  expect(leapDayWords({ ...leap, date: '' }, '2026-11-21')).toBeNull();
});

test("custom words are stored instead of 'custom' and restored in the form", () => {
  expect(dateBody({ ...filled, occasionType: 'custom', customOccasionType: ' Gotcha day ' }, today).occasionType).toBe(
    'Gotcha day',
  );
  expect(
    dateFormValues({ ...filled, notifyDaysBefore: 3, occasionType: 'Gotcha day', holidayRule: null }),
  ).toMatchObject({
    occasionType: 'custom',
    customOccasionType: 'Gotcha day',
    notifyDaysBefore: '3',
  });
});

test('a named holiday has a computed day, a rule if it varies, and always repeats', () => {
  expect(computedDate('mothers-day', '2026-11-21')).toBe('2027-05-09');
  expect(computedDate('christmas', '2026-12-25')).toBe('2026-12-25');
  expect(computedDate('birthday', '2026-11-21')).toBeNull();
  expect(dateBody({ ...filled, occasionType: 'thanksgiving' }, today)).toMatchObject({
    repeatsAnnually: true,
    isVariableHoliday: true,
    holidayRule: { type: 'nth_weekday', month: 11, weekday: 4, occurrence: 4 },
  });
  expect(dateBody({ ...filled, occasionType: 'christmas' }, today)).toMatchObject({
    isVariableHoliday: false,
    holidayRule: null,
  });
});

test('a date without a year always repeats, one with a year repeats as chosen', () => {
  expect(mustRepeat({ ...filled, date: '--12-04' })).toBe(true);
  expect(dateBody({ ...filled, date: '--12-04' }, today).repeatsAnnually).toBe(true);
  expect(dateBody(filled, today).repeatsAnnually).toBe(false);
});

test.each(['0', '7', ' 366 ', '007', '2147483647'])('accepts a reminder %s days before', (notifyDaysBefore) => {
  expect(problems({ ...filled, notifyDaysBefore })).toEqual({});
  expect(dateBody({ ...filled, notifyDaysBefore }, today).notifyDaysBefore).toBe(Number(notifyDaysBefore));
});

test('rejects a reminder of more days than can be stored', () => {
  const notifyDaysBefore = '2147483648';
  expect(problems({ ...filled, notifyDaysBefore })).toEqual({ notifyDaysBefore: tooManyReminderDaysMessage });
});

test.each(['', '-1', '1.5', '1e2', 'a week'])('rejects a reminder %j days before', (notifyDaysBefore) => {
  expect(problems({ ...filled, notifyDaysBefore })).toEqual({ notifyDaysBefore: reminderDaysMessage });
});

test('a new date has a reminder seven days before', () => {
  expect(dateFormValues().notifyDaysBefore).toBe('7');
});

test('a holiday is kept as in a country, and shown so again', () => {
  const countryRule = {
    type: 'easter_based',
    offset_days: -21,
    country: 'GB',
    description: 'Mothering Sunday',
  } as const;
  const british = { ...filled, occasionType: 'mothers-day', date: '', country: 'GB', countryRule };
  expect(nextByRule(british, today)).toBe('2027-03-07');
  const body = dateBody(british, today);
  expect(body).toMatchObject({ isVariableHoliday: true, holidayRule: countryRule });
  const stored = { ...filled, occasionType: 'mothers-day', notifyDaysBefore: 7, holidayRule: countryRule };
  expect(dateFormValues(stored)).toMatchObject({ country: 'GB', countryRule, rule: { kind: 'usual' } });
  // One that was saved without a country keeps its day, even if the contact's country is known by now.
  expect(dateFormValues({ ...stored, holidayRule: null })).toMatchObject({ country: '', countryRule: null });
});
