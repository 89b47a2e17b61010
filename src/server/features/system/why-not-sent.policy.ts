import type { SendingState } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import type { DeliveryStatus, FailureReason } from '../../../contract/vocabulary.ts';
import { allows } from '../../../domain/card-lifecycle.ts';
import { saidAgain } from '../../reader.ts';
import { storedAgain } from '../../stored-words.ts';

/** The facts that explain why a card was not sent. */
export type HeldFacts = {
  deliveryStatus: DeliveryStatus;
  failureReason: FailureReason | null;
  dueAt: Date | null;
  dayEndsAt: Date | null;
  nextAttemptAt: Date | null;
  leaseUntil: Date | null;
  handingOver: boolean;
  /** The log of the last attempt, including the mail server's own words. */
  details: string | null;
  /** Whether its owner's approved cards are sent. */
  ownerSending: SendingState;
};

/** `heldUntil`: cards due until then wait for an administrator's confirmation after a restore. */
type Around = { now: Date; hasWorker: boolean; heldUntil: Date | null; mailWaits?: boolean };

const held = () =>
  t`A backup was restored: it may have been sent since the backup was made. It waits for your decision.`;

const failed: Record<FailureReason, string> = {
  rejected: t`The mail server refused it for good.`,
  exhausted: t`The mail server took it in none of the attempts of its day.`,
  unknown: t`The connection broke in the hand-over, so it may have arrived. It is not sent again by itself.`,
  unsubscribed: t`The recipient asked not to get any more cards from this sender.`,
  missed: t`No worker sent it on its day.`,
  bounced: t`It was sent and came back.`,
};

/** Why a card that should have been sent was not, in words. */
export function whyNotSent(card: HeldFacts, { now, hasWorker, heldUntil, mailWaits = false }: Around): string {
  if (card.failureReason) return withDetails(saidAgain(failed[card.failureReason]), card.details);
  const isOfToday = !card.dayEndsAt || card.dayEndsAt > now;
  if (heldUntil && isOfToday && isHeld(card, heldUntil)) return held();
  const isUnderway = card.leaseUntil !== null || card.handingOver;
  if (!isUnderway && card.ownerSending === 'stopped') return t`An administrator has stopped the cards of its owner.`;
  if (!isUnderway && card.ownerSending === 'awaits-approval') {
    return t`Its owner’s account waits for the approval of an administrator.`;
  }
  if (!hasWorker) return t`No worker is running. Start one, and it is sent if its day is not over.`;
  if (allows(card.deliveryStatus, 'claim')) {
    if (card.dayEndsAt && card.dayEndsAt <= now) return t`Its day is over. The next check marks it as missed.`;
    if (card.ownerSending === 'unconfirmed') return t`Its owner has not confirmed their email address.`;
    if (mailWaits) return t`No mail server is set up: cards sent by email wait until there is one.`;
    return t`It is due and waits for its turn.`;
  }
  if (card.leaseUntil && card.leaseUntil > now) return t`A worker is sending it right now.`;
  if (card.handingOver) return t`Its worker was lost in the hand-over. It will be marked as uncertain.`;
  if (card.leaseUntil) return t`Its worker was lost before the hand-over. It goes back to the queue.`;
  if (card.nextAttemptAt && card.nextAttemptAt > now) {
    const at = card.nextAttemptAt.toISOString().slice(11, 16);
    return withDetails(t`The mail server asked to wait. The next attempt is at ${at} UTC.`, card.details);
  }
  return t`It waits for its next attempt.`;
}

function isHeld(card: HeldFacts, heldUntil: Date): boolean {
  if (card.leaseUntil || card.handingOver) return false;
  const dueAt = allows(card.deliveryStatus, 'claim') ? card.dueAt : card.nextAttemptAt;
  return dueAt !== null && dueAt <= heldUntil;
}

function withDetails(words: string, details: string | null): string {
  return details ? t`${words} It said: ${storedAgain(details)}` : words;
}
