import type { HolidayRule } from '../../../contract/dates.ts';
import { t } from '../../../contract/translate.ts';
import { calendarDateOf, parseCalendarDate } from '../../../domain/calendar-date.ts';
import { nextOccurrence } from '../../../domain/next-occurrence.ts';
import { isNamedHoliday } from '../../../domain/occasions.ts';
import { invalidField } from '../../refusal.ts';
import type { DateFields } from './dates.store.ts';

type DateInput = {
  occasionType: string;
  date: string;
  repeatsAnnually: boolean;
  isVariableHoliday: boolean;
  holidayRule: HolidayRule | null;
};

/**
 * The stored form of a date: the calendar date as written (D17), and for a named holiday its first day from the year of
 * `today` on, repeating. Rejects days that do not exist.
 */
export function checkedDate<Input extends DateInput>(input: Input, today: string): Input & Pick<DateFields, 'date'> {
  const holidayRule = input.holidayRule && checkedRule(input.holidayRule);
  if (isNamedHoliday(input.occasionType)) {
    const holiday = { ...input, date: '', repeatsAnnually: true, holidayRule };
    const day = nextOccurrence(holiday, `${today.slice(0, 4)}-01-01`);
    if (!day) throw invalidField('holidayRule', t`This rule has no day from this year on.`);
    return { ...holiday, date: day };
  }
  const date = calendarDateOf(input.date);
  if (!date) throw invalidField('date', t`This date does not exist.`);
  return { ...input, date, holidayRule };
}

/** A list of days in order, each once; rejects days that do not exist. */
function checkedRule(rule: HolidayRule): HolidayRule {
  if (!rule.days) return rule;
  if (!rule.days.every(parseCalendarDate)) throw invalidField('holidayRule', t`A listed day does not exist.`);
  return { ...rule, days: [...new Set(rule.days)].sort() };
}
