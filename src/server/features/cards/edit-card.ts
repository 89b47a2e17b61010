import { nextCardState } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { type CardFields, type CardRow, updateCard } from './cards.store.ts';

/** Saves a change of a locked card; an approved one needs approval again unless `keepApproved` (D25). */
export async function editCard(
  tx: Executor,
  card: CardRow,
  fields: Partial<CardFields>,
  keepApproved: boolean,
): Promise<void> {
  const change = nextCardState(card.deliveryStatus, { type: 'edit', keepApproved, skippedFrom: card.skippedFrom });
  await updateCard(tx, card.id, { ...fields, deliveryStatus: change.status, skippedFrom: change.skippedFrom });
}
