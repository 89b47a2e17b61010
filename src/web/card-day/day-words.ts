import { t } from '../../contract/translate.ts';
import type { DeliveryMethod } from '../../contract/vocabulary.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { physicalLeadDays } from '../../domain/due-time.ts';

/** What the day of a card means for each delivery method. */
export const dayWords: Record<DeliveryMethod, { question: string; meaning: string }> = {
  digital: {
    question: t`When should it be sent?`,
    meaning: t`It goes out at 9 in the morning on the day you choose.`,
  },
  physical: {
    question: t`When should it arrive?`,
    meaning: t`It goes to the printer ${physicalLeadDays} days before the day you choose, to arrive on that day.`,
  },
};

/** Explains why a printed card may arrive too late. */
export const lateWords = t`Printing and posting takes at least ${physicalLeadDays} days, and this day is sooner than that.`;

/** Whether a day is too soon for a printed card. */
export function isTooNear(day: string, today: string): boolean {
  return day < addDays(today, physicalLeadDays);
}

/** Why the page rejects a typed day; the server also checks it against the recipient's current day. */
export function dayProblem(day: string, today: string): string | undefined {
  if (day === '') return t`Choose a day for this card.`;
  if (day < today) return t`This day has passed. Choose today or a later one.`;
  return undefined;
}
