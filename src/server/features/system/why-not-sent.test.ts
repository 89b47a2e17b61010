import { expect, test } from 'vitest';
import { type HeldFacts, whyNotSent } from './why-not-sent.policy.ts';

const now = new Date('2026-11-24T10:00:00Z');
const later = new Date('2026-11-24T10:15:00Z');
const earlier = new Date('2026-11-24T09:00:00Z');
const card: HeldFacts = {
  deliveryStatus: 'approved_and_scheduled',
  failureReason: null,
  dayEndsAt: later,
  nextAttemptAt: null,
  leaseUntil: null,
  handingOver: false,
  details: null,
  ownerVerified: true,
};
const sending = { ...card, deliveryStatus: 'scheduled' as const };
const failed = { ...card, deliveryStatus: 'failed' as const };

test.each<[Partial<HeldFacts>, RegExp]>([
  [card, /waits for its turn/],
  [{ ...card, ownerVerified: false }, /has not confirmed/],
  [{ ...card, dayEndsAt: earlier }, /day is over/],
  [{ ...sending, leaseUntil: later }, /sending it right now/],
  [{ ...sending, leaseUntil: earlier }, /back to the queue/],
  [{ ...sending, leaseUntil: earlier, handingOver: true }, /marked as uncertain/],
  [{ ...sending, nextAttemptAt: later, details: '451 busy' }, /next attempt is at 10:15 UTC. It said: 451 busy$/],
  [{ ...sending, nextAttemptAt: earlier }, /waits for its next attempt/],
  [{ ...failed, failureReason: 'rejected', details: '550 no' }, /refused it for good. It said: 550 no$/],
  [{ ...failed, failureReason: 'missed' }, /No worker sent it on its day/],
  [{ ...failed, failureReason: 'unknown' }, /may have arrived/],
])('%o: %s', (facts, reason) => {
  expect(whyNotSent({ ...card, ...facts }, { now, hasWorker: true, verifiedOnly: true })).toMatch(reason);
});

test('without a worker that is the reason', () => {
  expect(whyNotSent(card, { now, hasWorker: false, verifiedOnly: false })).toMatch(/No worker is running/);
});
