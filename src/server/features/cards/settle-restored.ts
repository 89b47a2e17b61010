import { allows, nextCardState } from '../../../domain/card-lifecycle.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { findPerson } from '../contacts/public.ts';
import type { PutBack } from '../trash/public.ts';
import { cardTimeZone, scheduleFields } from './card-schedule.store.ts';
import { type CardRow, lockCard, updateCard } from './cards.store.ts';
import { restoreCard } from './restore-card.ts';

/**
 * Makes cards from the trash fit the present: one that would be sent needs a new approval if its time has passed or its
 * contact has another address now, and due times follow the contact's zone. Returns how many approvals ended. Cards that
 * were skipped when their date was deleted are restored.
 */
export async function settleRestoredCards(
  context: Context,
  tx: Executor,
  userId: number,
  { cards, skippedCards, withContact }: PutBack,
): Promise<number> {
  let ended = 0;
  for (const id of cards) {
    const card = await lockCard(tx, userId, id);
    if (!card) continue;
    const schedule = await movedSchedule(tx, card);
    if (schedule) await updateCard(tx, id, schedule);
    if (!allows(card.deliveryStatus, 'untrash')) continue;
    const { dueAt } = schedule ?? card;
    const isInTime = dueAt && dueAt > context.clock.now();
    const mayBeSent = Boolean(isInTime) && (withContact || (await isStillAddress(tx, card)));
    const { status } = nextCardState(card.deliveryStatus, { type: 'untrash', mayBeSent });
    if (status === card.deliveryStatus) continue;
    ended += 1;
    await updateCard(tx, id, { deliveryStatus: status, nextAttemptAt: null, giveUpAt: null });
  }
  for (const id of skippedCards) {
    const card = await lockCard(tx, userId, id);
    if (card?.deliveryStatus === 'skipped') await restoreCard(context, tx, card);
  }
  return ended;
}

/** The due times of the card in its contact's present zone, if they differ from those it has. */
async function movedSchedule(tx: Executor, card: CardRow) {
  const { scheduledDate, deliveryMethod, dueAt, dayEndsAt } = card;
  if (!allows(card.deliveryStatus, 'edit')) return null;
  const now = scheduleFields(scheduledDate, await cardTimeZone(tx, card.personId), deliveryMethod);
  const isSame = now.dayEndsAt?.getTime() === dayEndsAt?.getTime() && now.dueAt?.getTime() === dueAt?.getTime();
  return isSame ? null : now;
}

async function isStillAddress(tx: Executor, { userId, personId, recipientEmail }: CardRow): Promise<boolean> {
  const person = await findPerson(tx, userId, personId);
  return recipientEmail === null || person?.email?.toLowerCase() === recipientEmail.toLowerCase();
}
