import type { Executor } from '../../db/executor.ts';
import { cardOccurrences } from '../../db/tables/cards.ts';

/** Remembers that this occurrence has had a card, so that no automatic one is made for it (D30). */
export async function recordOccurrence(
  tx: Executor,
  dateId: number,
  occurrenceDate: string,
  cardId: number,
): Promise<void> {
  await tx
    .insert(cardOccurrences)
    .values({ dateId, occurrenceDate, cardId })
    .onConflictDoUpdate({ target: [cardOccurrences.dateId, cardOccurrences.occurrenceDate], set: { cardId } });
}
