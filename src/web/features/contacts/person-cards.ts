import type { CardListItem } from '../../../contract/cards.ts';
import type { ImportantDateView } from '../../../contract/dates.ts';
import type { DeliveryStatus } from '../../../contract/vocabulary.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { approvedUpcoming, awaitingReview, finished } from '../../../domain/card-lifecycle.ts';
import { occurrencesBetween } from '../../../domain/next-occurrence.ts';

/** How many days ahead a contact's page looks for occasions without a card (D34). */
const aheadDays = 365;

export type MissingCard = { date: ImportantDateView; occurrence: string };

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

/** The occurrences within a year that have no card yet, earliest first. */
export function missingCards(
  dates: readonly ImportantDateView[],
  cards: readonly CardListItem[],
  today: string,
): MissingCard[] {
  const made = new Set(cards.map((card) => `${card.occasionId} ${card.occurrenceDate ?? card.scheduledDate}`));
  return dates
    .flatMap((date) =>
      occurrencesBetween(date, today, addDays(today, aheadDays)).map((occurrence) => ({ date, occurrence })),
    )
    .filter(({ date, occurrence }) => !made.has(`${date.id} ${occurrence}`))
    .sort((a, b) => a.occurrence.localeCompare(b.occurrence) || a.date.id - b.date.id);
}

/** The sort key of a card: the day it was sent, else the scheduled day, else the day it was made. */
function when(card: CardListItem): string {
  return card.deliveryDate ?? card.scheduledDate ?? card.createdAt;
}
