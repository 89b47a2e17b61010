import { and, eq } from 'drizzle-orm';
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

/** Takes an occurrence that has had no card yet; false when another card has it. */
export async function claimOccurrence(tx: Executor, dateId: number, occurrenceDate: string): Promise<boolean> {
  const rows = await tx
    .insert(cardOccurrences)
    .values({ dateId, occurrenceDate })
    .onConflictDoNothing()
    .returning({ dateId: cardOccurrences.dateId });
  return rows.length === 1;
}

/** Whether this occurrence has, or had, a card. */
export async function hasOccurrence(db: Executor, dateId: number, occurrenceDate: string): Promise<boolean> {
  const rows = await db
    .select({ dateId: cardOccurrences.dateId })
    .from(cardOccurrences)
    .where(and(eq(cardOccurrences.dateId, dateId), eq(cardOccurrences.occurrenceDate, occurrenceDate)));
  return rows.length === 1;
}
