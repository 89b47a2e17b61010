/** The day number of a full date, from 0 = 1970-01-01. */
export function dayNumber(date: string): number {
  return Date.parse(date) / 86_400_000;
}

/** The full date of a day number. */
export function dateOfDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** A month of a year; a leap month has the number of the month before it, as in Temporal. */
export type CalendarMonth = { month: number; leapMonth: boolean; start: number; length: number };

/** The months of a calendar's years. */
export type Calendar = {
  /** A year that begins on or before 1 January of a Gregorian year, at most two years earlier. */
  yearBefore: (gregorianYear: number) => number;
  /** The months of a year in order; none if the year is beyond the calendar's table. */
  monthsOf: (year: number) => readonly CalendarMonth[];
};

/** A day in the year of a calendar. */
export type CalendarDay = { year: number; month: number; leapMonth: boolean; day: number };

/** The months that a list of lengths makes, from a first day on. */
export function monthsFrom(start: number, months: readonly Omit<CalendarMonth, 'start'>[]): CalendarMonth[] {
  let next = start;
  return months.map((month) => {
    const placed = { ...month, start: next };
    next += month.length;
    return placed;
  });
}

/** Keeps what was computed of each year, because lists ask for the same few years thousands of times. */
export function oncePerYear<Value>(compute: (year: number) => Value): (year: number) => Value {
  const known = new Map<number, Value>();
  return (year) => {
    const found = known.get(year);
    if (found !== undefined) return found;
    const value = compute(year);
    known.set(year, value);
    return value;
  };
}
