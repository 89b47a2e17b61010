// A calendar date has no zone: formatted in UTC it stays on its day (D17).
const inUtc = (options: Intl.DateTimeFormatOptions, locale?: string) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

const dayMs = 86_400_000;

const localeShort = inUtc({});
const medium = inUtc({ month: 'short', day: 'numeric', year: 'numeric' }, 'en-US');
const monthAndDay = inUtc({ month: 'short', day: 'numeric' }, 'en-US');
const fullDay = inUtc({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }, 'en-US');
const monthName = inUtc({ month: 'long' }, 'en-US');
const weekdayName = inUtc({ weekday: 'long' }, 'en-US');

/** The reader's own short way: '11/26/2026'. */
export function shortDay(day: string): string {
  return localeShort.format(instantOf(day));
}

/** 'Nov 26, 2026'; without a year 'Nov 26'. */
export function mediumDay(date: string): string {
  return date.startsWith('--') ? monthDay(date) : medium.format(instantOf(date));
}

/** 'Nov 26', of a date with or without its year. */
export function monthDay(date: string): string {
  return monthAndDay.format(instantOf(date));
}

/** 'November', of a day. */
export function longMonth(day: string): string {
  return monthName.format(instantOf(day));
}

/** 'Thursday, November 26, 2026'. */
export function longDay(day: string): string {
  return fullDay.format(instantOf(day));
}

/** 'Thursday'. */
export function weekday(day: string): string {
  return weekdayName.format(instantOf(day));
}

/** How many days `day` lies ahead of `today`; negative when it has passed. */
export function daysAhead(today: string, day: string): number {
  return (instantOf(day) - instantOf(today)) / dayMs;
}

/** 'today', 'tomorrow', 'in 13 days'; for the past 'yesterday', '3 days ago'. */
export function relativeDay(today: string, day: string): string {
  const days = daysAhead(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** Midnight UTC of a calendar date; a leap year stands in where the year is unknown. */
function instantOf(date: string): number {
  return Date.parse(`${date.startsWith('--') ? `2000-${date.slice(2)}` : date.slice(0, 10)}T00:00:00Z`);
}
