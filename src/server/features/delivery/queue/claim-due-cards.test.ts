import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../../tests/app/test-context.ts';
import {
  insertDueCard,
  insertOwner,
  type Owner,
  readCard,
  readEvents,
  readLog,
} from '../../../../../tests/delivery/insert-card.ts';
import { cards } from '../../../db/tables/cards.ts';
import { users } from '../../../db/tables/users.ts';
import { recordResult } from '../outcome/record-result.store.ts';
import { recoverExpiredLeases } from '../outcome/recover-cards.store.ts';
import { failExhaustedCards, failMissedCards } from '../outcome/settle-overdue.store.ts';
import { claimDueCards } from './claim-due-cards.store.ts';
import { markHandingOver as markAll, releaseCards, renewLeases } from './leases.store.ts';

let fondly: TestContext;
let owner: Owner;
beforeAll(async () => {
  fondly = await createTestContext();
});
afterAll(() => fondly.close());
beforeEach(async () => {
  await fondly.context.database.orm.delete(cards);
  fondly.clock.set('2026-05-04T09:00:00Z');
  owner = await insertOwner(fondly.context);
});

const db = () => fondly.context.database.orm;
const claim = (worker = 'w1', limit = 10, verifiedOnly = false) =>
  claimDueCards(db(), { worker, limit, now: fondly.clock.now(), verifiedOnly });
const expireLeases = () =>
  db().update(cards).set({ leaseUntil: sql`now() - interval '1 second'` }).where(sql`lease_until is not null`);
const record = (
  attempt: { cardId: number; attempt: number; worker: string },
  result: Parameters<typeof recordResult>[2],
) => fondly.context.database.transaction((tx) => recordResult(tx, attempt, result, fondly.clock.now()));
/** The fence of one attempt. */
const markHandingOver = async (
  at: ReturnType<typeof db>,
  attempt: { cardId: number; attempt: number; worker: string },
) =>
  (
    await markAll(at, [
      { ...attempt, links: [{ kind: 'card', tokenHash: `hash ${attempt.cardId}`, userId: owner.userId, email: null }] },
    ])
  ).has(attempt.cardId);
const sentAs = { senderName: 'Eleanor', recipientName: 'Mum', language: 'en' } as const;
const sent = {
  kind: 'sent',
  refusedEmails: [],
  physical: false,
  keptInOutbox: false,
  sentAs,
  messageId: 'm@x',
  details: '250 OK',
} as const;
const temporary = { kind: 'temporary', messageId: 'm@x', details: '450 later' } as const;

test('a claim takes the lease and records the attempt before any connection opens', async () => {
  const id = await insertDueCard(fondly.context, owner);
  expect(await claim()).toEqual([{ cardId: id, attempt: 1, worker: 'w1' }]);
  const card = await readCard(fondly.context, id);
  expect(card).toMatchObject({
    deliveryStatus: 'scheduled',
    attempt: 1,
    leaseOwner: 'w1',
    handingOver: false,
    giveUpAt: card.dayEndsAt,
  });
  const [{ seconds } = { seconds: 0 }] = (
    await db().execute<{ seconds: number }>(
      sql`select extract(epoch from lease_until - now())::float8 as seconds from cards`,
    )
  ).rows;
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await readLog(fondly.context, id)).toMatchObject([
    { attempt: 1, deliveryStatus: 'sending', worker: 'w1', deliveryMethod: 'digital', sentAt: null },
  ]);
  expect(await claim('w2')).toEqual([]);
});

test('many workers at once never get the same card', async () => {
  const ids = [];
  for (let index = 0; index < 40; index += 1) ids.push(await insertDueCard(fondly.context, owner));
  const claims = (await Promise.all(Array.from({ length: 12 }, (_, index) => claim(`w${index}`, 7)))).flat();
  const rest = [];
  for (let more = await claim('last', 7); more.length > 0; more = await claim('last', 7)) rest.push(...more);
  const all = [...claims, ...rest].map(({ cardId }) => cardId);
  expect([...all].sort((a, b) => a - b)).toEqual(ids);
  expect([...claims, ...rest].every(({ attempt }) => attempt === 1)).toBe(true);
});

test('claims only cards that are due, whose day is not over, and without a pending retry', async () => {
  const now = fondly.clock.now().getTime();
  const later = await insertDueCard(fondly.context, owner, { dueAt: new Date(now + 1) });
  const yesterdays = await insertDueCard(fondly.context, owner, {
    dueAt: new Date(now - 86_400_000),
    dayEndsAt: new Date(now),
  });
  for (const deliveryStatus of ['draft', 'skipped', 'failed', 'sent', 'sent_for_printing'] as const) {
    await insertDueCard(fondly.context, owner, { deliveryStatus });
  }
  const second = await insertDueCard(fondly.context, owner, { dueAt: new Date(now - 1_000) });
  const first = await insertDueCard(fondly.context, owner, { dueAt: new Date(now - 2_000), deliveryStatus: 'ready' });
  expect((await claim('w1', 1)).map(({ cardId }) => cardId)).toEqual([first]);
  expect((await claim()).map(({ cardId }) => cardId)).toEqual([second]);
  expect(await failMissedCards(db(), fondly.clock.now())).toBe(1);
  expect(await readCard(fondly.context, yesterdays)).toMatchObject({
    deliveryStatus: 'failed',
    failureReason: 'missed',
    attempt: 0,
  });
  expect(await readEvents(fondly.context, yesterdays)).toMatchObject([
    { event: 'card-failed', details: { reason: 'missed' } },
  ]);
  fondly.clock.advanceMs(1);
  expect((await claim()).map(({ cardId }) => cardId)).toEqual([later]);
});

test('a clock that jumps by a day sends nothing on another day', async () => {
  const id = await insertDueCard(fondly.context, owner);
  fondly.clock.set('2026-05-03T09:00:00Z');
  expect(await claim()).toEqual([]);
  fondly.clock.set('2026-05-05T09:00:00Z');
  expect(await claim()).toEqual([]);
  await failMissedCards(db(), fondly.clock.now());
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'missed' });
});

test('holds the cards of an unverified account where verification is required', async () => {
  const id = await insertDueCard(fondly.context, owner);
  expect(await claim('w1', 10, true)).toEqual([]);
  await db().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, owner.userId));
  expect((await claim('w1', 10, true)).map(({ cardId }) => cardId)).toEqual([id]);
});

test('the fence opens once, only for the attempt that holds the lease', async () => {
  const id = await insertDueCard(fondly.context, owner);
  const [attempt] = await claim();
  expect(await markHandingOver(db(), { ...attempt!, attempt: 2 })).toBe(false);
  expect(await markHandingOver(db(), { ...attempt!, worker: 'w2' })).toBe(false);
  expect(await readCard(fondly.context, id)).toMatchObject({ handingOver: false });
  await expireLeases();
  expect(await markHandingOver(db(), attempt!)).toBe(false);
  await recoverExpiredLeases(db());
  const [next] = await claim('w2');
  expect(next).toMatchObject({ cardId: id, attempt: 2 });
  expect(await markHandingOver(db(), attempt!)).toBe(false);
  expect(await record(attempt!, sent)).toBe(false);
  expect(await markHandingOver(db(), next!)).toBe(true);
  expect(await readCard(fondly.context, id)).toMatchObject({
    deliveryStatus: 'scheduled',
    handingOver: true,
    attempt: 2,
  });
});

test('a heartbeat extends a lease but does not revive an expired one', async () => {
  const kept = await insertDueCard(fondly.context, owner);
  await claim();
  await db().update(cards).set({ leaseUntil: sql`now() + interval '1 second'` });
  await renewLeases(db(), 'w1', [kept]);
  expect((await recoverExpiredLeases(db())).released).toBe(0);
  expect((await readCard(fondly.context, kept)).leaseUntil!.getTime()).toBeGreaterThan(Date.now() + 30_000);
  await expireLeases();
  await renewLeases(db(), 'w1', [kept]);
  expect(await recoverExpiredLeases(db())).toEqual({ released: 1, unknown: 0 });
});

test('losing a worker before the hand-over frees its card, and after it makes the card unknown', async () => {
  const before = await insertDueCard(fondly.context, owner);
  const after = await insertDueCard(fondly.context, owner);
  const claims = await claim();
  await markHandingOver(db(), claims.find(({ cardId }) => cardId === after)!);
  expect(await recoverExpiredLeases(db())).toEqual({ released: 0, unknown: 0 });
  await expireLeases();
  expect(await recoverExpiredLeases(db())).toEqual({ released: 1, unknown: 1 });
  expect(await readEvents(fondly.context, before)).toEqual([]);
  expect(await readEvents(fondly.context, after)).toMatchObject([
    { event: 'card-failed', details: { reason: 'unknown' } },
  ]);
  expect(await readCard(fondly.context, after)).toMatchObject({
    deliveryStatus: 'failed',
    failureReason: 'unknown',
    handingOver: false,
    leaseOwner: null,
  });
  expect((await readLog(fondly.context, after))[0]).toMatchObject({ deliveryStatus: 'unknown' });
  expect((await readLog(fondly.context, before))[0]).toMatchObject({ deliveryStatus: 'released' });
  expect(await claim('w2')).toMatchObject([{ cardId: before, attempt: 2 }]);
  fondly.clock.advanceMs(3_600_000);
  expect(await claim('w3')).toEqual([]);
});

test('records a late answer of the mail server after the card was given up', async () => {
  const id = await insertDueCard(fondly.context, owner);
  const [attempt] = await claim();
  await markHandingOver(db(), attempt!);
  await expireLeases();
  await recoverExpiredLeases(db());
  expect(await record(attempt!, sent)).toBe(true);
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'sent', failureReason: null });
  expect((await readLog(fondly.context, id))[0]).toMatchObject({ deliveryStatus: 'sent', deliveryDetails: '250 OK' });
});

test('released cards can be claimed at once, and those being handed over are not released', async () => {
  const free = await insertDueCard(fondly.context, owner);
  const held = await insertDueCard(fondly.context, owner);
  const claims = await claim();
  await markHandingOver(db(), claims.find(({ cardId }) => cardId === held)!);
  await releaseCards(db(), 'w1', [free, held]);
  expect(await claim('w2')).toMatchObject([{ cardId: free, attempt: 2 }]);
  expect(await readCard(fondly.context, held)).toMatchObject({ leaseOwner: 'w1', handingOver: true });
});

test('a result updates card and log together', async () => {
  const id = await insertDueCard(fondly.context, owner);
  const [attempt] = await claim();
  await markHandingOver(db(), attempt!);
  expect(await record(attempt!, sent)).toBe(true);
  expect(await readCard(fondly.context, id)).toMatchObject({
    deliveryStatus: 'sent',
    failureReason: null,
    deliveryDate: fondly.clock.now(),
    leaseOwner: null,
    leaseUntil: null,
    handingOver: false,
    nextAttemptAt: null,
    giveUpAt: null,
  });
  expect(await readLog(fondly.context, id)).toMatchObject([
    { deliveryStatus: 'sent', deliveryDetails: '250 OK', messageId: 'm@x', sentAt: fondly.clock.now() },
  ]);
  expect(await record(attempt!, { kind: 'failed', reason: 'rejected', messageId: 'm@x', details: '550' })).toBe(false);
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'sent' });
});

test('temporary failures are retried with backoff until the local day ends', async () => {
  const id = await insertDueCard(fondly.context, owner, { dayEndsAt: new Date('2026-05-04T11:45:00Z') });
  const waits: number[] = [];
  for (;;) {
    const [attempt] = await claim();
    expect(await record(attempt!, temporary)).toBe(true);
    const card = await readCard(fondly.context, id);
    if (card.deliveryStatus === 'failed') {
      expect(card).toMatchObject({ failureReason: 'exhausted', nextAttemptAt: null });
      break;
    }
    waits.push((card.nextAttemptAt!.getTime() - fondly.clock.now().getTime()) / 60_000);
    expect(await claim()).toEqual([]);
    fondly.clock.set(card.nextAttemptAt!.toISOString());
  }
  expect(waits).toEqual([1, 5, 15, 30, 60]);
  expect((await readLog(fondly.context, id)).map(({ deliveryStatus }) => deliveryStatus)).toEqual([
    'retry',
    'retry',
    'retry',
    'retry',
    'retry',
    'failed',
  ]);
});

test('does not send a card whose retry came due on a past day', async () => {
  const id = await insertDueCard(fondly.context, owner);
  const [attempt] = await claim();
  await record(attempt!, temporary);
  fondly.clock.set('2026-05-05T09:00:00Z');
  expect(await claim()).toEqual([]);
  expect(await failExhaustedCards(db(), fondly.clock.now())).toBe(1);
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'exhausted' });
});

test('while no mail can leave, claims only cards with another delivery method', async () => {
  const mailed = await insertDueCard(fondly.context, owner);
  const printed = await insertDueCard(fondly.context, owner, { deliveryMethod: 'physical' });
  const texted = await insertDueCard(fondly.context, owner, { digitalDeliveryType: 'text' });
  const options = { worker: 'w1', limit: 10, now: fondly.clock.now(), verifiedOnly: false };
  const claimed = async (mailWaits: boolean) =>
    (await claimDueCards(db(), { ...options, mailWaits })).map(({ cardId }) => cardId).sort((a, b) => a - b);
  expect(await claimed(true)).toEqual([printed, texted]);
  expect(await claimed(false)).toEqual([mailed]);
});
