import type { CardListItem } from '../../../contract/cards.ts';
import type { ImportantDateView } from '../../../contract/dates.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { occurrencesBetween } from '../../../domain/next-occurrence.ts';

/** How many days ahead a contact's page looks for occasions without a card (D34). */
const aheadDays = 365;

export type MissingCard = { date: ImportantDateView; occurrence: string };

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
