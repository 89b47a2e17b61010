import type { CardListItem } from '../../contract/cards.ts';
import { daysAhead } from '../../domain/days-ahead.ts';
import { physicalLeadDays } from '../../domain/due-time.ts';

/**
 * How early or late a card is sent if it is sent today: '13 days early', '1 day late'. A printed card is due a week
 * before its day. Null if it is due today or has no day.
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
