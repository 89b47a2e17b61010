import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { cards } from '../../db/tables/cards.ts';
import { unsubscribes } from '../../db/tables/users.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set('2026-11-21T12:00:00Z');
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

const wrong = 'margret@example.org';
const right = 'margaret@example.org';
const add = async () => (await eleanor.call('POST', '/api/people', { name: 'Margaret', email: wrong })).json().id;
const correct = async (id: number, more: object = { updateCards: true }, email: string | null = right) =>
  (await eleanor.call('PATCH', `/api/people/${id}`, { email, ...more })).json();
const read = async (id: number) => (await eleanor.call('GET', `/api/cards/${id}`)).json();

async function card(personId: number, action: 'approve' | 'skip' | null = null, change: object = {}): Promise<number> {
  const body = { personId, title: 'For you', category: 'birthday', message: 'Words', scheduledDate: '2026-12-04' };
  const { id } = (await eleanor.call('POST', '/api/cards', { ...body, ...change })).json();
  if (action) expect((await eleanor.call('POST', `/api/cards/${id}/${action}`)).statusCode).toBe(200);
  return id;
}

test('cards that are not sent go to the corrected address, approved ones stay approved', async () => {
  const person = await add();
  const ids = [await card(person), await card(person, 'approve'), await card(person, 'skip')];
  expect((await correct(person)).cardsUpdated).toBe(3);
  const after = await Promise.all(ids.map(read));
  expect(after.map(({ recipientEmail }) => recipientEmail)).toEqual([right, right, right]);
  expect(after.map(({ deliveryStatus }) => deliveryStatus)).toEqual(['draft', 'approved_and_scheduled', 'skipped']);
});

test('a card with an address of its own, one that was sent and one being sent keep theirs', async () => {
  const person = await add();
  const own = await card(person, 'approve', { recipientEmail: 'club@example.org' });
  const sent = await card(person);
  const sending = await card(person);
  const { orm } = fondly.context.database;
  await orm.update(cards).set({ deliveryStatus: 'sent' }).where(eq(cards.id, sent));
  await orm.update(cards).set({ deliveryStatus: 'scheduled' }).where(eq(cards.id, sending));
  expect((await correct(person)).cardsUpdated).toBe(0);
  const kept = await Promise.all([own, sent, sending].map(read));
  expect(kept.map(({ recipientEmail }) => recipientEmail)).toEqual(['club@example.org', wrong, wrong]);
});

test.each([
  ['unless asked', {}, right],
  ['nor to nowhere', { updateCards: true }, null],
])('cards stay as they are, %s', async (_when, more, email) => {
  const person = await add();
  const id = await card(person, 'approve');
  expect((await correct(person, more, email)).cardsUpdated).toBe(0);
  expect(await read(id)).toMatchObject({ recipientEmail: wrong, deliveryStatus: 'approved_and_scheduled' });
});

test('an address that wants no more cards takes the approval away', async () => {
  const person = await add();
  const id = await card(person, 'approve');
  await fondly.context.database.orm.insert(unsubscribes).values({ userId: eleanor.user.id, email: 'gone@example.org' });
  expect((await correct(person, { updateCards: true }, 'Gone@example.org')).cardsUpdated).toBe(1);
  expect(await read(id)).toMatchObject({ recipientEmail: 'Gone@example.org', deliveryStatus: 'draft' });
});

test('an outdated correction changes neither contact nor cards', async () => {
  const person = await add();
  const id = await card(person, 'approve');
  await eleanor.call('PATCH', `/api/people/${person}`, { notes: 'dahlias' });
  expect((await correct(person, { updateCards: true, version: 1 })).code).toBe('stale_version');
  expect((await read(id)).recipientEmail).toBe(wrong);
});
