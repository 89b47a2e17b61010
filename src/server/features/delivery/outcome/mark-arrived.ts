import { nextCardState } from '../../../../domain/card-lifecycle.ts';
import type { Executor } from '../../../db/executor.ts';
import { type CardRow, readSentAs, updateCard } from '../../cards/public.ts';
import { announceCard } from '../../webhooks/public.ts';

/** Marks a locked card of unknown outcome as arrived. Throws IllegalTransition. */
export async function markArrived(tx: Executor, card: CardRow, now: Date): Promise<void> {
  const change = nextCardState(card.deliveryStatus, { type: 'itArrived', failureReason: card.failureReason });
  await updateCard(tx, card.id, {
    deliveryStatus: change.status,
    failureReason: change.failureReason,
    deliveryDate: now,
    sentAs: await readSentAs(tx, card.id),
  });
  await announceCard(tx, 'card.sent', card.id);
}
