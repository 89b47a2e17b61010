import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { cardOccurrences } from '../../db/tables/cards.ts';

/** Records that this occurrence has had a card, so that no automatic one is made for it (D30). */
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

/** Claims an occurrence that has had no card yet; false if another card has it. */
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

/** Moves the ledger entry of a card that follows its date to its new occurrence. */
export async function moveOccurrence(
  tx: Executor,
  dateId: number,
  cardId: number,
  occurrenceDate: string | null,
): Promise<void> {
  // Without a coming day the entry stays, so that no second card is made when the day is corrected again.
  if (!occurrenceDate) return;
  await tx.delete(cardOccurrences).where(and(eq(cardOccurrences.dateId, dateId), eq(cardOccurrences.cardId, cardId)));
  await recordOccurrence(tx, dateId, occurrenceDate, cardId);
}

/** Moves the ledger entry of an occurrence to its corrected day: it has had its card, even if that was deleted. */
export async function carryOccurrence(tx: Executor, dateId: number, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    update ${cardOccurrences} set occurrence_date = ${to}
    where date_id = ${dateId} and occurrence_date = ${from}
      and not exists (select 1 from ${cardOccurrences} other where other.date_id = ${dateId} and other.occurrence_date = ${to})`);
}
