import type { HolidayRule } from '../../../contract/dates.ts';
import { calendarDateOf } from '../../../domain/calendar-date.ts';
import { holidayDate } from '../../../domain/holidays.ts';
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
 * The stored form of a date: the calendar date as written (D17), and for a named holiday its computed day in the year
 * of `today`, repeating. Rejects days that do not exist.
 */
export function checkedDate<Input extends DateInput>(input: Input, today: string): Input & Pick<DateFields, 'date'> {
  if (isNamedHoliday(input.occasionType)) {
    const date = holidayDate(input.occasionType, Number(today.slice(0, 4)));
    return { ...input, date, repeatsAnnually: true };
  }
  const date = calendarDateOf(input.date);
  if (!date) throw invalidField('date', 'This date does not exist.');
  return { ...input, date };
}
