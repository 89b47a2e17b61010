import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { insertDueCard, type Owner, readCard } from '../../../../tests/delivery/insert-card.ts';
import { cards } from '../../db/tables/cards.ts';
import { sweepScheduledCards } from '../delivery/sweep-scheduled-cards.ts';

let fondly: TestApp;
let eleanor: Person;
let owner: Owner;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  const { id } = (await eleanor.call('POST', '/api/people', { name: 'Margaret Whitfield' })).json();
  owner = { userId: eleanor.user.id, personId: id, email: eleanor.user.email };
});
afterAll(() => fondly.close());
beforeEach(async () => {
  fondly.clock.set('2026-12-18T09:00:00Z');
  await fondly.context.database.orm.delete(cards);
});

const printed = { deliveryMethod: 'physical', digitalDeliveryType: null, scheduledDate: '2026-12-25' } as const;
const insert = (change: Parameters<typeof insertDueCard>[2] = printed) => insertDueCard(fondly.context, owner, change);
const post = (cardIds: number[]) => eleanor.call('POST', '/api/cards/posted', { cardIds });
const statesOf = (ids: number[]) =>
  Promise.all(ids.map(async (id) => (await readCard(fondly.context, id)).deliveryStatus));

test('posted cards count as sent and are kept, and Undo lets them wait again', async () => {
  const ids = [await insert(), await insert()];
  expect((await post(ids)).json()).toEqual({ cardIds: ids });
  expect(await readCard(fondly.context, ids[0] ?? 0)).toMatchObject({
    deliveryStatus: 'sent',
    givenBy: 'post',
    deliveryDate: fondly.clock.now(),
    sentAs: { recipientName: 'Margaret' },
  });
  expect((await eleanor.call('POST', '/api/cards/not-posted', { cardIds: ids })).json()).toEqual({ cardIds: ids });
  expect(await readCard(fondly.context, ids[1] ?? 0)).toMatchObject({
    deliveryStatus: 'approved_and_scheduled',
    givenBy: null,
    deliveryDate: null,
    sentAs: null,
  });
});

test('drafts, mails and cards that are out already are left alone', async () => {
  const [draft, mail, sent, approved] = [
    await insert({ ...printed, deliveryStatus: 'draft' }),
    await insert({ scheduledDate: '2026-12-25' }),
    await insert({ ...printed, deliveryStatus: 'sent_for_printing' }),
    await insert(),
  ];
  expect((await post([draft, mail, sent, approved])).json()).toEqual({ cardIds: [approved] });
  expect(await statesOf([draft, mail, sent, approved])).toEqual([
    'draft',
    'approved_and_scheduled',
    'sent_for_printing',
    'sent',
  ]);
  // What was sent by mail cannot be taken back.
  const back = await eleanor.call('POST', '/api/cards/not-posted', { cardIds: [sent] });
  expect([back.statusCode, await statesOf([sent])]).toEqual([409, ['sent_for_printing']]);
});

test('others post nothing of it, and a list of cards has an end', async () => {
  const id = await insert();
  const mallory = await fondly.signUp('Mallory');
  for (const path of ['/api/cards/posted', '/api/cards/not-posted'])
    expect((await mallory.call('POST', path, { cardIds: [id] })).statusCode).toBe(404);
  for (const cardIds of [[], [id, id], [0], Array.from({ length: 201 }, (_, at) => at + 1)])
    expect((await post(cardIds)).statusCode).toBe(422);
  expect(await statesOf([id])).toEqual(['approved_and_scheduled']);
});

test('without a provider a printed card waits until its own day is over, and can be posted even then', async () => {
  const dueAt = new Date('2026-12-18T09:00:00Z');
  const id = await insert({ ...printed, dueAt, dayEndsAt: new Date('2026-12-19T00:00:00Z') });
  for (const now of ['2026-12-18T09:00:01Z', '2026-12-20T09:00:00Z', '2026-12-26T11:59:00Z']) {
    fondly.clock.set(now);
    expect(await sweepScheduledCards(fondly.context)).toMatchObject({ due: 0, missed: 0 });
    expect(await statesOf([id])).toEqual(['approved_and_scheduled']);
  }
  fondly.clock.set('2026-12-26T12:00:00Z');
  expect(await sweepScheduledCards(fondly.context)).toMatchObject({ missed: 1 });
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'missed' });
  expect((await post([id])).json()).toEqual({ cardIds: [id] });
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'sent', failureReason: null });
});
