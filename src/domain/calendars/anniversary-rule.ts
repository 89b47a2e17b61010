import type { RuleCalendar } from '../../contract/holiday-rules.ts';
import type { HolidayRule } from '../rule-days.ts';
import type { CalendarDay } from './calendar.ts';
import { monthOf } from './named-calendars.ts';

type CalendarRule = Extract<HolidayRule, { type: 'calendar_day' }>;

/** Heshvan and Kislev: the months of the Hebrew calendar that have 29 or 30 days. */
const varyingMonths = [2, 3];
const adar = 6;

/**
 * How a day of another calendar is kept each year; its year is null if nobody knows it. A yahrzeit follows the customs for
 * deaths, anything else those for birthdays (075).
 */
export function anniversaryRule(
  calendar: RuleCalendar,
  { year, month, leapMonth, day }: Omit<CalendarDay, 'year'> & { year: number | null },
  isYahrzeit: boolean,
): CalendarRule {
  const rule: CalendarRule = { type: 'calendar_day', calendar, month, day };
  if (leapMonth) rule.leap_month = true;
  if (calendar !== 'hebrew') return rule;
  if (isYahrzeit && month === adar && year !== null && !isHebrewLeap(year)) {
    // Who died in the Adar of a common year is remembered in Adar I.
    return { ...rule, month: 5, leap_month: true, short_month: 'last' };
  }
  if (day < 30) return rule;
  return { ...rule, short_month: isYahrzeit && lacksDayAtFirst(year, month) ? 'last' : 'next' };
}

/** Whether the first anniversary's month had 29 days; then the 29th is kept in all such years. */
function lacksDayAtFirst(year: number | null, month: number): boolean {
  if (!varyingMonths.includes(month)) return true;
  return year === null || monthOf('hebrew', year + 1, month, false)?.length !== 30;
}

function isHebrewLeap(year: number): boolean {
  return monthOf('hebrew', year, 5, true) !== null;
}
