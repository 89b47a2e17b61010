import { expect, test } from 'vitest';
import { type DeliveryStatus, deliveryStatuses } from '../contract/vocabulary.ts';
import { allows, IllegalTransition, type LifecycleEvent, legalFrom, nextCardState, removed } from './card-lifecycle.ts';

const good = {
  approve: { type: 'approve', hasRecipient: true, hasDay: true, dayIsPast: false },
  skip: { type: 'skip', liveLease: false },
  restore: { type: 'restore', skippedFrom: 'draft', timeHasPassed: false },
  edit: { type: 'edit', keepApproved: false, skippedFrom: null },
  claim: { type: 'claim' },
  sendNow: { type: 'sendNow', hasRecipient: true },
  delivered: { type: 'delivered', physical: false },
  temporaryFailure: { type: 'temporaryFailure' },
  release: { type: 'release' },
  permanentFailure: { type: 'permanentFailure', reason: 'rejected' },
  missed: { type: 'missed' },
  itArrived: { type: 'itArrived', failureReason: 'unknown' },
  bounced: { type: 'bounced' },
  remove: { type: 'remove', liveLease: false },
} as const satisfies Record<LifecycleEvent['type'], LifecycleEvent>;

/** The table of design/lifecycle.md: what each event makes of each status; what is not here is illegal. */
const table: Record<LifecycleEvent['type'], Partial<Record<DeliveryStatus, DeliveryStatus | 'gone'>>> = {
  approve: { draft: 'approved_and_scheduled', failed: 'approved_and_scheduled' },
  skip: { draft: 'skipped', approved_and_scheduled: 'skipped', ready: 'skipped', scheduled: 'skipped' },
  restore: { skipped: 'draft' },
  edit: { draft: 'draft', approved_and_scheduled: 'draft', failed: 'failed', skipped: 'skipped', ready: 'ready' },
  claim: { approved_and_scheduled: 'scheduled', ready: 'scheduled' },
  sendNow: {
    draft: 'scheduled',
    approved_and_scheduled: 'scheduled',
    ready: 'scheduled',
    skipped: 'scheduled',
    failed: 'scheduled',
  },
  delivered: { scheduled: 'sent' },
  temporaryFailure: { scheduled: 'scheduled' },
  release: { scheduled: 'scheduled' },
  permanentFailure: { scheduled: 'failed' },
  missed: { approved_and_scheduled: 'failed', ready: 'failed' },
  itArrived: { failed: 'sent' },
  bounced: { sent: 'failed' },
  remove: Object.fromEntries(deliveryStatuses.map((status) => [status, 'gone'])),
};

const rows = Object.values(good).flatMap((event) =>
  deliveryStatuses.map((from) => ({ from, event, to: table[event.type][from] })),
);

test.each(rows)('$event.type from $from gives $to', ({ from, event, to }) => {
  if (to === undefined) {
    expect(allows(from, event.type)).toBe(false);
    expect(() => nextCardState(from, event)).toThrow(IllegalTransition);
    return;
  }
  const state = nextCardState(from, event);
  expect(state === removed ? 'gone' : state.status).toBe(to);
});

test.each([
  ['draft', { ...good.approve, hasDay: false }, 'no_day'],
  ['draft', { ...good.approve, dayIsPast: true }, 'past_day'],
  ['draft', { ...good.approve, hasRecipient: false }, 'no_recipient'],
  ['draft', { ...good.sendNow, hasRecipient: false }, 'no_recipient'],
  ['scheduled', { ...good.skip, liveLease: true }, 'being_sent'],
  ['scheduled', { ...good.remove, liveLease: true }, 'being_sent'],
  ['failed', { ...good.itArrived, failureReason: 'rejected' }, 'not_unknown'],
] as const)('from %s the guard refuses %o: %s', (from, event, reason) => {
  expect(() => nextCardState(from, event as LifecycleEvent)).toThrow(expect.objectContaining({ reason }));
});

test('a skipped card remembers what it was, and comes back as that while there is time', () => {
  const skipped = nextCardState('approved_and_scheduled', good.skip);
  expect(skipped).toEqual({ status: 'skipped', failureReason: null, skippedFrom: 'approved_and_scheduled' });
  const { skippedFrom } = skipped;
  expect(nextCardState('skipped', { type: 'restore', skippedFrom, timeHasPassed: false }).status).toBe(
    'approved_and_scheduled',
  );
  expect(nextCardState('skipped', { type: 'restore', skippedFrom, timeHasPassed: true }).status).toBe('draft');
});

test('editing keeps an approval only when asked to, also that of a skipped card', () => {
  const edit = (keepApproved: boolean) =>
    ({ type: 'edit', keepApproved, skippedFrom: 'approved_and_scheduled' }) as const;
  expect(nextCardState('approved_and_scheduled', edit(true)).status).toBe('approved_and_scheduled');
  expect(nextCardState('skipped', edit(true)).skippedFrom).toBe('approved_and_scheduled');
  expect(nextCardState('skipped', edit(false)).skippedFrom).toBe('draft');
});

test('a printed card is sent for printing, and each failure keeps its reason', () => {
  expect(nextCardState('scheduled', { type: 'delivered', physical: true }).status).toBe('sent_for_printing');
  expect(nextCardState('scheduled', { type: 'permanentFailure', reason: 'unknown' }).failureReason).toBe('unknown');
  expect(nextCardState('sent', { type: 'bounced' }).failureReason).toBe('bounced');
  expect(nextCardState('ready', { type: 'missed' }).failureReason).toBe('missed');
});

test('every event starts somewhere', () => {
  for (const from of Object.values(legalFrom)) expect(from.length).toBeGreaterThan(0);
});
