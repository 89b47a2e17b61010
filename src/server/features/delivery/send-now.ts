import { nextCardState } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { refuseUnwilling } from '../cards/approve-card.policy.ts';
import { type CardRow, lockCard, updateCard } from '../cards/cards.store.ts';
import { findPerson } from '../contacts/people.store.ts';

const giveUpAfterMs = 24 * 60 * 60 * 1000;

/**
 * Puts a card into the delivery queue, due now. The lock makes the check and the change one step: of many calls at
 * once one passes, and the others find a card that is being sent. Throws Refusal or IllegalTransition.
 */
export async function sendNow(tx: Executor, userId: number, cardId: number, now: Date): Promise<void> {
  const card = await lockCard(tx, userId, cardId);
  if (!card) throw notFound('The card');
  const person = await findPerson(tx, userId, card.personId);
  const recipientEmail = card.recipientEmail ?? person?.email ?? null;
  const change = nextCardState(card.deliveryStatus, { type: 'sendNow', hasRecipient: hasWay(card, recipientEmail) });
  refuseComingSoon(card);
  await refuseUnwilling(tx, userId, recipientEmail);
  await updateCard(tx, card.id, {
    recipientEmail,
    deliveryStatus: change.status,
    failureReason: change.failureReason,
    skippedFrom: change.skippedFrom,
    nextAttemptAt: now,
    giveUpAt: new Date(now.getTime() + giveUpAfterMs),
    leaseUntil: null,
    leaseOwner: null,
    handingOver: false,
    // A deliberate second sending is another message; what was never sent keeps its first identity.
    sendGeneration: card.deliveryStatus === 'failed' ? card.sendGeneration + 1 : card.sendGeneration,
  });
}

function hasWay(card: CardRow, email: string | null): boolean {
  return card.deliveryMethod === 'physical' || card.digitalDeliveryType === 'text' || Boolean(email);
}

/** Until an operator has configured a provider (D32). */
function refuseComingSoon(card: CardRow): void {
  if (card.deliveryMethod === 'physical') {
    throw invalidField('deliveryMethod', 'Physical card delivery will be available soon. Please select Email for now.');
  }
  if (card.digitalDeliveryType === 'text') {
    throw invalidField(
      'digitalDeliveryType',
      'Text message delivery will be available soon. Please select Email for now.',
    );
  }
}
