import type { CardListItem } from '../../../contract/cards.ts';
import type { DeliveryStatus } from '../../../contract/vocabulary.ts';
import { approvedUpcoming, awaitingReview, finished } from '../../../domain/card-lifecycle.ts';

/** Sorts the cards of a contact into sections, each card into one (D34). */
export function sectionCards(cards: readonly CardListItem[]) {
  const bySchedule = (a: CardListItem, b: CardListItem) => when(a).localeCompare(when(b)) || a.id - b.id;
  const inStatus = (statuses: readonly DeliveryStatus[]) =>
    cards.filter((card) => statuses.includes(card.deliveryStatus)).sort(bySchedule);
  return {
    review: inStatus(awaitingReview),
    approved: inStatus(approvedUpcoming),
    history: inStatus(finished).reverse(),
  };
}

/** The sort key of a card: the day it was sent, else the scheduled day, else the day it was made. */
function when(card: CardListItem): string {
  return card.deliveryDate ?? card.scheduledDate ?? card.createdAt;
}
