import { t } from '../../../contract/translate.ts';
import { isTimeZone } from '../../../domain/due-time.ts';
import { invalidField } from '../../refusal.ts';

/** Rejects an unknown `timeZone` in a body. */
export function requireTimeZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) throw invalidField('timeZone', t`This is not a time zone.`);
}
