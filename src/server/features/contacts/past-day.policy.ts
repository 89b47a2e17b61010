import { t } from '../../../contract/translate.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { invalidField } from '../../refusal.ts';

/** The day that was typed, if it exists and is not in the user's future. */
export function pastDay(context: Context, user: SessionUser, typed: string): string {
  const day = typed.slice(0, 10);
  if (addDays(addDays(day, 1), -1) !== day) throw invalidField('day', t`This date does not exist.`);
  if (day > todayIn(context.clock, user.timeZone)) throw invalidField('day', t`This day is in the future.`);
  return day;
}
