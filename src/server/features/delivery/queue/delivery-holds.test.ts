import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { insertDueCard, insertOwner, type Owner, readCard } from '../../../../../tests/delivery/insert-card.ts';
import { cards } from '../../../db/tables/cards.ts';
import { deliveryHolds } from '../../../db/tables/delivery-holds.ts';
import { users } from '../../../db/tables/users.ts';
import { failMissedCards } from '../outcome/settle-overdue.store.ts';
import { claimDueCards, countDueCards } from './claim-due-cards.store.ts';
import { countHeldCards, openHold } from './delivery-holds.store.ts';

let fondly: TestApp;
let owner: Owner;
const restoredAt = new Date('2026-05-04T10:00:00Z');
beforeAll(async () => {
  fondly = await startTestApp();
});
afterAll(() => fondly.close());
beforeEach(async () => {
  await db().delete(cards);
  await db().delete(deliveryHolds);
  fondly.clock.set('2026-05-04T10:00:00Z');
  owner = await insertOwner(fondly.context);
});

const db = () => fondly.context.database.orm;
const now = () => fondly.clock.now();
const claim = async () =>
  (await claimDueCards(db(), { worker: 'w1', limit: 10, now: now(), verifiedOnly: false })).map(({ cardId }) => cardId);
const hold = () => openHold(db(), { backupMadeAt: new Date('2026-05-03T10:00:00Z'), heldUntil: restoredAt });

test('holds cards that were overdue at a restore, queued or between attempts, and sends the rest', async () => {
  const overdue = await insertDueCard(fondly.context, owner, { dueAt: new Date('2026-05-04T09:00:00Z') });
  const tried = await insertDueCard(fondly.context, owner, {
    deliveryStatus: 'scheduled',
    nextAttemptAt: new Date('2026-05-04T09:30:00Z'),
    giveUpAt: new Date('2026-05-04T22:00:00Z'),
  });
  const later = await insertDueCard(fondly.context, owner, { dueAt: new Date('2026-05-04T10:00:01Z') });
  await hold();
  expect(await claim()).toEqual([]);
  expect([await countHeldCards(db(), now()), await countDueCards(db(), now())]).toEqual([2, 0]);
  fondly.clock.set('2026-05-04T10:05:00Z');
  const sentNow = await insertDueCard(fondly.context, owner, {
    deliveryStatus: 'scheduled',
    nextAttemptAt: now(),
    giveUpAt: new Date('2026-05-05T10:00:00Z'),
  });
  expect(await claim()).toEqual([later, sentNow]);
  // At the end of its day a held card is missed and reported like any other.
  fondly.clock.set('2026-05-04T22:30:00Z');
  expect(await failMissedCards(db(), now())).toBe(1);
  expect(await readCard(fondly.context, overdue)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'missed' });
  expect(await readCard(fondly.context, tried)).toMatchObject({ deliveryStatus: 'scheduled', attempt: 0 });
});

test('a second restore replaces the hold of the first', async () => {
  await hold();
  await openHold(db(), { backupMadeAt: restoredAt, heldUntil: new Date('2026-05-04T10:30:00Z') });
  fondly.clock.set('2026-05-04T10:45:00Z');
  await insertDueCard(fondly.context, owner, { dueAt: new Date('2026-05-04T10:20:00Z') });
  expect(await claim()).toEqual([]);
});

test('an administrator can list the held cards and release them, once', async () => {
  const [boss, other] = [await fondly.signUp(), await fondly.signUp()];
  await db().update(users).set({ isAdmin: true }).where(eq(users.id, boss.user.id));
  const id = await insertDueCard(fondly.context, owner, { dueAt: new Date('2026-05-04T09:00:00Z') });
  await hold();
  const seen = (await boss.call('GET', '/api/system/scheduler')).json();
  expect(seen.hold).toEqual({
    backupMadeAt: '2026-05-03T10:00:00.000Z',
    heldUntil: restoredAt.toISOString(),
    cards: 1,
  });
  expect(seen.held[0].reason).toContain('waits for your decision');
  const body = { heldUntil: seen.hold.heldUntil };
  const release = (who: typeof boss, what: object = body) => who.call('POST', '/api/system/release-hold', what);
  expect((await release(fondly.anonymous)).statusCode).toBe(401);
  expect((await release(other)).statusCode).toBe(403);
  expect((await release(boss, { heldUntil: 'now' })).statusCode).toBe(422);
  expect((await release(boss, { heldUntil: '2026-05-04T09:00:00.000Z' })).statusCode).toBe(409);
  expect(await claim()).toEqual([]);
  expect((await release(boss)).json()).toEqual({ message: 'The held cards are on their way', counts: { due: 1 } });
  expect((await release(boss)).statusCode).toBe(409);
  expect(await claim()).toEqual([id]);
});
