import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { messagesToOthers, recentMessages } from './recent-messages.store.ts';

const now = new Date('2026-11-24T12:00:00Z');
const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000);

let fondly: TestApp;
let eleanor: Person;
let personId: number;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  const body = { name: 'Margaret Whitfield', relationship: 'mother', about: { memories: ['The tent in Wales!'] } };
  personId = (await eleanor.call('POST', '/api/people', body)).json().id;
});
afterAll(() => fondly.close());
beforeEach(() => fondly.context.database.orm.delete(cards));

async function addCard(message: string, daysAgo: number, to = personId) {
  const body = { personId: to, title: 'x', category: 'birthday', message };
  const { id } = (await eleanor.call('POST', '/api/cards', body)).json();
  await fondly.context.database.orm
    .update(cards)
    .set({ createdAt: daysBefore(daysAgo) })
    .where(eq(cards.id, id));
}

async function toMargaret() {
  const { orm } = fondly.context.database;
  const [margaret] = await orm.select().from(people).where(eq(people.id, personId));
  return recentMessages(orm, margaret!, now);
}

test('includes last year’s card, made some days earlier than this year’s, and no older one', async () => {
  await addCard('The year before', 720);
  await addCard('Last year', 385);
  await addCard('Last week', 7);
  expect(await toMargaret()).toEqual(['Last week', 'Last year']);
});

test('includes a card with a memory for as long as the contact has it', async () => {
  await addCard('The tent in Wales! Happy birthday.', 720);
  expect(await toMargaret()).toEqual(['The tent in Wales! Happy birthday.']);
});

test('messages to others come newest first', async () => {
  const other = (await eleanor.call('POST', '/api/people', { name: 'Robert Miles', relationship: 'friend' })).json().id;
  await addCard('To Robert', 3, other);
  await addCard('To Margaret', 1);
  await addCard('Long ago', 90);
  const told = await messagesToOthers(fondly.context.database.orm, eleanor.user.id, 'birthday');
  expect(told).toEqual(['To Margaret', 'To Robert', 'Long ago']);
});
