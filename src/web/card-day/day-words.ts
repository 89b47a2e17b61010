import type { DeliveryMethod } from '../../contract/vocabulary.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { physicalLeadDays } from '../../domain/due-time.ts';

/** What the day of a card means, by the way the card goes. */
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

/** Why a printed card may come too late. */
export const lateWords = `A printed card needs at least ${physicalLeadDays} days to be printed and posted, and the day is nearer than that.`;

/** Whether a day is too near for a card that is printed. */
export function isTooNear(day: string, today: string): boolean {
  return day < addDays(today, physicalLeadDays);
}

/** Why a typed day cannot be a card's, as far as the page knows; the server knows what day it is for the recipient. */
export function dayProblem(day: string, today: string): string | undefined {
  if (day === '') return 'Choose a day for this card.';
  if (day < today) return 'This day has passed. Choose today or a later one.';
  return undefined;
}
