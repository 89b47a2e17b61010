import type { NamedHoliday } from '../contract/occasions.ts';
import { addDays, dayInYear, weekdayOf } from './calendar-date.ts';

/** How a variable holiday is found in a year. Months count from 1, weekdays from 0 = Sunday, occurrences from 1. */
export type HolidayRule =
  | { type: 'nth_weekday'; month: number; weekday: number; occurrence: number; description: string }
  | { type: 'last_weekday'; month: number; weekday: number; description: string }
  | { type: 'easter_based'; offset_days: number; description: string };

const sunday = 0;
const monday = 1;
const thursday = 4;

/** The holidays that fall on the same day each year. */
const fixedHolidays = {
  'valentines-day': { month: 2, day: 14 },
  christmas: { month: 12, day: 25 },
  'new-years-day': { month: 1, day: 1 },
  'independence-day': { month: 7, day: 4 },
  halloween: { month: 10, day: 31 },
  'st-patricks-day': { month: 3, day: 17 },
} as const satisfies Partial<Record<NamedHoliday, { month: number; day: number }>>;

type FixedHoliday = keyof typeof fixedHolidays;
type VariableHoliday = Exclude<NamedHoliday, FixedHoliday>;

/** The rules of the holidays whose day varies from year to year; stored as `holidayRule` of an important date. */
const variableHolidays: Record<VariableHoliday, HolidayRule> = {
  'mothers-day': nthWeekday(5, sunday, 2, 'Second Sunday in May'),
  'fathers-day': nthWeekday(6, sunday, 3, 'Third Sunday in June'),
  thanksgiving: nthWeekday(11, thursday, 4, 'Fourth Thursday in November'),
  'labor-day': nthWeekday(9, monday, 1, 'First Monday in September'),
  'memorial-day': { type: 'last_weekday', month: 5, weekday: monday, description: 'Last Monday in May' },
  'columbus-day': nthWeekday(10, monday, 2, 'Second Monday in October'),
  'mlk-day': nthWeekday(1, monday, 3, 'Third Monday in January'),
  'presidents-day': nthWeekday(2, monday, 3, 'Third Monday in February'),
  easter: { type: 'easter_based', offset_days: 0, description: 'Easter Sunday' },
  'good-friday': { type: 'easter_based', offset_days: -2, description: 'Two days before Easter' },
  'palm-sunday': { type: 'easter_based', offset_days: -7, description: 'The Sunday before Easter' },
};

/** The rule of a variable holiday; null for a fixed one. A date's `isVariableHoliday` says whether it has a rule. */
export function holidayRuleOf(holiday: NamedHoliday): HolidayRule | null {
  return isFixed(holiday) ? null : variableHolidays[holiday];
}

/** The day of a holiday in a year, 'YYYY-MM-DD'. */
export function holidayDate(holiday: NamedHoliday, year: number): string {
  if (isFixed(holiday)) return dayInYear(year, fixedHolidays[holiday].month, fixedHolidays[holiday].day);
  return dateOfRule(variableHolidays[holiday], year);
}

/** Western Easter Sunday by the anonymous Gregorian algorithm (Nature, 1876; Meeus, Astronomical Algorithms). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * century + 13) / 25);
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dayInYear(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

function dateOfRule(rule: HolidayRule, year: number): string {
  if (rule.type === 'easter_based') return addDays(easterSunday(year), rule.offset_days);
  if (rule.type === 'nth_weekday') {
    const first = dayInYear(year, rule.month, 1);
    return addDays(first, ((rule.weekday - weekdayOf(first) + 7) % 7) + 7 * (rule.occurrence - 1));
  }
  const last = dayInYear(year, rule.month, 31);
  return addDays(last, -((weekdayOf(last) - rule.weekday + 7) % 7));
}

function nthWeekday(month: number, weekday: number, occurrence: number, description: string): HolidayRule {
  return { type: 'nth_weekday', month, weekday, occurrence, description };
}

function isFixed(holiday: NamedHoliday): holiday is FixedHoliday {
  return Object.hasOwn(fixedHolidays, holiday);
}
