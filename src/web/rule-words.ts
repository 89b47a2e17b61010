import type { ImportantDateView } from '../contract/dates.ts';
import { occasions } from '../contract/occasions.ts';
import { readerLocale, t } from '../contract/translate.ts';
import { dayInYear } from '../domain/calendar-date.ts';
import { ruleOfHoliday } from '../domain/holidays.ts';
import { ruleOf } from '../domain/next-occurrence.ts';
import { isNamedHoliday, occasionLabel } from '../domain/occasions.ts';
import { type HolidayRule, ruleKey } from '../domain/rule-days.ts';
import { calendarDayWords, calendarNames, monthAndDayWords } from './calendar-day-words.ts';
import { longMonth, monthDay, weekday } from './calendar-words.ts';

/** What a date's day follows from, where its own date does not say it: '21 Kislev 5787 (Hebrew calendar)'. */
export function ruleLine(date: ImportantDateView): string | null {
  const rule = ruleOf(date);
  if (!rule) return null;
  if (rule.type === 'calendar_day') return inBothCalendars(rule, date.nextOccurrence);
  if (rule.country) {
    const country = countryWords(rule.country);
    const { occasionType } = date;
    // Rules are stored with the English name of the day.
    const usual = isNamedHoliday(occasionType) ? occasions[occasionType].label : null;
    const isRenamed = rule.description && ![usual, occasionLabel(occasionType)].includes(rule.description);
    return isRenamed ? t`${rule.description}, as in ${country}` : t`As in ${country}`;
  }
  if (!isNamedHoliday(date.occasionType)) return ruleWords(rule);
  return ruleKey(rule) === ruleKey(ruleOfHoliday(date.occasionType)) ? null : ruleWords(rule);
}

/** 'Third Monday of January', '21 days before Easter', '21 Kislev (Hebrew calendar)'. */
export function ruleWords(rule: HolidayRule): string {
  switch (rule.type) {
    case 'nth_weekday':
      return nthWeekdayWords(rule.occurrence, dayNamed(rule.weekday), monthNamed(rule.month));
    case 'last_weekday':
      return t`Last ${dayNamed(rule.weekday)} of ${monthNamed(rule.month)}`;
    case 'weekday_from':
      return t`First ${dayNamed(rule.weekday)} from ${monthDay(dayInYear(2000, rule.month, rule.day))} on`;
    case 'fixed_day':
      return t`${monthDay(dayInYear(2000, rule.month, rule.day))} of every year`;
    case 'easter_based':
      return easterWords(rule.offset_days);
    case 'orthodox_easter_based':
      return orthodoxEasterWords(rule.offset_days);
    case 'calendar_day':
      return t`${monthAndDayWords(rule.calendar, { ...rule, leapMonth: rule.leap_month ?? false })} (${calendarNames[rule.calendar]})`;
    case 'listed_days':
      return rule.description ?? t`On listed days`;
  }
}

/** 'Germany', 'the United Kingdom'. */
export function countryWords(country: string): string {
  const name = new Intl.DisplayNames(readerLocale, { type: 'region' }).of(country) ?? country;
  return readerLocale === 'en-US' && withArticle.has(country) ? `the ${name}` : name;
}

const withArticle = new Set(['AE', 'GB', 'NL', 'PH', 'US']);

function inBothCalendars(rule: Extract<HolidayRule, { type: 'calendar_day' }>, next: string | null): string {
  const words = next && calendarDayWords(rule.calendar, next);
  return words ? t`${words} (${calendarNames[rule.calendar]})` : ruleWords(rule);
}

function nthWeekdayWords(occurrence: number, day: string, month: string): string {
  switch (occurrence) {
    case 1:
      return t`First ${day} of ${month}`;
    case 2:
      return t`Second ${day} of ${month}`;
    case 3:
      return t`Third ${day} of ${month}`;
    case 4:
      return t`Fourth ${day} of ${month}`;
    default:
      return t`Fifth ${day} of ${month}`;
  }
}

function easterWords(offset: number): string {
  const days = Math.abs(offset);
  if (days === 0) return t`Easter Sunday`;
  if (days === 1) return offset < 0 ? t`The day before Easter` : t`The day after Easter`;
  return offset < 0 ? t`${days} days before Easter` : t`${days} days after Easter`;
}

function orthodoxEasterWords(offset: number): string {
  const days = Math.abs(offset);
  if (days === 0) return t`Orthodox Easter Sunday`;
  if (days === 1) return offset < 0 ? t`The day before Orthodox Easter` : t`The day after Orthodox Easter`;
  return offset < 0 ? t`${days} days before Orthodox Easter` : t`${days} days after Orthodox Easter`;
}

/** 1 January 2023 was a Sunday. */
const dayNamed = (dayOfWeek: number) => weekday(`2023-01-0${dayOfWeek + 1}`);
const monthNamed = (month: number) => longMonth(dayInYear(2000, month, 1));
