import { allows, nextCardState } from '../../../domain/card-lifecycle.ts';
import { reachLists } from '../../../domain/reach.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { findPerson } from '../contacts/public.ts';
import type { PutBack } from '../trash/public.ts';
import { cardTimeZone, scheduleFields } from './card-schedule.store.ts';
import { type CardRow, lockCard, updateCard } from './cards.store.ts';
import { restoreCard } from './restore-card.ts';
import { hasCardBesides } from './same-occasion.store.ts';

/**
 * Makes cards from the trash fit the present: one that would be sent needs a new approval if its time has passed, its
 * contact has another address now, or got another card for the occasion. An unsent card to a former address of its
 * contact is marked so (D50), and due times follow the contact's zone. Cards that were skipped when their date was
 * deleted are restored. Returns how many approvals ended.
 */
export async function settleRestoredCards(
  context: Context,
  tx: Executor,
  userId: number,
  { cards, skippedCards, withContact, contactEmail }: PutBack,
): Promise<number> {
  const restored = [...cards, ...skippedCards];
  let ended = 0;
  const settle = async (card: CardRow, isFit: boolean) => {
    if (!allows(card.deliveryStatus, 'untrash')) return;
    const mayBeSent = isFit && !(await hasCardBesides(tx, card, restored));
    const { status } = nextCardState(card.deliveryStatus, { type: 'untrash', mayBeSent });
    if (status === card.deliveryStatus) return;
    ended += 1;
    await updateCard(tx, card.id, { deliveryStatus: status, nextAttemptAt: null, giveUpAt: null });
  };
  for (const id of cards) {
    const card = await lockCard(tx, userId, id);
    if (!card) continue;
    const person = withContact ? null : await findPerson(tx, userId, card.personId);
    const emails = person ? reachLists(person).emails.map(({ value }) => value) : [];
    const isTheirs = (address: string | null) => emails.some((email) => isSameAddress(address, email));
    const schedule = await movedSchedule(tx, card);
    const isLost = isSameAddress(card.recipientEmail, contactEmail) && !isTheirs(contactEmail);
    const change = { ...schedule, ...(isLost && isUnsent(card) && { recipientEmailIsFormer: true }) };
    if (Object.keys(change).length > 0) await updateCard(tx, id, change);
    const { dueAt } = schedule ?? card;
    const isInTime = Boolean(dueAt && dueAt > context.clock.now());
    const isStillTheirs = withContact || card.recipientEmail === null || isTheirs(card.recipientEmail);
    await settle(card, isInTime && isStillTheirs);
  }
  for (const id of skippedCards) {
    const skipped = await lockCard(tx, userId, id);
    if (skipped?.deliveryStatus !== 'skipped') continue;
    await restoreCard(context, tx, skipped);
    const card = await lockCard(tx, userId, id);
    if (card) await settle(card, true);
  }
  return ended;
}

function isUnsent({ deliveryStatus }: CardRow): boolean {
  return allows(deliveryStatus, 'edit') || allows(deliveryStatus, 'untrash');
}

function isSameAddress(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}

/** The due times of the card in its contact's present zone, if they differ from those it has. */
async function movedSchedule(tx: Executor, card: CardRow) {
  const { scheduledDate, deliveryMethod, dueAt, dayEndsAt } = card;
  if (!allows(card.deliveryStatus, 'edit')) return null;
  const now = scheduleFields(scheduledDate, await cardTimeZone(tx, card.personId), deliveryMethod);
  const isSame = now.dayEndsAt?.getTime() === dayEndsAt?.getTime() && now.dueAt?.getTime() === dueAt?.getTime();
  return isSame ? null : now;
}
