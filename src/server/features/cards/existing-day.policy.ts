import { t } from '../../../contract/translate.ts';
import { calendarDateOf } from '../../../domain/calendar-date.ts';
import { invalidField } from '../../refusal.ts';

/** The field names for a card's day in a body. */
export type DayField = 'scheduledDate' | 'date' | 'until' | 'day';

/** The calendar day of a body's date; throws under that field if the day does not exist. */
export function existingDay(text: string, field: DayField = 'scheduledDate'): string {
  const day = calendarDateOf(text);
  if (!day || day.startsWith('--')) throw invalidField(field, t`This date does not exist.`);
  return day;
}
