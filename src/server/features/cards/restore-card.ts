import { nextCardState } from '../../../domain/card-lifecycle.ts';
import { actingMember } from '../../acting.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { hasRecipient } from './approve-card.policy.ts';
import { type CardRow, updateCard } from './cards.store.ts';

/** Returns a locked, skipped card to what it was before (D24). */
export async function restoreCard(context: Context, tx: Executor, card: CardRow): Promise<void> {
  // A skipped card can lose its address: it must not come back approved.
  const unfit = !hasRecipient(card) || card.recipientEmailIsFormer;
  const timeHasPassed = unfit || card.dayEndsAt === null || card.dayEndsAt <= context.clock.now();
  const change = nextCardState(card.deliveryStatus, { type: 'restore', skippedFrom: card.skippedFrom, timeHasPassed });
  await updateCard(tx, card.id, {
    deliveryStatus: change.status,
    failureReason: change.failureReason,
    skippedFrom: change.skippedFrom,
    ...(change.status !== 'draft' && { approvedBy: actingMember()?.member.name ?? null }),
  });
}
