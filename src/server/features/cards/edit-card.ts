import { nextCardState } from '../../../domain/card-lifecycle.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { addressOf, approval } from './approve-card.policy.ts';
import { cardTimeZone } from './card-schedule.store.ts';
import { type CardFields, type CardRow, updateCard } from './cards.store.ts';
import { countSending } from './count-sending.policy.ts';

/**
 * Saves a change of a locked card; an approved one needs approval again unless `keepApproved` is set (D25). A card that
 * stays approved must still be valid: without a day it would wait forever, without an address it would fail.
 */
export async function editCard(
  context: Context,
  tx: Executor,
  card: CardRow,
  fields: Partial<CardFields>,
  keepApproved: boolean,
  knownZone?: string,
): Promise<void> {
  const change = nextCardState(card.deliveryStatus, { type: 'edit', keepApproved, skippedFrom: card.skippedFrom });
  if (change.status === 'approved_and_scheduled') {
    const timeZone = knownZone ?? (await cardTimeZone(tx, card.personId));
    await approval(context, tx, { ...card, ...fields, deliveryStatus: 'draft' }, timeZone);
  }
  // The approval is now for another recipient, also if the card is skipped and later restored as approved.
  const recipient = addressOf({ ...card, ...fields });
  const goesOut = [change.status, change.skippedFrom].includes('approved_and_scheduled');
  if (goesOut && recipient !== addressOf(card)) await countSending(context, tx, card, recipient);
  await updateCard(tx, card.id, { ...fields, deliveryStatus: change.status, skippedFrom: change.skippedFrom });
}
