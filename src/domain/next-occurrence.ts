import type { HolidayRule as StoredRule } from '../contract/dates.ts';
import type { NamedHoliday } from '../contract/occasions.ts';
import { dayInYear, parseCalendarDate } from './calendar-date.ts';
import { ruleOfHoliday } from './holidays.ts';
import { isNamedHoliday } from './occasions.ts';
import { daysOfRule, type HolidayRule, wholeRule } from './rule-days.ts';

/** The fields of an important date that determine its occurrences. */
export type RecurringDate = {
  occasionType: string;
  /** 'YYYY-MM-DD' or '--MM-DD'; ignored for a named holiday, whose day is computed. */
  date: string;
  repeatsAnnually: boolean;
  /** Determines the days of a date that repeats, and of a named holiday (075). */
  holidayRule: StoredRule | null;
};

/** Within so many years every rule has a day: a fifth Monday in February comes after 40 at most. */
const mostYearsApart = 41;
const lastYear = 9999;

/**
 * The first occurrence on or after `today` ('YYYY-MM-DD'), or null for a past one-time date (D18) and after the last day
 * that a rule lists. Named holidays and dates without a year always repeat. A date in the future does not occur before
 * itself: a wedding in 2030 has no anniversary in 2028.
 */
export function nextOccurrence(date: RecurringDate, today: string): string | null {
  const days = daysOf(date);
  const from = days.start > today ? days.start : today;
  const firstYear = Number(from.slice(0, 4));
  const last = Math.min(days.rule ? firstYear + mostYearsApart : firstYear + 1, days.lastYear);
  for (let year = firstYear; year <= last; year += 1) {
    const day = days.inYear(year).find((each) => each >= from);
    if (day !== undefined) return day;
  }
  return null;
}

/** The next day of a named holiday where nobody's own rule counts; null after the last day that is known. */
export function nextHoliday(holiday: NamedHoliday, today: string): string | null {
  return nextOccurrence({ occasionType: holiday, date: '', repeatsAnnually: true, holidayRule: null }, today);
}

/** All occurrences from `from` to `to`, inclusive, in order. */
export function occurrencesBetween(date: RecurringDate, from: string, to: string): string[] {
  const found: string[] = [];
  const { start, inYear } = daysOf(date);
  const first = start > from ? start : from;
  for (let year = Number(first.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    for (const day of inYear(year)) if (day >= first && day <= to) found.push(day);
  }
  return found;
}

/** The rule that determines the days of a date; null if they follow from the date itself. */
export function ruleOf(date: Omit<RecurringDate, 'date'>): HolidayRule | null {
  const isNamed = isNamedHoliday(date.occasionType);
  const own = isNamed || date.repeatsAnnually ? wholeRule(date.holidayRule) : null;
  return own ?? (isNamedHoliday(date.occasionType) ? ruleOfHoliday(date.occasionType) : null);
}

type Days = {
  rule: HolidayRule | null;
  /** The day of a date that is its first occurrence; '' if any year has one. */
  start: string;
  lastYear: number;
  inYear: (year: number) => string[];
};

function daysOf(date: RecurringDate): Days {
  const rule = ruleOf(date);
  const original = isNamedHoliday(date.occasionType) ? null : parseCalendarDate(date.date);
  const start = original?.year != null ? date.date : '';
  if (rule) {
    const last = rule.type === 'listed_days' ? Number((rule.days.at(-1) ?? '').slice(0, 4)) : lastYear;
    return { rule, start, lastYear: last, inYear: (year) => daysOfRule(rule, year) };
  }
  if (!original) return { rule, start, lastYear: 0, inYear: () => [] };
  const { year: firstYear, month, day } = original;
  const isOnce = firstYear !== null && !date.repeatsAnnually;
  return {
    rule,
    start,
    lastYear,
    inYear: (year) => (isOnce && year !== firstYear ? [] : [dayInYear(year, month, day)]),
  };
}
