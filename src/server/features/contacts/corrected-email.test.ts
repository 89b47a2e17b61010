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

test('unsent cards move to the corrected address, and approved ones stay approved', async () => {
  const person = await add();
  const ids = [await card(person), await card(person, 'approve'), await card(person, 'skip')];
  expect((await correct(person)).cardsUpdated).toBe(3);
  const after = await Promise.all(ids.map(read));
  expect(after.map(({ recipientEmail }) => recipientEmail)).toEqual([right, right, right]);
  expect(after.map(({ deliveryStatus }) => deliveryStatus)).toEqual(['draft', 'approved_and_scheduled', 'skipped']);
});

test('cards that are sent, being sent or have a different address keep theirs', async () => {
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
  ['corrected', {}, right],
  ['removed', {}, null],
])(
  'cards keep their address when the contact’s address is %s and the request does not ask to update them',
  async (_what, more, email) => {
    const person = await add();
    const id = await card(person, 'approve');
    expect((await correct(person, more, email)).cardsUpdated).toBe(0);
    expect(await read(id)).toMatchObject({ recipientEmail: wrong, deliveryStatus: 'approved_and_scheduled' });
  },
);

test.each([null, right])(
  'an approved card shows the address for its day and for sending now when the contact has %j',
  async (email) => {
    const person = await add();
    const cardIds = {
      draft: await card(person),
      skipped: await card(person, 'skip'),
      left: await card(person, 'approve'),
    };
    const sent = await card(person, 'approve');
    await correct(person, {}, email);
    await fondly.context.database.orm.update(cards).set({ deliveryStatus: 'sent' }).where(eq(cards.id, sent));
    const listed: { id: number; recipient: string | null }[] = (await eleanor.call('GET', '/api/cards')).json();
    const goesTo = async (id: number) => {
      const { recipient, sendNowRecipient } = await read(id);
      expect(listed.find((item) => item.id === id)?.recipient).toBe(recipient);
      return [recipient, sendNowRecipient];
    };
    expect(await goesTo(cardIds.draft)).toEqual([email, email]);
    expect(await goesTo(cardIds.skipped)).toEqual([email, email]);
    // The approval was for the former address, so the card still goes there.
    expect(await goesTo(cardIds.left)).toEqual([wrong, email]);
    expect((await goesTo(sent))[0]).toBe(wrong);
  },
);

test('removing the address removes it from waiting cards and turns approved ones back into drafts', async () => {
  const person = await add();
  const ids = [await card(person), await card(person, 'approve'), await card(person, 'skip')];
  const own = await card(person, 'approve', { recipientEmail: 'club@example.org' });
  expect((await correct(person, { updateCards: true }, null)).cardsUpdated).toBe(3);
  const after = await Promise.all(ids.map(read));
  expect(after.map(({ recipientEmail }) => recipientEmail)).toEqual([null, null, null]);
  expect(after.map(({ deliveryStatus }) => deliveryStatus)).toEqual(['draft', 'draft', 'skipped']);
  expect(await read(own)).toMatchObject({
    recipientEmail: 'club@example.org',
    deliveryStatus: 'approved_and_scheduled',
  });
});

const act = (id: number, action: string) => eleanor.call('POST', `/api/cards/${id}/${action}`);

test.each(['send-now', 'approve'])('%s never uses an address that the contact no longer has', async (action) => {
  const person = await add();
  const ids = [await card(person), await card(person, 'skip')];
  await correct(person, {}, null);
  if (action === 'approve') await act(ids[1] ?? 0, 'unskip');
  for (const id of ids) {
    const refused = await act(id, action);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { recipientEmail: 'Add an address for this contact first.' },
    ]);
  }
  await correct(person, {}, right);
  for (const id of ids) expect((await act(id, action)).json().recipientEmail).toBe(right);
});

test('"send now" sends an approved card to the new address only, although it was left with the old one', async () => {
  const person = await add();
  const [left, own] = [
    await card(person, 'approve'),
    await card(person, 'approve', { recipientEmail: 'club@example.org' }),
  ];
  await correct(person, {}, null);
  expect((await act(left, 'send-now')).statusCode).toBe(422);
  expect(await read(left)).toMatchObject({ recipientEmail: wrong, deliveryStatus: 'approved_and_scheduled' });
  await correct(person, {}, right);
  expect((await act(left, 'send-now')).json()).toMatchObject({ recipientEmail: right, deliveryStatus: 'scheduled' });
  expect((await act(own, 'send-now')).json()).toMatchObject({ recipientEmail: 'club@example.org' });
});

test('a skipped card comes back as a draft if its contact has lost the address', async () => {
  const person = await add();
  const id = await card(person, 'approve');
  await act(id, 'skip');
  await correct(person, {}, null);
  expect((await act(id, 'unskip')).json().deliveryStatus).toBe('draft');
});

test('correcting to an unsubscribed address withdraws the approval', async () => {
  const person = await add();
  const id = await card(person, 'approve');
  await fondly.context.database.orm.insert(unsubscribes).values({ userId: eleanor.user.id, email: 'gone@example.org' });
  expect((await correct(person, { updateCards: true }, 'Gone@example.org')).cardsUpdated).toBe(1);
  expect(await read(id)).toMatchObject({ recipientEmail: 'Gone@example.org', deliveryStatus: 'draft' });
});

test('an outdated correction changes neither the contact nor the cards', async () => {
  const person = await add();
  const id = await card(person, 'approve');
  await eleanor.call('PATCH', `/api/people/${person}`, { notes: 'dahlias' });
  expect((await correct(person, { updateCards: true, version: 1 })).code).toBe('stale_version');
  expect((await read(id)).recipientEmail).toBe(wrong);
});
