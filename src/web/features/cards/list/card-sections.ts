import type { CardListItem } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { awaitingReview } from '../../../../domain/card-lifecycle.ts';
import { localDay } from '../../../../domain/local-time.ts';
import { ordinalDay } from '../../../calendar-words.ts';

export type CardSection = { title: string; cards: CardListItem[] };

/** The three sections of My Cards (specification 2, section 2): every card neither waiting nor approved is "sent". */
export function sectionsOf(cards: readonly CardListItem[]): CardSection[] {
  const review: CardListItem[] = [];
  const approved: CardListItem[] = [];
  const rest: CardListItem[] = [];
  for (const card of cards) {
    const waits = (awaitingReview as readonly string[]).includes(card.deliveryStatus);
    (waits ? review : isApproved(card.deliveryStatus) ? approved : rest).push(card);
  }
  return [
    { title: t`For Your Review and Approval`, cards: review.sort(byDay) },
    { title: t`Approved and Scheduled`, cards: approved.sort(byDay) },
    {
      title: t`Sent Cards`,
      cards: rest.sort((a, b) => (lastDay(a) < lastDay(b) ? 1 : lastDay(a) > lastDay(b) ? -1 : b.id - a.id)),
    },
  ];
}

/** The day shown on a tile; for a sent card, the day of delivery in the user's time zone. */
export function tileDate({ deliveryStatus, deliveryDate, scheduledDate }: CardListItem, timeZone: string): string {
  const waiting = (awaitingReview as readonly string[]).includes(deliveryStatus) || isApproved(deliveryStatus);
  if (waiting) return scheduledDate ? ordinalDay(scheduledDate) : t`Not scheduled`;
  if (deliveryDate) return ordinalDay(localDay(deliveryDate, timeZone));
  return scheduledDate ? ordinalDay(scheduledDate) : t`Unknown date`;
}

function isApproved(status: CardListItem['deliveryStatus']): boolean {
  return status === 'approved_and_scheduled' || status === 'scheduled';
}

/** Earlier days first, undated cards last. */
function byDay(a: CardListItem, b: CardListItem): number {
  const [day, other] = [a.scheduledDate ?? '9999', b.scheduledDate ?? '9999'];
  return day < other ? -1 : day > other ? 1 : a.id - b.id;
}

function lastDay({ deliveryDate, scheduledDate, createdAt }: CardListItem): string {
  return deliveryDate ?? scheduledDate ?? createdAt;
}
