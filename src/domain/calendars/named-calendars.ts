import type { RuleCalendar } from '../../contract/holiday-rules.ts';
import { type Calendar, type CalendarDay, type CalendarMonth, dayNumber } from './calendar.ts';
import { hebrew } from './hebrew.ts';
import { indian, persian } from './solar.ts';
import { chinese, islamic, korean, vietnamese } from './tables.ts';

const calendars: Record<RuleCalendar, Calendar> = { hebrew, islamic, chinese, korean, vietnamese, persian, indian };

/** The months of a calendar's years that may reach into a Gregorian year. */
export function monthsAround(name: RuleCalendar, gregorianYear: number): (readonly CalendarMonth[])[] {
  const { yearBefore, monthsOf } = calendars[name];
  const first = yearBefore(gregorianYear);
  return [0, 1, 2, 3].map((later) => monthsOf(first + later));
}

/** A full date in another calendar; null if that calendar's years do not reach it. */
export function dayIn(name: RuleCalendar, date: string): CalendarDay | null {
  const wanted = dayNumber(date);
  const { yearBefore, monthsOf } = calendars[name];
  const first = yearBefore(Number(date.slice(0, 4)));
  for (let year = first; year < first + 4; year += 1) {
    const found = monthsOf(year).find(({ start, length }) => wanted >= start && wanted < start + length);
    if (found) return { year, month: found.month, leapMonth: found.leapMonth, day: wanted - found.start + 1 };
  }
  return null;
}

/** The full date of a day of another calendar; null if its year is unknown or lacks it. */
export function monthOf(name: RuleCalendar, year: number, month: number, leapMonth: boolean): CalendarMonth | null {
  return calendars[name].monthsOf(year).find((each) => each.month === month && each.leapMonth === leapMonth) ?? null;
}
