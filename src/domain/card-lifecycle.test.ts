import { expect, test } from 'vitest';
import { type DeliveryStatus, deliveryStatuses } from '../contract/vocabulary.ts';
import { allows, IllegalTransition, type LifecycleEvent, legalFrom, nextCardState, removed } from './card-lifecycle.ts';

type Type = LifecycleEvent['type'];
type Facts<T extends Type> = Omit<Extract<LifecycleEvent, { type: T }>, 'type'>;
/** The result of an event: the status with any remembered status or reason, 'gone', or the guard's refusal. */
type Outcomes = Partial<Record<DeliveryStatus, string>>;
type Lines = { [T in Type]: [name: string, facts: Facts<T>, outcomes: Outcomes][] };

const all = (outcome: string): Outcomes => Object.fromEntries(deliveryStatuses.map((status) => [status, outcome]));
const approved = { draft: 'approved_and_scheduled', failed: 'approved_and_scheduled' };
const bothRefused = (why: string) => ({ draft: why, failed: why });
const sendable = (outcome: string): Outcomes => ({
  draft: outcome,
  approved_and_scheduled: outcome,
  ready: outcome,
  skipped: outcome,
  failed: outcome,
});
const unskipped = { draft: 'skipped, was draft', ready: 'skipped, was ready' };
const edited = { draft: 'draft', failed: 'failed', ready: 'ready' };
const fromQueue = (outcome: string): Outcomes => ({ approved_and_scheduled: outcome, ready: outcome });

/** The table of design/lifecycle.md with one line per guard. Statuses that a line does not list are illegal. */
const table: Lines = {
  approve: [
    ['approve', { hasRecipient: true, hasDay: true, dayIsPast: false }, approved],
    ['approve without a day', { hasRecipient: true, hasDay: false, dayIsPast: false }, bothRefused('refused: no_day')],
    ['approve for the past', { hasRecipient: true, hasDay: true, dayIsPast: true }, bothRefused('refused: past_day')],
    [
      'approve without an address',
      { hasRecipient: false, hasDay: true, dayIsPast: false },
      bothRefused('refused: no_recipient'),
    ],
  ],
  skip: [
    [
      'skip',
      { liveLease: false },
      {
        ...unskipped,
        approved_and_scheduled: 'skipped, was approved_and_scheduled',
        scheduled: 'skipped, was approved_and_scheduled',
      },
    ],
    [
      'skip under way',
      { liveLease: true },
      {
        draft: 'refused: being_sent',
        ready: 'refused: being_sent',
        approved_and_scheduled: 'refused: being_sent',
        scheduled: 'refused: being_sent',
      },
    ],
  ],
  restore: [
    ['restore a draft', { skippedFrom: 'draft', timeHasPassed: false }, { skipped: 'draft' }],
    ['restore an old draft', { skippedFrom: 'draft', timeHasPassed: true }, { skipped: 'draft' }],
    [
      'restore an approved one',
      { skippedFrom: 'approved_and_scheduled', timeHasPassed: false },
      { skipped: 'approved_and_scheduled' },
    ],
    [
      'restore an approved one too late',
      { skippedFrom: 'approved_and_scheduled', timeHasPassed: true },
      { skipped: 'draft' },
    ],
    ['restore a test card', { skippedFrom: 'ready', timeHasPassed: false }, { skipped: 'ready' }],
    ['restore what nobody remembers', { skippedFrom: null, timeHasPassed: false }, { skipped: 'draft' }],
  ],
  edit: [
    [
      'edit',
      { keepApproved: false, skippedFrom: 'draft' },
      { ...edited, approved_and_scheduled: 'draft', skipped: 'skipped, was draft' },
    ],
    [
      'edit and keep approved',
      { keepApproved: true, skippedFrom: 'approved_and_scheduled' },
      {
        ...edited,
        approved_and_scheduled: 'approved_and_scheduled',
        skipped: 'skipped, was approved_and_scheduled',
      },
    ],
    [
      'edit what was approved',
      { keepApproved: false, skippedFrom: 'approved_and_scheduled' },
      { ...edited, approved_and_scheduled: 'draft', skipped: 'skipped, was draft' },
    ],
  ],
  claim: [['claim', {}, fromQueue('scheduled')]],
  sendNow: [
    ['send now', { hasRecipient: true }, sendable('scheduled')],
    ['send now without an address', { hasRecipient: false }, sendable('refused: no_recipient')],
  ],
  delivered: [
    ['delivered', { physical: false }, { scheduled: 'sent' }],
    ['ordered in print', { physical: true }, { scheduled: 'sent_for_printing' }],
  ],
  given: [['given', {}, sendable('sent')]],
  notPosted: [
    ['not posted after all', { wasPosted: true }, { sent: 'approved_and_scheduled' }],
    ['not posted, but sent by mail', { wasPosted: false }, { sent: 'refused: not_posted' }],
  ],
  temporaryFailure: [['temporary failure', {}, { scheduled: 'scheduled' }]],
  release: [['release', {}, { scheduled: 'scheduled' }]],
  permanentFailure: (['rejected', 'exhausted', 'unknown', 'unsubscribed'] as const).map((reason) => [
    `permanent failure, ${reason}`,
    { reason },
    { scheduled: `failed: ${reason}` },
  ]),
  missed: [['missed', {}, fromQueue('failed: missed')]],
  itArrived: [
    ['it arrived', { failureReason: 'unknown' }, { failed: 'sent' }],
    ...(['rejected', 'exhausted', 'unsubscribed', 'missed', 'bounced', null] as const).map(
      (failureReason): Lines['itArrived'][number] => [
        `it arrived, though ${failureReason}`,
        { failureReason },
        { failed: 'refused: not_unknown' },
      ],
    ),
  ],
  bounced: [['bounced', {}, { sent: 'failed: bounced' }]],
  remove: [
    ['remove', { liveLease: false }, all('gone')],
    ['remove under way', { liveLease: true }, all('refused: being_sent')],
  ],
  untrash: [
    [
      'take out of the trash in time',
      { mayBeSent: true },
      { approved_and_scheduled: 'approved_and_scheduled', ready: 'ready', scheduled: 'draft' },
    ],
    [
      'take out of the trash too late',
      { mayBeSent: false },
      { approved_and_scheduled: 'draft', ready: 'draft', scheduled: 'draft' },
    ],
  ],
};

const rows = Object.entries(table).flatMap(([type, lines]) =>
  (lines as Lines[Type]).flatMap(([name, facts, outcomes]) =>
    deliveryStatuses.map((from) => ({
      name,
      event: { type, ...facts } as LifecycleEvent,
      from,
      to: outcomes[from] ?? 'refused: status',
    })),
  ),
);

function outcomeOf(from: DeliveryStatus, event: LifecycleEvent): string {
  try {
    const state = nextCardState(from, event);
    if (state === removed) return 'gone';
    const { status, failureReason, skippedFrom } = state;
    return `${status}${skippedFrom ? `, was ${skippedFrom}` : ''}${failureReason ? `: ${failureReason}` : ''}`;
  } catch (error) {
    if (!(error instanceof IllegalTransition)) throw error;
    expect(error).toMatchObject({ from, event: event.type });
    return `refused: ${error.reason}`;
  }
}

test.each(rows)('$name from $from gives $to', ({ event, from, to }) => {
  expect(outcomeOf(from, event)).toBe(to);
  expect(allows(from, event.type)).toBe(to !== 'refused: status');
});

test('every event is legal from at least one status', () => {
  for (const from of Object.values(legalFrom)) expect(from.length).toBeGreaterThan(0);
});

test.each([
  ['no_recipient', 'Add an address for this contact first.'],
  ['no_day', 'Choose a day for this card first.'],
  ['past_day', 'The day of this card has passed. Choose a new day.'],
  ['being_sent', 'This card is being sent right now. Try again in a minute.'],
  ['not_unknown', 'Only a card whose delivery is uncertain can be marked as arrived.'],
  ['not_posted', 'Only a card that you posted can be taken back.'],
  ['status', 'This card was sent. It cannot be skipped.'],
] as const)('the refusal %s has the message: %s', (reason, words) => {
  expect(new IllegalTransition('sent', 'skip', reason).message).toBe(words);
});
