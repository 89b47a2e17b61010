import type { CardListItem } from '../../contract/cards.ts';
import { daysAhead } from '../../domain/days-ahead.ts';
import { physicalLeadDays } from '../../domain/due-time.ts';

/**
 * How many days early a card is sent if it is sent today, below zero if late. A printed card is due a week before its
 * day. 0 if it is due today or has no day.
 */
export function offDays(
  { scheduledDate, deliveryMethod }: Pick<CardListItem, 'scheduledDate' | 'deliveryMethod'>,
  today: string,
): number {
  if (scheduledDate === null) return 0;
  return daysAhead(today, scheduledDate) - (deliveryMethod === 'physical' ? physicalLeadDays : 0);
}
