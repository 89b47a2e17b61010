/** A calendar day, not an instant (D17). `year` is null if only month and day are known. */
export type CalendarDate = { year: number | null; month: number; day: number };

const fullDate = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;
const yearlessDate = /^--(\d{2})-(\d{2})$/;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const timeOfDay = /^[T ]\d{2}:?\d{2}(?::?\d{2}(?:[.,]\d+)?)?\s?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** Parses 'YYYY-MM-DD' or '--MM-DD'; null for any other text and for days that do not exist (--02-29 exists). */
export function parseCalendarDate(text: string): CalendarDate | null {
  const full = fullDate.exec(text);
  if (full) return existing(Number(full[1]), Number(full[2]), Number(full[3]));
  const yearless = yearlessDate.exec(text);
  return yearless ? existing(null, Number(yearless[1]), Number(yearless[2])) : null;
}

/** Formats as 'YYYY-MM-DD', or as '--MM-DD' if the year is unknown. */
export function formatCalendarDate({ year, month, day }: CalendarDate): string {
  const monthAndDay = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return year === null ? `--${monthAndDay}` : `${String(year).padStart(4, '0')}-${monthAndDay}`;
}

/** The calendar date as written in a text; the offset of an ISO timestamp does not shift the day (D17). */
export function calendarDateOf(text: string): string | null {
  const trimmed = text.trim();
  const rest = trimmed.slice(10);
  if (fullDate.test(trimmed.slice(0, 10)) && rest !== '' && !timeOfDay.test(rest)) return null;
  const day = fullDate.test(trimmed.slice(0, 10)) ? trimmed.slice(0, 10) : trimmed;
  return parseCalendarDate(day) && day;
}

/** A day and month in one year; 29 February falls on the 28th in common years (D18). */
export function dayInYear(year: number, month: number, day: number): string {
  return formatCalendarDate({ year, month, day: Math.min(day, daysInMonth(year, month)) });
}

/** Whether an occurrence of 29 February falls on the 28th because its year has no leap day. */
export function keptOnThe28th(date: string, occurrence: string): boolean {
  return date.endsWith('-02-29') && occurrence.endsWith('-02-28');
}

const dayMs = 86_400_000;

/**
 * The day `days` after a full date; negative values count back. Uses UTC, in which every day has 24 hours, rather than
 * Temporal: every page uses dates, and Temporal is larger than most pages.
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The weekday of a full date, from 0 = Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

function existing(year: number | null, month: number, day: number): CalendarDate | null {
  // 2000 was a leap year: 29 February without a year is valid.
  return day >= 1 && day <= daysInMonth(year ?? 2000, month) ? { year, month, day } : null;
}

/** 0 for an invalid month. Plain arithmetic, because lists call it thousands of times and Temporal would need 0.1 s. */
function daysInMonth(year: number, month: number): number {
  if (month !== 2) return monthLengths[month - 1] ?? 0;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
