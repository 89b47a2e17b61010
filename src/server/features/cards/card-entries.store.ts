import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { cardEntries } from '../../db/tables/card-signing.ts';

export type CardEntryRow = typeof cardEntries.$inferSelect;

/** What others wrote on a card, as it is shown: without what its owner hides, in the owner's order. */
export async function listShownEntries(db: Executor, cardId: number): Promise<CardEntryRow[]> {
  return listShownEntriesOf(db, [cardId]);
}

/** The same of several cards, in the order of each. */
export async function listShownEntriesOf(db: Executor, cardIds: number[]): Promise<CardEntryRow[]> {
  if (cardIds.length === 0) return [];
  return db
    .select()
    .from(cardEntries)
    .where(and(inArray(cardEntries.cardId, cardIds), eq(cardEntries.isHidden, false)))
    .orderBy(asc(cardEntries.position), asc(cardEntries.id));
}
