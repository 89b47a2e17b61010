import type { HolidayRule as StoredRule } from '../contract/dates.ts';
import { partsOfRules, type RuleCalendar } from '../contract/holiday-rules.ts';
import { addDays, dayInYear, weekdayOf } from './calendar-date.ts';
import { type CalendarMonth, dateOfDay } from './calendars/calendar.ts';
import { monthsAround } from './calendars/named-calendars.ts';

type CalendarDayRule = {
  type: 'calendar_day';
  calendar: RuleCalendar;
  month: number;
  day: number;
  leap_month?: boolean;
  short_month?: 'last' | 'next';
  offset_days?: number;
};

/** How the days of a date are found. Months count from 1, weekdays from 0 = Sunday, occurrences from 1. */
export type HolidayRule = (
  | { type: 'nth_weekday'; month: number; weekday: number; occurrence: number }
  | { type: 'last_weekday'; month: number; weekday: number }
  | { type: 'weekday_from'; month: number; day: number; weekday: number }
  | { type: 'easter_based' | 'orthodox_easter_based'; offset_days: number }
  | { type: 'fixed_day'; month: number; day: number }
  | CalendarDayRule
  | { type: 'listed_days'; days: string[] }
) & { country?: string; description?: string };

/** A stored rule that has all its parts; null for others, which were stored before rules meant anything. */
export function wholeRule(rule: StoredRule | null): HolidayRule | null {
  return rule && partsOfRules[rule.type].every((part) => rule[part] != null) ? (rule as HolidayRule) : null;
}

/** Equal for rules that give the same days, whatever they are called and whose they are. */
export function ruleKey(rule: StoredRule | HolidayRule | null): string {
  const parts = Object.entries(rule ?? {}).filter(
    ([name, value]) => value != null && name !== 'description' && name !== 'country',
  );
  return JSON.stringify(parts.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The days of a rule in a Gregorian year, in order: mostly one, of an Islamic day sometimes two, of others sometimes none. */
export function daysOfRule(rule: HolidayRule, year: number): string[] {
  if (rule.type === 'listed_days') return rule.days.filter((day) => Number(day.slice(0, 4)) === year);
  if (rule.type === 'calendar_day') return daysInCalendar(rule, year);
  const day = dayOfRule(rule, year);
  return day === null ? [] : [day];
}

function dayOfRule(rule: Exclude<HolidayRule, CalendarDayRule | { type: 'listed_days' }>, year: number): string | null {
  switch (rule.type) {
    case 'easter_based':
      return addDays(easterSunday(year), rule.offset_days);
    case 'orthodox_easter_based':
      return addDays(orthodoxEaster(year), rule.offset_days);
    case 'fixed_day':
      return dayInYear(year, rule.month, rule.day);
    case 'weekday_from':
      return firstWeekdayFrom(dayInYear(year, rule.month, rule.day), rule.weekday);
    case 'nth_weekday': {
      const first = firstWeekdayFrom(dayInYear(year, rule.month, 1), rule.weekday);
      const day = addDays(first, 7 * (rule.occurrence - 1));
      return day.slice(0, 7) === first.slice(0, 7) ? day : null;
    }
    case 'last_weekday': {
      const last = dayInYear(year, rule.month, 31);
      return addDays(last, -((weekdayOf(last) - rule.weekday + 7) % 7));
    }
  }
}

function firstWeekdayFrom(day: string, weekday: number): string {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7);
}

function daysInCalendar(rule: CalendarDayRule, year: number): string[] {
  const found: string[] = [];
  for (const months of monthsAround(rule.calendar, year)) {
    const day = dayInMonths(months, rule);
    const date = day === null ? null : dateOfDay(day + (rule.offset_days ?? 0));
    if (date !== null && Number(date.slice(0, 4)) === year) found.push(date);
  }
  return found;
}

/** The day of a rule in one year of its calendar (075 has the policies). */
function dayInMonths(months: readonly CalendarMonth[], rule: CalendarDayRule): number | null {
  const { calendar, month, day, leap_month: leapMonth = false, short_month: whenShort = 'last' } = rule;
  const exact = months.find((each) => each.month === month && each.leapMonth === leapMonth);
  // Adar I is kept in Adar, any other leap month in the month whose number it shares.
  const kept = calendar === 'hebrew' ? month + 1 : month;
  const found = exact ?? (leapMonth ? months.find((each) => each.month === kept && !each.leapMonth) : undefined);
  if (!found) return null;
  if (day <= found.length) return found.start + day - 1;
  if (whenShort === 'next') return found.start + found.length;
  // A yahrzeit of 30 Adar I is kept on 30 Shevat, the day before Adar.
  return calendar === 'hebrew' && !exact ? found.start - 1 : found.start + found.length - 1;
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

/** Easter of the Orthodox churches, by the Julian calendar (Meeus), as a Gregorian day. */
export function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const julianApart = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return addDays(dayInYear(year, 3, 1), d + e + 21 + julianApart);
}
