import { parseCalendarDate } from './calendar-date.ts';

/**
 * How many years a date is old on one of its occurrences; null when its year is unknown or still to come.
 * The plain difference of the years: an occurrence is the anniversary day itself, also on a 28 February kept for a 29th.
 */
export function yearsAt(date: string, occurrence: string): number | null {
  const from = parseCalendarDate(date)?.year;
  const to = parseCalendarDate(occurrence)?.year;
  if (from == null || to == null || to < from) return null;
  return to - from;
}
