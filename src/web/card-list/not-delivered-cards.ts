import type { CardListItem } from '../../contract/cards.ts';
import { notDelivered } from '../../domain/card-lifecycle.ts';
import { daysAhead } from '../../domain/days-ahead.ts';

type Failed = Pick<CardListItem, 'id' | 'deliveryStatus' | 'scheduledDate' | 'createdAt'>;

const latelyDays = 30;

/** The cards that were not delivered, latest first. */
export function notDeliveredCards<Card extends Failed>(cards: readonly Card[]): Card[] {
  return cards
    .filter(({ deliveryStatus }) => (notDelivered as readonly string[]).includes(deliveryStatus))
    .sort((a, b) => dayOf(b).localeCompare(dayOf(a)) || b.id - a.id);
}

/** The cards of the last 30 days or of future days. */
export function lately<Card extends Failed>(cards: readonly Card[], today: string): Card[] {
  return cards.filter((card) => daysAhead(today, dayOf(card)) >= -latelyDays);
}

function dayOf({ scheduledDate, createdAt }: Failed): string {
  return scheduledDate ?? createdAt.slice(0, 10);
}
