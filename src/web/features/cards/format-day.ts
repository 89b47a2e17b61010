import { parseCalendarDate } from '../../../domain/calendar-date.ts';
import { ordinal } from '../../../domain/card-title.ts';

// A calendar date has no zone: formatted in UTC it stays on its day.
const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const shortMonthName = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const timeOfDay = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

/** 'December 4th, 2026'; 'December 4th' where the year is unknown. */
export function longDay(date: string): string {
  return written(date, monthName, ordinal);
}

/** 'Dec 4, 2026'. */
export function shortDay(date: string): string {
  return written(date, shortMonthName, String);
}

/** The day of an instant where the reader is, as `longDay`. */
export function longDayOf(instant: string): string {
  return longDay(dayOf(new Date(instant)));
}

/** 'December 4th, 2026, 9:00 AM', where the reader is. */
export function longMomentOf(instant: string): string {
  const moment = new Date(instant);
  return `${longDay(dayOf(moment))}, ${timeOfDay.format(moment)}`;
}

/** The reader's calendar day at a moment, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${String(moment.getDate()).padStart(2, '0')}`;
}

function written(date: string, months: Intl.DateTimeFormat, day: (day: number) => string): string {
  const parsed = parseCalendarDate(date);
  if (!parsed) return date;
  const words = `${months.format(Date.UTC(2000, parsed.month - 1, 1))} ${day(parsed.day)}`;
  return parsed.year === null ? words : `${words}, ${parsed.year}`;
}
