import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../../../../tests/app/test-app.ts';
import { type SendingApp, startSendingApp } from '../../../../../tests/delivery/sending-app.ts';
import { people } from '../../../db/tables/people.ts';
import { unsubscribes } from '../../../db/tables/users.ts';

const [home, firm] = ['ann@home.test', 'ann@firm.test'] as const;
let kit: SendingApp;
let eleanor: Person;
let ann: number;
beforeAll(async () => {
  kit = await startSendingApp();
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.fondly.clock.set('2026-12-20T09:00:00Z');
  kit.server.messages.length = 0;
  eleanor = await kit.fondly.signUp('Eleanor');
  const further = { emails: [{ value: firm, label: 'work' }] };
  ann = (await eleanor.call('POST', '/api/people', { name: 'Ann Lee', email: home, reach: further })).json().id;
});

async function makeCard(change: object = {}): Promise<number> {
  const body = { personId: ann, title: 'For you', category: 'birthday', message: 'Words', scheduledDate: '2026-12-24' };
  return (await eleanor.call('POST', '/api/cards', { ...body, ...change })).json().id;
}
const read = async (id: number) => (await eleanor.call('GET', `/api/cards/${id}`)).json();

const send = (id: number) => kit.send(eleanor, id);

test('a card goes to the preferred e-mail unless another one was chosen for it', async () => {
  const usual = await makeCard();
  const chosen = await makeCard({ recipientEmail: firm });
  const changed = await makeCard();
  await eleanor.call('PATCH', `/api/cards/${changed}`, { recipientEmail: firm });
  for (const id of [usual, chosen, changed]) await send(id);
  expect(kit.server.messages.map(({ to }) => to)).toEqual([[home], [firm], [firm]]);
  expect([await read(chosen), await read(usual)]).toMatchObject([
    { recipient: firm, deliveryStatus: 'sent' },
    { recipient: home, deliveryStatus: 'sent' },
  ]);
});

test('an approved card keeps the e-mail that was chosen for it when another becomes the preferred one', async () => {
  const id = await makeCard();
  await eleanor.call('POST', `/api/cards/${id}/approve`);
  const reach = { emails: [{ value: home, label: null }] };
  const left = (await eleanor.call('PATCH', `/api/people/${ann}`, { email: firm, reach })).json();
  expect(left).toMatchObject({ email: firm, cardsUpdated: 0 });
  expect(await read(id)).toMatchObject({ recipient: home, sendNowRecipient: home });
  const moved = await eleanor.call('PATCH', `/api/people/${ann}`, {
    email: home,
    reach: { emails: [{ value: firm, label: null }] },
    updateCards: true,
  });
  expect(moved.json()).toMatchObject({ email: home, cardsUpdated: 0 });
  const gone = await eleanor.call('PATCH', `/api/people/${ann}`, {
    email: firm,
    reach: { emails: [] },
    updateCards: true,
  });
  expect(gone.json()).toMatchObject({ cardsUpdated: 1 });
  expect(await read(id)).toMatchObject({ recipient: firm, deliveryStatus: 'approved_and_scheduled' });
});

test('a card to an e-mail that the contact no longer has is not sent there', async () => {
  const id = await makeCard({ recipientEmail: firm });
  await eleanor.call('PATCH', `/api/people/${ann}`, { reach: { emails: [] } });
  expect((await read(id)).sendNowRecipient).toBe(home);
  await send(id);
  expect(kit.server.messages.map(({ to }) => to)).toEqual([[home]]);
});

test('unsubscribing and bounces are those of the e-mail that the card goes to', async () => {
  const { id: userId } = (await eleanor.call('GET', '/api/user')).json();
  const { orm } = kit.fondly.context.database;
  const card = await makeCard({ recipientEmail: firm });
  await send(card);
  await kit.bounce(card, { recipient: firm });
  expect((await eleanor.call('GET', `/api/people/${ann}`)).json()).toMatchObject({
    bounced: false,
    quietEmails: [{ email: firm, reason: 'bounced' }],
  });
  const again = await makeCard({ recipientEmail: firm });
  expect((await eleanor.call('POST', `/api/cards/${again}/approve`)).statusCode).toBe(409);
  expect((await eleanor.call('POST', `/api/cards/${await makeCard()}/approve`)).statusCode).toBe(200);
  await orm.update(people).set({ bouncedEmail: null }).where(eq(people.id, ann));
  await orm.insert(unsubscribes).values({ userId, email: firm });
  expect((await eleanor.call('POST', `/api/cards/${again}/approve`)).json().message).toContain(firm);
});
