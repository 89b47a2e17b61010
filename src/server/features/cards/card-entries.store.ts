import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { cardEntries } from '../../db/tables/card-signing.ts';

export type CardEntryRow = typeof cardEntries.$inferSelect;

/** What others wrote on a card, as it is shown: without what its owner hides, in the owner's order. */
export async function listShownEntries(db: Executor, cardId: number): Promise<CardEntryRow[]> {
  return db
    .select()
    .from(cardEntries)
    .where(and(eq(cardEntries.cardId, cardId), eq(cardEntries.isHidden, false)))
    .orderBy(asc(cardEntries.position), asc(cardEntries.id));
}
