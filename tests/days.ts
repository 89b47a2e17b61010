import { addDays, dayInYear } from '../src/domain/calendar-date.ts';
import { localDay } from '../src/domain/local-time.ts';

/** Where the people of the tests live, and their browsers. */
export const homeZone = 'Europe/London';

/** The day it is there so many days from now, as long as no midnight passes: ask once for what belongs together. */
export function dayIn(days: number): string {
  return addDays(localDay(new Date().toISOString(), homeZone), days);
}

/** The same day of an earlier year: the birthday of someone so many years old. Multiples of four keep 29 February. */
export function yearsBefore(years: number, day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayInYear(year - years, month, date);
}
