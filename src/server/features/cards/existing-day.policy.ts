import { calendarDateOf } from '../../../domain/calendar-date.ts';
import { invalidField } from '../../refusal.ts';

/** The calendar day of a body's date, or a refusal when there is no such day. */
export function existingDay(text: string): string {
  const day = calendarDateOf(text);
  if (!day || day.startsWith('--')) throw invalidField('scheduledDate', 'This date does not exist.');
  return day;
}
