import { dayInYear, parseCalendarDate } from './calendar-date.ts';

/** How far a day of another calendar may be from the anniversary: the Islamic one leaves it, and then no years are named. */
const mostDaysApart = 45;

/**
 * The age of a date in years on one of its occurrences; null if its year is unknown or later. An occurrence is the
 * anniversary itself, 28 February in place of the 29th, or a day near it by another calendar.
 */
export function yearsAt(date: string, occurrence: string): number | null {
  const from = parseCalendarDate(date);
  const to = parseCalendarDate(occurrence)?.year;
  if (from?.year == null || to == null) return null;
  for (const year of [to, to - 1, to + 1]) {
    const anniversary = dayInYear(year, from.month, from.day);
    const apart = Math.abs(Date.parse(occurrence) - Date.parse(anniversary)) / 86_400_000;
    if (apart <= mostDaysApart) return year < from.year ? null : year - from.year;
  }
  return null;
}

/** The age of somebody on any day, from their birthday; null if its year is unknown or they are not born yet. */
export function ageOn(birthday: string, day: string): number | null {
  const born = parseCalendarDate(birthday)?.year;
  if (born == null) return null;
  const years = Number(day.slice(0, 4)) - born;
  const age = day.slice(4) < birthday.slice(4) ? years - 1 : years;
  return age < 0 ? null : age;
}
