import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { insertDueCard, readCard } from '../../../../tests/delivery/insert-card.ts';
import { cards } from '../../db/tables/cards.ts';
import { users } from '../../db/tables/users.ts';
import { failExhaustedCards, failMissedCards } from './outcome/settle-overdue.store.ts';
import { claimDueCards, countDueCards } from './queue/claim-due-cards.store.ts';

let fondly: TestApp;
let admin: Person;
let eleanor: Person;
let owner: { userId: number; personId: number; email: string };
beforeAll(async () => {
  fondly = await startTestApp();
  admin = await fondly.signUp('Ada Admin');
});
afterAll(() => fondly.close());
beforeEach(async () => {
  fondly.clock.set('2026-05-04T09:00:00Z');
  await db().delete(cards);
  eleanor = await fondly.signUp();
  const person = await eleanor.call('POST', '/api/people', { name: 'Margaret', email: 'm@example.test' });
  owner = { userId: eleanor.user.id, personId: person.json().id, email: eleanor.user.email };
});

const db = () => fondly.context.database.orm;
const now = () => fondly.clock.now();
const claim = async () =>
  (await claimDueCards(db(), { worker: 'w1', limit: 10, now: now(), verifiedOnly: false })).map(({ cardId }) => cardId);
const setSending = (isSendingStopped: boolean, id = eleanor.user.id) =>
  admin.call('PATCH', `/api/admin/users/${id}`, { isSendingStopped });
const statusOf = async (id: number) => (await readCard(fondly.context, id)).deliveryStatus;

test('the due cards of a stopped account wait until it is started again', async () => {
  const fresh = await insertDueCard(fondly.context, owner);
  const again = await insertDueCard(fondly.context, owner, {
    deliveryStatus: 'scheduled',
    nextAttemptAt: now(),
    giveUpAt: new Date(now().getTime() + 3_600_000),
  });
  expect((await setSending(true)).json().sending).toBe('stopped');
  expect((await eleanor.call('GET', '/api/user')).json().sending).toBe('stopped');
  expect([await claim(), await countDueCards(db(), now())]).toEqual([[], 0]);
  const scheduler = (await admin.call('GET', '/api/system/scheduler')).json();
  expect(scheduler.held.map(({ reason }: { reason: string }) => reason)).toEqual([
    'An administrator has stopped the cards of its owner.',
    'An administrator has stopped the cards of its owner.',
  ]);
  expect((await setSending(false)).json().sending).toBe('allowed');
  expect((await claim()).sort()).toEqual([fresh, again].sort());
});

test('cards of a stopped account fail as missed only after it is started again', async () => {
  const missed = await insertDueCard(fondly.context, owner);
  const exhausted = await insertDueCard(fondly.context, owner, {
    deliveryStatus: 'scheduled',
    nextAttemptAt: now(),
    giveUpAt: new Date(now().getTime() + 3_600_000),
  });
  await setSending(true);
  fondly.clock.advanceMs(3 * 86_400_000);
  expect([await failMissedCards(db(), now()), await failExhaustedCards(db(), now())]).toEqual([0, 0]);
  expect(await statusOf(missed)).toBe('approved_and_scheduled');
  await setSending(false);
  expect([await failMissedCards(db(), now()), await failExhaustedCards(db(), now())]).toEqual([1, 1]);
  expect([await statusOf(missed), await statusOf(exhausted)]).toEqual(['failed', 'failed']);
});

test('a stopped account can do everything but send, and is told why', async () => {
  await setSending(true);
  const card = { personId: owner.personId, title: 'Hi', category: 'birthday', message: 'Words' };
  const { id } = (await eleanor.call('POST', '/api/cards', { ...card, scheduledDate: '2026-05-20' })).json();
  const refused = await eleanor.call('POST', `/api/cards/${id}/send-now`);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  expect(refused.json().message).toMatch(
    /^Sending is stopped\. An administrator has stopped the cards of your account\./,
  );
  expect(await statusOf(id)).toBe('draft');
  expect((await eleanor.call('POST', `/api/cards/${id}/approve`)).statusCode).toBe(200);
});

test('a disabled account holds its cards the same way', async () => {
  const id = await insertDueCard(fondly.context, owner);
  const setDisabled = (isDisabled: boolean) => admin.call('PATCH', `/api/admin/users/${owner.userId}`, { isDisabled });
  await setDisabled(true);
  expect(await claim()).toEqual([]);
  await setDisabled(false);
  expect(await claim()).toEqual([id]);
});

test('an account that awaits approval holds its cards the same way', async () => {
  const id = await insertDueCard(fondly.context, owner);
  await db().update(users).set({ awaitsApprovalSince: now() }).where(eq(users.id, owner.userId));
  expect(await claim()).toEqual([]);
  const refused = await eleanor.call('POST', `/api/cards/${id}/send-now`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    expect.stringMatching(/^Your account waits for approval\./),
  ]);
  await admin.call('PATCH', `/api/admin/users/${owner.userId}`, { isApproved: true });
  expect(await claim()).toEqual([id]);
});

test('an administrator cannot be stopped, promotion starts an account, and the audit log records each change', async () => {
  const refused = await setSending(true, admin.user.id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'illegal_transition']);
  await setSending(true);
  const path = `/api/admin/users/${owner.userId}`;
  expect((await admin.call('PATCH', path, { isAdmin: true })).json().sending).toBe('allowed');
  await admin.call('PATCH', path, { isAdmin: false });
  const log = (await admin.call('GET', `/api/admin/audit?account=${owner.userId}`)).json();
  expect(log.map(({ event }: { event: string }) => event)).toEqual(
    expect.arrayContaining(['sending-stopped', 'sending-started', 'admin-granted']),
  );
});
