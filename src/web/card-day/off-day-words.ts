import type { CardListItem } from '../../contract/cards.ts';
import { daysAhead } from '../../domain/days-ahead.ts';
import { physicalLeadDays } from '../../domain/due-time.ts';

/**
 * '13 days early', '1 day late': how far from its day a card leaves that is sent today; a printed one goes to the printer a
 * week before. Null on its day, or without one.
 */
export function offDayWords(
  { scheduledDate, deliveryMethod }: Pick<CardListItem, 'scheduledDate' | 'deliveryMethod'>,
  today: string,
): string | null {
  if (scheduledDate === null) return null;
  const days = daysAhead(today, scheduledDate) - (deliveryMethod === 'physical' ? physicalLeadDays : 0);
  if (days === 0) return null;
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'early' : 'late'}`;
}
