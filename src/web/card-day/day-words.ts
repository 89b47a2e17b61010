import type { DeliveryMethod } from '../../contract/vocabulary.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { physicalLeadDays } from '../../domain/due-time.ts';

/** What the day of a card means for each delivery method. */
export const dayWords: Record<DeliveryMethod, { question: string; meaning: string }> = {
  digital: {
    question: 'When should it be sent?',
    meaning: 'It is sent at 9 in the morning of the day you choose.',
  },
  physical: {
    question: 'When should it be there?',
    meaning: `It is sent for printing ${physicalLeadDays} days before the day you choose, to be there on that day.`,
  },
};

/** Explains why a printed card may arrive too late. */
export const lateWords = `A printed card needs at least ${physicalLeadDays} days to be printed and posted, and the day is nearer than that.`;

/** Whether a day is too soon for a printed card. */
export function isTooNear(day: string, today: string): boolean {
  return day < addDays(today, physicalLeadDays);
}

/** Why the page rejects a typed day; the server also checks it against the recipient's current day. */
export function dayProblem(day: string, today: string): string | undefined {
  if (day === '') return 'Choose a day for this card.';
  if (day < today) return 'This day has passed. Choose today or a later one.';
  return undefined;
}
