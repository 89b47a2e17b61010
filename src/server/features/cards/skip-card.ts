import { nextCardState } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { type CardRow, updateCard } from './cards.store.ts';

/** Takes a locked card out of the queue and stores its previous status. */
export async function skipCard(tx: Executor, card: CardRow & { inFlight: boolean }): Promise<void> {
  const change = nextCardState(card.deliveryStatus, { type: 'skip', liveLease: card.inFlight });
  await updateCard(tx, card.id, {
    deliveryStatus: change.status,
    failureReason: change.failureReason,
    skippedFrom: change.skippedFrom,
    nextAttemptAt: null,
    giveUpAt: null,
  });
}
