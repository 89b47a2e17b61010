import { addDays, dayInYear } from '../src/domain/calendar-date.ts';
import { localDay } from '../src/domain/local-time.ts';

/** The time zone of the people in the tests, and of their browsers. */
export const homeZone = 'Europe/London';

/** The day so many days from now, as long as midnight does not pass: ask once for related days. */
export function dayIn(days: number): string {
  return addDays(localDay(new Date().toISOString(), homeZone), days);
}

/** The same day of an earlier year: the birthday of someone of that age. Multiples of four keep 29 February. */
export function yearsBefore(years: number, day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayInYear(year - years, month, date);
}
