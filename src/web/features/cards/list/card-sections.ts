import type { CardListItem } from '../../../../contract/cards.ts';
import { awaitingReview } from '../../../../domain/card-lifecycle.ts';
import { longDay, longDayOf } from '../format-day.ts';

export type CardSection = { title: string; cards: CardListItem[] };

/** The three sections of My Cards (specification 2, section 2): everything that is neither waiting nor approved is "sent". */
export function sectionsOf(cards: readonly CardListItem[]): CardSection[] {
  const review = cards.filter(({ deliveryStatus }) => (awaitingReview as readonly string[]).includes(deliveryStatus));
  const approved = cards.filter(({ deliveryStatus }) => isApproved(deliveryStatus));
  const rest = cards.filter((card) => !review.includes(card) && !approved.includes(card));
  return [
    { title: 'For Your Review and Approval', cards: review.sort(byDay) },
    { title: 'Approved and Scheduled', cards: approved.sort(byDay) },
    { title: 'Sent Cards', cards: rest.sort((a, b) => lastDay(b).localeCompare(lastDay(a))) },
  ];
}

/** The day a tile shows; of a sent card the day of delivery. */
export function tileDate({ deliveryStatus, deliveryDate, scheduledDate }: CardListItem): string {
  const waiting = (awaitingReview as readonly string[]).includes(deliveryStatus) || isApproved(deliveryStatus);
  if (waiting) return scheduledDate ? longDay(scheduledDate) : 'Not scheduled';
  if (deliveryDate) return longDayOf(deliveryDate);
  return scheduledDate ? longDay(scheduledDate) : 'Unknown date';
}

function isApproved(status: CardListItem['deliveryStatus']): boolean {
  return status === 'approved_and_scheduled' || status === 'scheduled';
}

/** Sooner first, undated last. */
function byDay(a: CardListItem, b: CardListItem): number {
  return (a.scheduledDate ?? '9999').localeCompare(b.scheduledDate ?? '9999') || a.id - b.id;
}

function lastDay({ deliveryDate, scheduledDate, createdAt }: CardListItem): string {
  return deliveryDate ?? scheduledDate ?? createdAt;
}
