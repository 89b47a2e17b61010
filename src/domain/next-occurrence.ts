import { dayInYear, parseCalendarDate } from './calendar-date.ts';
import { holidayDate } from './holidays.ts';
import { isNamedHoliday } from './occasions.ts';

/** The fields of an important date that determine its occurrences. */
export type RecurringDate = {
  occasionType: string;
  /** 'YYYY-MM-DD' or '--MM-DD'; ignored for a named holiday, whose day is computed. */
  date: string;
  repeatsAnnually: boolean;
};

/**
 * The first occurrence on or after `today` ('YYYY-MM-DD'), or null for a past one-time date (D18).
 * Named holidays and dates without a year always repeat. A date in the future does not occur before itself: a wedding
 * in 2030 has no anniversary in 2028.
 */
export function nextOccurrence(date: RecurringDate, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  return firstAtOrAfter(date, today, thisYear) ?? firstAtOrAfter(date, today, thisYear + 1) ?? laterFirst(date, today);
}

/** All occurrences from `from` to `to`, inclusive, in order. */
export function occurrencesBetween(date: RecurringDate, from: string, to: string): string[] {
  const found: string[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    const day = occurrenceIn(date, year);
    if (day !== null && day >= from && day <= to) found.push(day);
  }
  return found;
}

function firstAtOrAfter(date: RecurringDate, today: string, year: number): string | null {
  const day = occurrenceIn(date, year);
  return day !== null && day >= today ? day : null;
}

/** The date itself if it is in a later year. */
function laterFirst({ occasionType, date }: RecurringDate, today: string): string | null {
  if (isNamedHoliday(occasionType)) return null;
  return parseCalendarDate(date)?.year && date >= today ? date : null;
}

function occurrenceIn({ occasionType, date, repeatsAnnually }: RecurringDate, year: number): string | null {
  if (isNamedHoliday(occasionType)) return holidayDate(occasionType, year);
  const original = parseCalendarDate(date);
  if (!original) return null;
  if (original.year !== null && (repeatsAnnually ? year < original.year : year !== original.year)) return null;
  return dayInYear(year, original.month, original.day);
}
