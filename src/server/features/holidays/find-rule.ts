import { ruleCalendars } from '../../../contract/holiday-rules.ts';
import { weekdayOf } from '../../../domain/calendar-date.ts';
import { dayNumber } from '../../../domain/calendars/calendar.ts';
import { dayIn } from '../../../domain/calendars/named-calendars.ts';
import { daysOfRule, easterSunday, type HolidayRule, orthodoxEaster } from '../../../domain/rule-days.ts';

/**
 * The rule that gives these days, one or more of each year from the first on; a list of them if none does. Rules of the
 * Gregorian calendar come first.
 */
export function findRule(days: readonly string[]): HolidayRule {
  const [first] = days;
  if (first === undefined) throw new Error('No rule gives no day');
  const last = Number(days.at(-1)?.slice(0, 4));
  const isRule = (rule: HolidayRule) => {
    const found: string[] = [];
    for (let year = Number(first.slice(0, 4)); year <= last; year += 1) found.push(...daysOfRule(rule, year));
    return found.join() === days.join();
  };
  return candidates(first, days).find(isRule) ?? { type: 'listed_days', days: [...days] };
}

function candidates(first: string, days: readonly string[]): HolidayRule[] {
  const { year, month, day } = partsOf(first);
  const weekday = weekdayOf(first);
  const earliest = partsOf(days.reduce((a, b) => (b.slice(5) < a.slice(5) ? b : a)));
  return [
    { type: 'fixed_day', month, day },
    { type: 'nth_weekday', month, weekday, occurrence: Math.ceil(day / 7) },
    { type: 'last_weekday', month, weekday },
    { type: 'weekday_from', month: earliest.month, day: earliest.day, weekday },
    { type: 'easter_based', offset_days: daysBetween(easterSunday(year), first) },
    { type: 'orthodox_easter_based', offset_days: daysBetween(orthodoxEaster(year), first) },
    ...ruleCalendars.flatMap((calendar): HolidayRule[] => {
      const found = dayIn(calendar, first);
      return found && !found.leapMonth ? [{ type: 'calendar_day', calendar, month: found.month, day: found.day }] : [];
    }),
  ];
}

function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

function partsOf(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}
