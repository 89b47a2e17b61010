import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../../../../tests/app/test-app.ts';
import { readCard, readLog } from '../../../../../tests/delivery/insert-card.ts';
import { keepLinks } from '../../../../../tests/delivery/keep-links.ts';
import { type SendingApp, startSendingApp } from '../../../../../tests/delivery/sending-app.ts';
import { cards } from '../../../db/tables/cards.ts';
import { people } from '../../../db/tables/people.ts';
import { unsubscribes } from '../../../db/tables/users.ts';

const [anna, tom, kim] = ['anna@berg.test', 'tom@berg.test', 'kim@berg.test'] as const;
let kit: SendingApp;
let eleanor: Person;
let household: number;
let tomId: number;
beforeAll(async () => {
  kit = await startSendingApp();
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.fondly.clock.set('2026-12-20T09:00:00Z');
  eleanor = await kit.fondly.signUp('Eleanor');
  const ids = [];
  for (const [name, email] of [
    ['Anna Berg', anna],
    ['Tom Berg', tom],
    ['Kim Berg', kim],
  ])
    ids.push((await eleanor.call('POST', '/api/people', { name, email })).json().id);
  tomId = ids[1] ?? 0;
  const members = ids.map((id) => ({ id }));
  household = (await eleanor.call('POST', '/api/households', { members })).json().id;
});
afterEach(async () => {
  kit.server.behave('accept');
  kit.server.messages.length = 0;
  await kit.fondly.context.database.orm.delete(cards);
  await kit.fondly.context.database.orm.delete(unsubscribes);
});

async function makeCard(): Promise<number> {
  const body = { personId: household, title: 'Merry Christmas', category: 'christmas', message: 'To all of you' };
  return (await eleanor.call('POST', '/api/cards', body)).json().id;
}

async function send(id: number): Promise<string> {
  await kit.send(eleanor, id);
  return (await readLog(kit.fondly.context, id)).at(-1)?.deliveryDetails ?? '';
}

const view = async (id: number) => (await eleanor.call('GET', `/api/people/${id}`)).json();

test('a household gets one message with all of its addresses in To and in the envelope', async () => {
  const id = await makeCard();
  expect((await eleanor.call('GET', `/api/cards/${id}`)).json()).toMatchObject({
    recipientEmail: anna,
    alsoEmails: [tom, kim],
  });
  await send(id);
  expect(kit.server.messages).toHaveLength(1);
  expect(kit.server.messages[0]?.to).toEqual([anna, tom, kim]);
  expect(kit.server.messages[0]?.raw.replaceAll(/\r\n\s+/g, ' ')).toContain(
    `To: "Anna, Tom and Kim Berg" <${anna}>, ${tom}, ${kim}`,
  );
});

test('approval freezes the addresses, and one that is taken away later gets nothing', async () => {
  const id = await makeCard();
  const day = { scheduledDate: '2026-12-24' };
  expect((await eleanor.call('POST', `/api/cards/${id}/approve`, day)).statusCode).toBe(200);
  await eleanor.call('PATCH', `/api/people/${household}`, { alsoEmails: [kim, 'new@berg.test'] });
  expect(await readCard(kit.fondly.context, id)).toMatchObject({ alsoEmails: [tom, kim] });
  kit.fondly.clock.set('2026-12-24T12:00:00Z');
  await kit.work(id);
  expect(await readCard(kit.fondly.context, id)).toMatchObject({ deliveryStatus: 'sent' });
  expect(kit.server.messages[0]?.to).toEqual([anna, kim]);
  expect((await readLog(kit.fondly.context, id))[0]?.deliveryDetails).toContain(
    `Left out ${tom}: is no longer an address of the household.`,
  );
});

test('who unsubscribed, and whose mail came back, is left out and named', async () => {
  const { orm } = kit.fondly.context.database;
  await orm.insert(unsubscribes).values({ userId: eleanor.user.id, email: tom });
  await orm.update(people).set({ bouncedEmail: kim }).where(eq(people.id, household));
  expect((await view(household)).quietEmails).toEqual([
    { email: tom, reason: 'unsubscribed' },
    { email: kim, reason: 'bounced' },
  ]);
  const details = await send(await makeCard());
  expect(kit.server.messages[0]?.to).toEqual([anna]);
  expect(details).toContain(`Left out ${tom}: asked to get no more cards.`);
  expect(details).toContain(`Left out ${kim}: mail came back before.`);
});

test.each([550, 450] as const)(
  'a card that the server refuses for one of several (%i) is sent once, and says for whom',
  async (reply) => {
    kit.server.behave({ reply, at: 'rcpt', to: anna });
    const id = await makeCard();
    const details = await send(id);
    expect(await readCard(kit.fondly.context, id)).toMatchObject({ deliveryStatus: 'sent' });
    expect(kit.server.messages.map(({ to }) => to)).toEqual([[tom, kim]]);
    expect(details).toMatch(
      new RegExp(`^The mail server refused ${anna}: ${reply} .*\\. Only ${tom} and ${kim} have it\\. 250 `),
    );
    // Only a refusal for good says something about the address.
    expect((await view(household)).bounced).toBe(reply === 550);
  },
);

test('a card that the server refuses for all has failed', async () => {
  kit.server.behave({ reply: 550, at: 'rcpt' });
  const id = await makeCard();
  await send(id);
  expect(await readCard(kit.fondly.context, id)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'rejected' });
});

test('a bounce marks its address on the household and on the member; only the last one fails the card', async () => {
  const id = await makeCard();
  await send(id);
  expect((await kit.bounce(id, { recipient: 'TOM@berg.test' })).statusCode).toBe(204);
  await kit.bounce(id, { recipient: tom });
  expect(await readCard(kit.fondly.context, id)).toMatchObject({ deliveryStatus: 'sent' });
  expect(
    (await readLog(kit.fondly.context, id))[0]?.deliveryDetails?.match(/Came back from tom@berg.test: 550 gone/g),
  ).toHaveLength(1);
  expect((await view(tomId)).bounced).toBe(true);
  expect(await view(household)).toMatchObject({ bounced: false, quietEmails: [{ email: tom, reason: 'bounced' }] });
  await kit.bounce(id, { recipient: anna });
  expect(await readCard(kit.fondly.context, id)).toMatchObject({ deliveryStatus: 'sent' });
  expect((await view(household)).bounced).toBe(true);
  await kit.bounce(id, { recipient: kim });
  expect(await readCard(kit.fondly.context, id)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'bounced' });
});

test('a bounce that names no address marks nobody of several', async () => {
  const id = await makeCard();
  await send(id);
  await kit.bounce(id, {});
  expect(await readCard(kit.fondly.context, id)).toMatchObject({ deliveryStatus: 'sent' });
  expect((await readLog(kit.fondly.context, id))[0]?.deliveryDetails).toContain('Came back from one of them');
  expect(await view(household)).toMatchObject({ bounced: false, quietEmails: [] });
});

test('the link to get no more names all addresses of the mail and ends the cards to all of them', async () => {
  const { unsubscribe } = await keepLinks(kit.fondly.context, await makeCard());
  const all = `${anna}, ${tom} and ${kim}`;
  expect((await kit.fondly.anonymous.call('GET', unsubscribe)).body).toContain(all);
  expect((await kit.fondly.anonymous.call('POST', unsubscribe)).body).toContain(all);
  const gone = await kit.fondly.context.database.orm.select().from(unsubscribes);
  expect(gone.map(({ email }) => email).toSorted()).toEqual([anna, kim, tom]);
});

test('each address counts as a recipient of the account', async () => {
  await eleanor.call('POST', `/api/cards/${await makeCard()}/approve`, { scheduledDate: '2026-12-24' });
  const { rows } = await kit.fondly.context.database.orm.execute(
    `select distinct recipient_hash from card_sendings where user_id = ${eleanor.user.id}`,
  );
  expect(rows).toHaveLength(3);
});

test('an approved card that gets an address of its own goes to nobody else', async () => {
  const id = await makeCard();
  await eleanor.call('POST', `/api/cards/${id}/approve`, { scheduledDate: '2026-12-24' });
  const readdress = async (recipientEmail: string) =>
    (await eleanor.call('PATCH', `/api/cards/${id}`, { recipientEmail, keepApproved: true })).json();
  expect(await readdress('aunt@berg.test')).toMatchObject({
    deliveryStatus: 'approved_and_scheduled',
    recipientEmail: 'aunt@berg.test',
    alsoEmails: [],
  });
  expect(await readdress(anna)).toMatchObject({ alsoEmails: [tom, kim] });
});

test('addresses that are nobody’s own come back one after the other: the second is taken out, and none gets more', async () => {
  const [office, club] = ['office@berg.test', 'club@berg.test'];
  await eleanor.call('PATCH', `/api/people/${household}`, { alsoEmails: [office, club] });
  const id = await makeCard();
  await send(id);
  await kit.bounce(id, { recipient: office });
  for (const _ of [1, 2]) await kit.bounce(id, { recipient: club });
  expect(await view(household)).toMatchObject({
    alsoEmails: [office],
    quietEmails: [{ email: office, reason: 'bounced' }],
  });
  expect((await readLog(kit.fondly.context, id))[0]?.deliveryDetails).toMatch(
    new RegExp(`Came back from ${club}: 550 gone The contact no longer has ${club}: mail came back from it\\.$`),
  );
  const next = await makeCard();
  await send(next);
  expect(kit.server.messages.map(({ to }) => to)).toEqual([[anna, office, club], [anna]]);
  await kit.bounce(id, { recipient: anna });
  expect(await view(household)).toMatchObject({ bounced: true, alsoEmails: [] });
  expect(await readCard(kit.fondly.context, id)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'bounced' });
  await kit.bounce(next, { recipient: anna });
  expect(await readCard(kit.fondly.context, next)).toMatchObject({
    deliveryStatus: 'failed',
    failureReason: 'bounced',
  });
});

test('one mailbox that is listed twice gets the card once', async () => {
  const { orm } = kit.fondly.context.database;
  await orm
    .update(people)
    .set({ alsoEmails: [anna, tom, 'TOM@berg.test'] })
    .where(eq(people.id, household));
  await send(await makeCard());
  expect(kit.server.messages[0]?.to).toEqual([anna, tom]);
});
