import { calendarDateOf } from '../../../domain/calendar-date.ts';
import { invalidField } from '../../refusal.ts';

/** What a body calls the day of its card. */
export type DayField = 'scheduledDate' | 'date';

/** The calendar day of a body's date, or a refusal of that field when there is no such day. */
export function existingDay(text: string, field: DayField = 'scheduledDate'): string {
  const day = calendarDateOf(text);
  if (!day || day.startsWith('--')) throw invalidField(field, 'This date does not exist.');
  return day;
}
