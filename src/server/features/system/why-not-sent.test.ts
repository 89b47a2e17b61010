import { expect, test } from 'vitest';
import { type HeldFacts, whyNotSent } from './why-not-sent.policy.ts';

const now = new Date('2026-11-24T10:00:00Z');
const later = new Date('2026-11-24T10:15:00Z');
const earlier = new Date('2026-11-24T09:00:00Z');
const card: HeldFacts = {
  deliveryStatus: 'approved_and_scheduled',
  failureReason: null,
  dueAt: earlier,
  dayEndsAt: later,
  nextAttemptAt: null,
  leaseUntil: null,
  handingOver: false,
  details: null,
  ownerSending: 'allowed',
};
const sending = { ...card, deliveryStatus: 'scheduled' as const };
const failed = { ...card, deliveryStatus: 'failed' as const };

test.each<[Partial<HeldFacts>, string]>([
  [card, 'It is due and waits for its turn.'],
  [{ ...card, ownerSending: 'unconfirmed' }, 'Its owner has not confirmed their email address.'],
  [{ ...card, ownerSending: 'stopped' }, 'An administrator has stopped the cards of its owner.'],
  [{ ...sending, ownerSending: 'stopped' }, 'An administrator has stopped the cards of its owner.'],
  [{ ...card, ownerSending: 'awaits-approval' }, 'Its owner’s account waits for the approval of an administrator.'],
  [{ ...card, dayEndsAt: earlier }, 'Its day is over. The next check marks it as missed.'],
  [{ ...sending, leaseUntil: later }, 'A worker is sending it right now.'],
  [{ ...sending, leaseUntil: earlier }, 'Its worker was lost before the hand-over. It goes back to the queue.'],
  [
    { ...sending, leaseUntil: earlier, handingOver: true },
    'Its worker was lost in the hand-over. It will be marked as uncertain.',
  ],
  [
    { ...sending, nextAttemptAt: later, details: '451 busy' },
    'The mail server asked to wait. The next attempt is at 10:15 UTC. It said: 451 busy',
  ],
  [{ ...sending, nextAttemptAt: earlier }, 'It waits for its next attempt.'],
  [{ ...failed, failureReason: 'rejected' }, 'The mail server refused it for good.'],
  [{ ...failed, failureReason: 'rejected', details: '550 no' }, 'The mail server refused it for good. It said: 550 no'],
  [{ ...failed, failureReason: 'exhausted' }, 'The mail server took it in none of the attempts of its day.'],
  [
    { ...failed, failureReason: 'unknown' },
    'The connection broke in the hand-over, so it may have arrived. It is not sent again by itself.',
  ],
  [{ ...failed, failureReason: 'unsubscribed' }, 'The recipient asked not to get any more cards from this sender.'],
  [{ ...failed, failureReason: 'missed' }, 'No worker sent it on its day.'],
  [{ ...failed, failureReason: 'bounced' }, 'It was sent and came back.'],
])('%o: %s', (facts, reason) => {
  const around = { now, hasWorker: true, heldUntil: null };
  expect(whyNotSent({ ...card, ...facts }, around)).toBe(reason);
});

const waitsForYou =
  'A backup was restored: it may have been sent since the backup was made. It waits for your decision.';

test.each<[Partial<HeldFacts>, boolean]>([
  [card, true],
  [{ dueAt: later }, false],
  [{ ...sending, nextAttemptAt: earlier }, true],
  [{ ...sending, nextAttemptAt: later }, false],
  [{ ...sending, nextAttemptAt: earlier, leaseUntil: later }, false],
  [{ dayEndsAt: earlier }, false],
  [{ ...failed, failureReason: 'missed' }, false],
])('after a restore, %o is held: %s', (facts, isHeld) => {
  const around = { now, hasWorker: true, heldUntil: earlier };
  expect(whyNotSent({ ...card, ...facts }, around) === waitsForYou).toBe(isHeld);
});

test('names the missing worker as the reason', () => {
  expect(whyNotSent(card, { now, hasWorker: false, heldUntil: null })).toBe(
    'No worker is running. Start one, and it is sent if its day is not over.',
  );
});
