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

/** The age of somebody on any day, from their birthday; null if its year is unknown or they are not born yet. */
export function ageOn(birthday: string, day: string): number | null {
  const years = yearsAt(birthday, day);
  if (years === null) return null;
  const age = day.slice(4) < birthday.slice(4) ? years - 1 : years;
  return age < 0 ? null : age;
}
