import { parseCalendarDate } from './calendar-date.ts';

/**
 * The age of a date in years on one of its occurrences; null if its year is unknown or later. An occurrence is the
 * anniversary itself, including 28 February in place of the 29th, so the difference of the years is exact.
 */
export function yearsAt(date: string, occurrence: string): number | null {
  const from = parseCalendarDate(date)?.year;
  const to = parseCalendarDate(occurrence)?.year;
  if (from == null || to == null || to < from) return null;
  return to - from;
}
