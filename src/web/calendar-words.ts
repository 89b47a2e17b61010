import { readerLocale, t } from '../contract/translate.ts';
import { ordinal } from '../domain/card-title.ts';
import { dayFormat } from '../domain/day-format.ts';
import { localDay } from '../domain/local-time.ts';

/**
 * A calendar date has no time zone; formatting it in UTC keeps its day (D17). A format takes milliseconds to make, so each
 * is made when first used.
 */
function inUtc(options: Intl.DateTimeFormatOptions, locale?: string): { format(instant: number): string } {
  let made: ReturnType<typeof dayFormat> | undefined;
  return {
    format: (instant) => {
      made ??= dayFormat(locale, { ...options, timeZone: 'UTC' });
      return made.format(instant);
    },
  };
}

const localeShort = inUtc({});
const medium = inUtc({ month: 'short', day: 'numeric', year: 'numeric' }, readerLocale);
const monthAndDay = inUtc({ month: 'short', day: 'numeric' }, readerLocale);
const fullDay = inUtc({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }, readerLocale);
const fullDate = inUtc({ month: 'long', day: 'numeric', year: 'numeric' }, readerLocale);
const fullMonthAndDay = inUtc({ month: 'long', day: 'numeric' }, readerLocale);
const weekdayMonthAndDay = inUtc({ weekday: 'long', month: 'long', day: 'numeric' }, readerLocale);
const monthName = inUtc({ month: 'long' }, readerLocale);
const weekdayName = inUtc({ weekday: 'long' }, readerLocale);

/** The short format of the reader's locale: '11/26/2026'. */
export function shortDay(day: string): string {
  return localeShort.format(instantOf(day));
}

/** 'Nov 26, 2026'; without a year 'Nov 26'. */
export function mediumDay(date: string): string {
  return date.startsWith('--') ? monthDay(date) : medium.format(instantOf(date));
}

/** 'Nov 26', for a date with or without a year. */
export function monthDay(date: string): string {
  return monthAndDay.format(instantOf(date));
}

/** 'December 4th, 2026'; 'December 4th' if the year is unknown. */
export function ordinalDay(date: string): string {
  // Other languages write no ordinals as English does.
  if (readerLocale !== 'en-US') return (date.startsWith('--') ? fullMonthAndDay : fullDate).format(instantOf(date));
  const words = `${longMonth(date)} ${ordinal(Number(date.slice(-2)))}`;
  return date.startsWith('--') ? words : `${words}, ${date.slice(0, 4)}`;
}

/** 'December 4th, 2026, 9:00 AM': an instant in a time zone. */
export function ordinalMoment(instant: string, timeZone: string): string {
  const time = new Date(instant).toLocaleTimeString(readerLocale, { timeStyle: 'short', timeZone });
  return `${ordinalDay(localDay(instant, timeZone))}, ${time}`;
}

/** 'November', for a date with or without a year. */
export function longMonth(date: string): string {
  return monthName.format(instantOf(date));
}

/** 'Thursday, November 26, 2026'. */
export function longDay(day: string): string {
  return fullDay.format(instantOf(day));
}

/** 'Sunday, December 6'. */
export function weekdayAndDay(day: string): string {
  return weekdayMonthAndDay.format(instantOf(day));
}

/** 'Thursday'. */
export function weekday(day: string): string {
  return weekdayName.format(instantOf(day));
}

/** Explains why 29 February falls on the 28th. */
export function leapDayNote(occurrence: string): string {
  return t`${occurrence.slice(0, 4)} has no February 29, so it is kept on the 28th.`;
}

/** Midnight UTC of a calendar date; a leap year replaces an unknown year. */
function instantOf(date: string): number {
  return Date.parse(`${date.startsWith('--') ? `2000-${date.slice(2)}` : date.slice(0, 10)}T00:00:00Z`);
}
