import { addDays } from './calendar-date.ts';
import { occurrencesBetween, type RecurringDate } from './next-occurrence.ts';

/** Half a year before and after a day: in it, an occasion of every year occurs once. */
export function halfYearsAround(day: string): { from: string; to: string } {
  return { from: addDays(day, -182), to: addDays(day, 182) };
}

/** The occurrence of a date that is nearest to a day, at most `within` days away; null if there is none. */
export function nearestOccurrence(date: RecurringDate, day: string, within: number): string | null {
  const after = occurrencesBetween(date, day, addDays(day, within)).at(0);
  const before = occurrencesBetween(date, addDays(day, -within), day).at(-1);
  if (after === undefined || before === undefined) return after ?? before ?? null;
  return daysApart(day, after) <= daysApart(before, day) ? after : before;
}

function daysApart(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
