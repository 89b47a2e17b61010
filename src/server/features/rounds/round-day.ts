import type { RoundPlan } from '../../../contract/rounds.ts';
import { t } from '../../../contract/translate.ts';
import { nextHoliday } from '../../../domain/next-occurrence.ts';
import { isNamedHoliday, isPersonalOccasion } from '../../../domain/occasions.ts';
import { invalidField } from '../../refusal.ts';
import { existingDay } from '../cards/public.ts';

/** The day of a round, its own or the holiday's next; null if the plan must still name one. Throws for a past day. */
export function dayOfRound(
  { occasionType, day }: Pick<RoundPlan, 'occasionType' | 'day'>,
  today: string,
): string | null {
  if (isPersonalOccasion(occasionType)) {
    throw invalidField(
      'occasionType',
      t`This occasion has a different day for each contact, and Fondly makes those cards by itself. Choose another occasion.`,
    );
  }
  if (!day) {
    if (!isNamedHoliday(occasionType)) return null;
    return nextHoliday(occasionType, today);
  }
  const existing = existingDay(day, 'day');
  if (existing < today) throw invalidField('day', t`This day has passed. Choose a later one.`);
  return existing;
}
