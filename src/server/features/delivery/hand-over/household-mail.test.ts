import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { readCard, readLog } from '../../../../../tests/delivery/insert-card.ts';
import { keepLinks } from '../../../../../tests/delivery/keep-links.ts';
import { type MailServer, startMailServer } from '../../../../../tests/servers/mail-server.ts';
import { cards } from '../../../db/tables/cards.ts';
import { people } from '../../../db/tables/people.ts';
import { unsubscribes } from '../../../db/tables/users.ts';
import { createSmtpMailer } from '../../../mail/smtp-mailer.ts';
import { createDeliveryWorker } from '../delivery-worker.ts';

const secret = 'a-secret-of-the-operator';
const [anna, tom, kim] = ['anna@berg.test', 'tom@berg.test', 'kim@berg.test'] as const;
let server: MailServer;
let fondly: TestApp;
let eleanor: Person;
let household: number;
let tomId: number;
beforeAll(async () => {
  server = await startMailServer();
  const mailer = createSmtpMailer({ smtpUrl: server.url });
  fondly = await startTestApp({ replace: { mailer }, environment: { BOUNCE_SECRET: secret } });
});
afterAll(async () => {
  await fondly.close();
  await server.close();
});
beforeEach(async () => {
  fondly.clock.set('2026-12-20T09:00:00Z');
  eleanor = await fondly.signUp('Eleanor');
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
  server.behave('accept');
  server.messages.length = 0;
  await fondly.context.database.orm.delete(cards);
  await fondly.context.database.orm.delete(unsubscribes);
});

async function makeCard(): Promise<number> {
  const body = { personId: household, title: 'Merry Christmas', category: 'christmas', message: 'To all of you' };
  return (await eleanor.call('POST', '/api/cards', body)).json().id;
}

async function send(id: number): Promise<string> {
  const answer = await eleanor.call('POST', `/api/cards/${id}/send-now`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const worker = createDeliveryWorker(fondly.context, { pollMs: 50 });
  worker.start();
  await expect
    .poll(async () => (await readCard(fondly.context, id)).deliveryStatus, { timeout: 50_000 })
    .not.toBe('scheduled');
  await worker.stop();
  return (await readLog(fondly.context, id)).at(-1)?.deliveryDetails ?? '';
}

const view = async (id: number) => (await eleanor.call('GET', `/api/people/${id}`)).json();
const bounce = async (cardId: number, body: object) => {
  const [log] = await readLog(fondly.context, cardId);
  const at = `/api/webhooks/bounce/${secret}`;
  return fondly.anonymous.call('POST', at, { messageId: log?.messageId, details: '550 gone', ...body });
};

test('a household gets one message with all of its addresses in To and in the envelope', async () => {
  const id = await makeCard();
  expect((await eleanor.call('GET', `/api/cards/${id}`)).json()).toMatchObject({
    recipientEmail: anna,
    alsoEmails: [tom, kim],
  });
  await send(id);
  expect(server.messages).toHaveLength(1);
  expect(server.messages[0]?.to).toEqual([anna, tom, kim]);
  expect(server.messages[0]?.raw.replaceAll(/\r\n\s+/g, ' ')).toContain(
    `To: "Anna, Tom and Kim Berg" <${anna}>, ${tom}, ${kim}`,
  );
});

test('approval freezes the addresses, and one that is taken away later gets nothing', async () => {
  const id = await makeCard();
  const day = { scheduledDate: '2026-12-24' };
  expect((await eleanor.call('POST', `/api/cards/${id}/approve`, day)).statusCode).toBe(200);
  await eleanor.call('PATCH', `/api/people/${household}`, { alsoEmails: [kim, 'new@berg.test'] });
  expect(await readCard(fondly.context, id)).toMatchObject({ alsoEmails: [tom, kim] });
  fondly.clock.set('2026-12-24T12:00:00Z');
  const worker = createDeliveryWorker(fondly.context, { pollMs: 50 });
  worker.start();
  await expect.poll(async () => (await readCard(fondly.context, id)).deliveryStatus, { timeout: 50_000 }).toBe('sent');
  await worker.stop();
  expect(server.messages[0]?.to).toEqual([anna, kim]);
  expect((await readLog(fondly.context, id))[0]?.deliveryDetails).toContain(
    `Left out ${tom}: is no longer an address of the household.`,
  );
});

test('who unsubscribed, and whose mail came back, is left out and named', async () => {
  const { orm } = fondly.context.database;
  await orm.insert(unsubscribes).values({ userId: eleanor.user.id, email: tom });
  await orm.update(people).set({ bouncedEmail: kim }).where(eq(people.id, household));
  expect((await view(household)).quietEmails).toEqual([
    { email: tom, reason: 'unsubscribed' },
    { email: kim, reason: 'bounced' },
  ]);
  const details = await send(await makeCard());
  expect(server.messages[0]?.to).toEqual([anna]);
  expect(details).toContain(`Left out ${tom}: asked to get no more cards.`);
  expect(details).toContain(`Left out ${kim}: mail came back before.`);
});

test.each([550, 450] as const)(
  'a card that the server refuses for one of several (%i) is sent once, and says for whom',
  async (reply) => {
    server.behave({ reply, at: 'rcpt', to: anna });
    const id = await makeCard();
    const details = await send(id);
    expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'sent' });
    expect(server.messages.map(({ to }) => to)).toEqual([[tom, kim]]);
    expect(details).toMatch(
      new RegExp(`^The mail server refused ${anna}: ${reply} .*\\. Only ${tom} and ${kim} have it\\. 250 `),
    );
    // Only a refusal for good says something about the address.
    expect((await view(household)).bounced).toBe(reply === 550);
  },
);

test('a card that the server refuses for all has failed', async () => {
  server.behave({ reply: 550, at: 'rcpt' });
  const id = await makeCard();
  await send(id);
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'rejected' });
});

test('a bounce marks its address on the household and on the member; only the last one fails the card', async () => {
  const id = await makeCard();
  await send(id);
  expect((await bounce(id, { recipient: 'TOM@berg.test' })).statusCode).toBe(204);
  await bounce(id, { recipient: tom });
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'sent' });
  expect(
    (await readLog(fondly.context, id))[0]?.deliveryDetails?.match(/Came back from tom@berg.test: 550 gone/g),
  ).toHaveLength(1);
  expect((await view(tomId)).bounced).toBe(true);
  expect(await view(household)).toMatchObject({ bounced: false, quietEmails: [{ email: tom, reason: 'bounced' }] });
  await bounce(id, { recipient: anna });
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'sent' });
  expect((await view(household)).bounced).toBe(true);
  await bounce(id, { recipient: kim });
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'bounced' });
});

test('a bounce that names no address marks nobody of several', async () => {
  const id = await makeCard();
  await send(id);
  await bounce(id, {});
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'sent' });
  expect((await readLog(fondly.context, id))[0]?.deliveryDetails).toContain('Came back from one of them');
  expect(await view(household)).toMatchObject({ bounced: false, quietEmails: [] });
});

test('the link to get no more names all addresses of the mail and ends the cards to all of them', async () => {
  const { unsubscribe } = await keepLinks(fondly.context, await makeCard());
  const all = `${anna}, ${tom} and ${kim}`;
  expect((await fondly.anonymous.call('GET', unsubscribe)).body).toContain(all);
  expect((await fondly.anonymous.call('POST', unsubscribe)).body).toContain(all);
  const gone = await fondly.context.database.orm.select().from(unsubscribes);
  expect(gone.map(({ email }) => email).toSorted()).toEqual([anna, kim, tom]);
});

test('each address counts as a recipient of the account', async () => {
  await eleanor.call('POST', `/api/cards/${await makeCard()}/approve`, { scheduledDate: '2026-12-24' });
  const { rows } = await fondly.context.database.orm.execute(
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
  await bounce(id, { recipient: office });
  for (const _ of [1, 2]) await bounce(id, { recipient: club });
  expect(await view(household)).toMatchObject({
    alsoEmails: [office],
    quietEmails: [{ email: office, reason: 'bounced' }],
  });
  expect((await readLog(fondly.context, id))[0]?.deliveryDetails).toMatch(
    new RegExp(`Came back from ${club}: 550 gone The contact no longer has ${club}: mail came back from it\\.$`),
  );
  const next = await makeCard();
  await send(next);
  expect(server.messages.map(({ to }) => to)).toEqual([[anna, office, club], [anna]]);
  await bounce(id, { recipient: anna });
  expect(await view(household)).toMatchObject({ bounced: true, alsoEmails: [] });
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'bounced' });
  await bounce(next, { recipient: anna });
  expect(await readCard(fondly.context, next)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'bounced' });
});

test('one mailbox that is listed twice gets the card once', async () => {
  const { orm } = fondly.context.database;
  await orm
    .update(people)
    .set({ alsoEmails: [anna, tom, 'TOM@berg.test'] })
    .where(eq(people.id, household));
  await send(await makeCard());
  expect(server.messages[0]?.to).toEqual([anna, tom]);
});
