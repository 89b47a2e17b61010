import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { type CardChange, insertDueCard, type Owner } from '../../../../tests/delivery/insert-card.ts';
import { cards } from '../../db/tables/cards.ts';
import { findCardsSentTo, recordBounce } from './outcome/bounces.store.ts';
import { recordResult } from './outcome/record-result.store.ts';
import { recoverExpiredLeases } from './outcome/recover-cards.store.ts';
import { failExhaustedCards, failMissedCards } from './outcome/settle-overdue.store.ts';
import { claimDueCards } from './queue/claim-due-cards.store.ts';

let fondly: TestApp;
let eleanor: Person;
let owner: Owner;
const now = new Date('2026-05-04T12:00:00Z');
const [hourAgo, inHours] = [new Date('2026-05-04T11:00:00Z'), new Date('2026-05-04T22:00:00Z')];
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set(now.toISOString());
  eleanor = await fondly.signUp();
  const body = { name: 'Margaret', email: 'mum@example.test' };
  const personId = (await eleanor.call('POST', '/api/people', body)).json().id;
  owner = { userId: eleanor.user.id, personId, email: eleanor.user.email };
});
afterAll(() => fondly.close());

const db = () => fondly.context.database.orm;
const lease = (until: Date) => ({ leaseOwner: 'w1', leaseUntil: until, attempt: 1 });
/** A card in every possible state; leases use the database's clock. */
const states = {
  draft: { deliveryStatus: 'draft' },
  approved_and_scheduled: { deliveryStatus: 'approved_and_scheduled' },
  ready: { deliveryStatus: 'ready' },
  'scheduled, between attempts': { deliveryStatus: 'scheduled', attempt: 1 },
  'scheduled, being sent': { deliveryStatus: 'scheduled', ...lease(new Date('2099-01-01')) },
  'scheduled, its worker lost': { deliveryStatus: 'scheduled', ...lease(new Date('2020-01-01')) },
  'scheduled, its worker lost at the hand-over': {
    deliveryStatus: 'scheduled',
    handingOver: true,
    ...lease(new Date('2020-01-01')),
  },
  sent: { deliveryStatus: 'sent', deliveryDate: hourAgo },
  sent_for_printing: { deliveryStatus: 'sent_for_printing', deliveryDate: hourAgo },
  'failed, unknown': { deliveryStatus: 'failed', failureReason: 'unknown', attempt: 1 },
  'failed, rejected': { deliveryStatus: 'failed', failureReason: 'rejected', attempt: 1 },
  skipped: { deliveryStatus: 'skipped', skippedFrom: 'approved_and_scheduled' },
} as const satisfies Record<string, CardChange>;
type State = keyof typeof states;
type Outcomes = Partial<Record<State, string>>;

const queued = { nextAttemptAt: hourAgo, giveUpAt: inHours, dueAt: hourAgo, dayEndsAt: inHours };
/** One card in each state, due for an hour; `change` applies to all of them. */
async function insertAll(change: CardChange = {}): Promise<Map<number, State>> {
  await db().delete(cards);
  const ids = new Map<number, State>();
  for (const [state, fields] of Object.entries(states)) {
    ids.set(await insertDueCard(fondly.context, owner, { ...queued, ...fields, ...change }), state as State);
  }
  return ids;
}

/** The outcome for each card: its status with the reason, 'gone', or nothing if unchanged. */
async function outcomesOf(ids: ReadonlyMap<number, State>): Promise<Outcomes> {
  const rows = new Map((await db().select().from(cards)).map((card) => [card.id, card]));
  const changes = [...ids].flatMap(([id, state]) => {
    const card = rows.get(id);
    if (!card) return [[state, 'gone']];
    const before: CardChange = { failureReason: null, ...states[state] };
    const same = card.deliveryStatus === before.deliveryStatus && card.failureReason === before.failureReason;
    const words = card.failureReason ? `${card.deliveryStatus}: ${card.failureReason}` : card.deliveryStatus;
    return same ? [] : [[state, words]];
  });
  return Object.fromEntries(changes);
}

const toAll = (outcome: string): Outcomes => ({
  draft: outcome,
  approved_and_scheduled: outcome,
  ready: outcome,
  skipped: outcome,
  'failed, unknown': outcome,
  'failed, rejected': outcome,
});
const [free, lost] = ['scheduled, between attempts', 'scheduled, its worker lost'] as const;
/** A worker whose lease expired may still report the result of its attempt, until another one has the card. */
const toScheduled = (outcome: string): Outcomes => ({
  [free]: outcome,
  'scheduled, being sent': outcome,
  [lost]: outcome,
  'scheduled, its worker lost at the hand-over': outcome,
});

/** Calls of an owner: the changed states, and those answered with 200 although the status stays. All others get 409. */
const calls: [string, (id: number) => [method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object], Outcomes][] =
  [
    [
      'approve',
      (id) => ['POST', `/api/cards/${id}/approve`],
      {
        draft: 'approved_and_scheduled',
        'failed, unknown': 'approved_and_scheduled',
        'failed, rejected': 'approved_and_scheduled',
      },
    ],
    [
      'skip',
      (id) => ['POST', `/api/cards/${id}/skip`],
      { draft: 'skipped', approved_and_scheduled: 'skipped', ready: 'skipped', [free]: 'skipped', [lost]: 'skipped' },
    ],
    ['unskip', (id) => ['POST', `/api/cards/${id}/unskip`], { skipped: 'approved_and_scheduled' }],
    ['send-now', (id) => ['POST', `/api/cards/${id}/send-now`], toAll('scheduled')],
    ['given', (id) => ['POST', `/api/cards/${id}/given`, { by: 'hand' }], toAll('sent')],
    ['arrived', (id) => ['POST', `/api/cards/${id}/arrived`], { 'failed, unknown': 'sent' }],
    [
      'PATCH',
      (id) => ['PATCH', `/api/cards/${id}`, { message: 'Other words' }],
      {
        draft: 'as it was',
        approved_and_scheduled: 'draft',
        ready: 'as it was',
        skipped: 'as it was',
        'failed, unknown': 'as it was',
        'failed, rejected': 'as it was',
      },
    ],
    [
      'DELETE',
      (id) => ['DELETE', `/api/cards/${id}`],
      { ...toAll('gone'), [free]: 'gone', [lost]: 'gone', sent: 'gone', sent_for_printing: 'gone' },
    ],
  ];

test.each(calls)('%s follows the lifecycle for each card, or returns 409', async (_name, callFor, expected) => {
  const ids = await insertAll();
  const refused: Outcomes = {};
  for (const [id, state] of ids) {
    const answer = await eleanor.call(...callFor(id));
    if (answer.statusCode === 409) refused[state] = answer.json().code;
    else expect([state, answer.statusCode]).toEqual([state, expect.toBeOneOf([200, 204])]);
  }
  const changed = Object.fromEntries(Object.entries(expected).filter(([, outcome]) => outcome !== 'as it was'));
  expect(await outcomesOf(ids)).toEqual(changed);
  const others = Object.keys(states).filter((state) => !(state in expected));
  expect(refused).toEqual(Object.fromEntries(others.map((state) => [state, 'illegal_transition'])));
});

const claim = () => claimDueCards(db(), { worker: 'w2', limit: 50, now, verifiedOnly: false });
const attemptOf = (cardId: number) => ({ cardId, attempt: 1, worker: 'w1' });
const result = { messageId: 'm@x', details: '250' };

const sentAs = { senderName: 'Eleanor', recipientName: 'Mum', language: 'en' } as const;

/** Events without a call. */
const events: [string, CardChange, (ids: ReadonlyMap<number, State>) => Promise<unknown>, Outcomes][] = [
  ['a claim', {}, claim, { approved_and_scheduled: 'scheduled', ready: 'scheduled' }],
  [
    'the end of the day',
    { dayEndsAt: hourAgo },
    () => failMissedCards(db(), now),
    { approved_and_scheduled: 'failed: missed', ready: 'failed: missed' },
  ],
  [
    'the end of all attempts',
    { giveUpAt: hourAgo },
    () => failExhaustedCards(db(), now),
    { [free]: 'failed: exhausted' },
  ],
  [
    'the end of a lease',
    {},
    () => recoverExpiredLeases(db()),
    { 'scheduled, its worker lost at the hand-over': 'failed: unknown' },
  ],
  ['returned mail', {}, (ids) => bounceAll(ids), { sent: 'failed: bounced' }],
  [
    'the word of the mail server',
    { attempt: 1, leaseOwner: 'w1' },
    (ids) =>
      recordAll(ids, { kind: 'sent', physical: false, keptInOutbox: false, refusedEmails: [], sentAs, ...result }),
    // Late results count: the outcome was unknown, and is known now.
    { ...toScheduled('sent'), 'failed, unknown': 'sent' },
  ],
  [
    'a refusal of the mail server',
    { attempt: 1, leaseOwner: 'w1' },
    (ids) => recordAll(ids, { kind: 'failed', reason: 'rejected', ...result }),
    toScheduled('failed: rejected'),
  ],
];

async function recordAll(ids: ReadonlyMap<number, State>, what: Parameters<typeof recordResult>[2]): Promise<void> {
  for (const id of ids.keys()) {
    await fondly.context.database.transaction((tx) => recordResult(tx, attemptOf(id), what, now));
  }
}

async function bounceAll(ids: ReadonlyMap<number, State>): Promise<void> {
  expect((await findCardsSentTo(db(), 'mum@example.test', new Date(0))).map(({ id }) => ids.get(id))).toEqual(['sent']);
  for (const id of ids.keys()) {
    const returned = {
      id,
      userId: owner.userId,
      personId: owner.personId,
      recipientEmail: 'mum@example.test',
      alsoEmails: [],
    };
    await fondly.context.database.transaction((tx) => recordBounce(tx, returned, '550'));
  }
}

test.each(events)('%s changes only the cards that the lifecycle allows', async (_, change, act, expected) => {
  const ids = await insertAll(change);
  await act(ids);
  expect(await outcomesOf(ids)).toEqual(expected);
});

test('a claim takes due cards without a lease, and cards whose retry is due', async () => {
  const ids = await insertAll();
  expect((await claim()).map(({ cardId }) => ids.get(cardId))).toEqual(['approved_and_scheduled', 'ready', free]);
});
