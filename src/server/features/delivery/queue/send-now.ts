import { t } from '../../../../contract/translate.ts';
import { nextCardState } from '../../../../domain/card-lifecycle.ts';
import { comingSoonMessages } from '../../../../domain/coming-soon.ts';
import { actingMember } from '../../../acting.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/executor.ts';
import { invalidField, notFound, Refusal } from '../../../refusal.ts';
import { recordEvent } from '../../audit/public.ts';
import {
  type CardRow,
  countRecipients,
  hasRecipient,
  lockCard,
  recipientOf,
  refuseUnwilling,
  requireVersion,
  updateCard,
} from '../../cards/public.ts';
import { findPerson } from '../../contacts/public.ts';

const giveUpAfterMs = 24 * 60 * 60 * 1000;

/**
 * Puts a card into the delivery queue, due now. The lock makes check and change one step: one of several simultaneous
 * calls succeeds, and the others find a card that is being sent. With a `version` only a card of that version is sent.
 * `mailWaits` is asked before the transaction. Throws Refusal or IllegalTransition.
 */
export async function sendNow(
  context: Context,
  tx: Executor,
  { userId, cardId, version, mailWaits }: { userId: number; cardId: number; version?: number; mailWaits: boolean },
): Promise<void> {
  const now = context.clock.now();
  const card = await lockCard(tx, userId, cardId);
  if (!card) throw notFound(t`The card was not found.`);
  await requireVersion(tx, card, version);
  const person = await findPerson(tx, userId, card.personId);
  const recipient = recipientOf(card, person);
  const soon = comingSoon(context, card) ?? (mailWaits ? noMailYet(card) : null);
  const change = nextCardState(card.deliveryStatus, {
    type: 'sendNow',
    hasRecipient: soon !== null || hasRecipient({ ...card, ...recipient }),
  });
  if (soon) throw soon;
  await refuseUnwilling(tx, { ...card, ...recipient });
  await countRecipients(context, tx, { ...card, ...recipient }, 'sent-now');
  await updateCard(tx, card.id, {
    ...recipient,
    deliveryStatus: change.status,
    failureReason: change.failureReason,
    skippedFrom: change.skippedFrom,
    nextAttemptAt: now,
    giveUpAt: new Date(now.getTime() + giveUpAfterMs),
    leaseUntil: null,
    leaseOwner: null,
    handingOver: false,
    // A deliberate second sending is another message; a card that was never sent keeps its identity.
    sendGeneration: card.deliveryStatus === 'failed' ? card.sendGeneration + 1 : card.sendGeneration,
    approvedBy: actingMember()?.member.name ?? null,
  });
  await recordEvent(tx, { event: 'card-send-now', actorId: userId, subject: ['card', card.id] });
}

/** While cards wait for a mail server instead of the outbox. */
function noMailYet({ deliveryMethod, digitalDeliveryType }: CardRow): Refusal | null {
  if (deliveryMethod === 'physical' || digitalDeliveryType === 'text') return null;
  return new Refusal('forbidden', t`No mail can leave yet: an administrator has to set up a mail server first.`);
}

/** While no operator has configured a provider (D32). */
function comingSoon({ printing, textMessages }: Context, card: CardRow): Refusal | null {
  if (card.deliveryMethod === 'physical') {
    if (printing) return null;
    return invalidField('deliveryMethod', comingSoonMessages.physical);
  }
  if (card.digitalDeliveryType !== 'text' || textMessages) return null;
  return invalidField('digitalDeliveryType', comingSoonMessages.text);
}
