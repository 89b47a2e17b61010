import { isTimeZone } from '../../../domain/due-time.ts';
import { invalidField } from '../../refusal.ts';

/** Refuses a `timeZone` in a body that no place on earth has. */
export function requireTimeZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) throw invalidField('timeZone', 'This is not a time zone.');
}
