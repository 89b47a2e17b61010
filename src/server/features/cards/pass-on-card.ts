import type { WayGiven } from '../../../contract/vocabulary.ts';
import { nextCardState } from '../../../domain/card-lifecycle.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { announceCard } from '../webhooks/public.ts';
import { type CardRow, updateCard } from './cards.store.ts';
import { readSentAs } from './sent-as.store.ts';

/** The user has passed a locked card on: it counts as sent now. */
export async function passOnCard(context: Context, tx: Executor, card: CardRow, by: WayGiven): Promise<void> {
  const change = nextCardState(card.deliveryStatus, { type: 'given' });
  await updateCard(tx, card.id, {
    deliveryStatus: change.status,
    failureReason: change.failureReason,
    skippedFrom: change.skippedFrom,
    deliveryDate: context.clock.now(),
    keptInOutbox: false,
    givenBy: by,
    sentAs: await readSentAs(tx, card.id),
  });
  await announceCard(tx, 'card.sent', card.id, { by });
}
