import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { dayIn } from '../../../../tests/days.ts';
import { type AnsweringServer, startAnsweringServer } from '../../../../tests/servers/answering-server.ts';
import { webhookEventNames } from '../../../contract/webhooks.ts';
import { accountTokens } from '../../db/tables/users.ts';
import { webhookDeliveries, webhooks } from '../../db/tables/webhooks.ts';
import { createOutgoing } from '../../outgoing/outgoing.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { mailStoppedWebhooks } from '../reminders/mail-stopped-webhooks.ts';
import { sendWebhooks } from './send-webhooks.ts';

const signal = new AbortController().signal;
const hourMs = 60 * 60 * 1000;
const proof = { password: 'correct horse' };

let fondly: TestApp;
let receiver: AnsweringServer;
let eleanor: Person;
let personId: number;

beforeAll(async () => {
  receiver = await startAnsweringServer();
  const outgoing = createOutgoing({ allowPrivate: true, timeoutMs: 3_000 });
  fondly = await startTestApp({ replace: { outgoing } });
  eleanor = await fondly.signUp();
  const body = { name: 'Margaret Whitfield', email: 'mum@example.test', notes: 'Private words' };
  personId = (await eleanor.call('POST', '/api/people', body)).json().id;
});
afterAll(async () => {
  await fondly.close();
  await receiver.close();
});
beforeEach(async () => {
  await fondly.context.database.orm.delete(webhooks);
  receiver.answer({ status: 204 });
  receiver.received.length = 0;
  // The rows get the database's time.
  fondly.clock.set(new Date(Date.now() + 60_000).toISOString());
});

const addWebhook = async (events: readonly string[] = webhookEventNames, by = eleanor) => {
  const made = await by.call('POST', '/api/user/webhooks', { url: `${receiver.address}/hook`, events, proof });
  expect(made.statusCode, made.body).toBe(201);
  return made.json() as { id: number; secret: string };
};
const makeCard = async (by = eleanor, of = personId) => {
  const order = { personId: of, title: 'A private title', message: 'Private words', category: 'birthday' };
  return (await by.call('POST', '/api/cards', { ...order, scheduledDate: dayIn(20) })).json().id as number;
};
const send = () => sendWebhooks(fondly.context, signal);
const deliveriesOf = async (id: number, by = eleanor) =>
  (await by.call('GET', `/api/user/webhooks/${id}/deliveries`)).json();
const types = () => receiver.received.map(({ body }) => JSON.parse(body).type);

test('an event arrives signed by Standard Webhooks, with ids and nothing private', async () => {
  const { id, secret } = await addWebhook();
  const cardId = await makeCard();
  await send();
  const [call] = receiver.received;
  if (!call) throw new Error('Nothing arrived');
  expect([call.method, call.path, call.headers['content-type']]).toEqual(['POST', '/hook', 'application/json']);
  expect(call.body).not.toMatch(/private|Margaret|example\.test/i);
  expect(JSON.parse(call.body)).toEqual({
    type: 'card.made',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: { cardId, personId, occasionId: null, category: 'birthday' },
  });
  const messageId = String(call.headers['webhook-id']);
  const timestamp = String(call.headers['webhook-timestamp']);
  expect(Number(timestamp)).toBe(Math.floor(fondly.clock.now().getTime() / 1000));
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(key).toHaveLength(32);
  const signature = createHmac('sha256', key).update(`${messageId}.${timestamp}.${call.body}`).digest('base64');
  expect(call.headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(await deliveriesOf(id)).toMatchObject([{ messageId, event: 'card.made', state: 'delivered', status: 204 }]);
  await send();
  expect(receiver.received).toHaveLength(1);
});

test('each event is told of, to the webhooks that want it, and to nobody else', async () => {
  const margaret = await fondly.signUp('Margaret');
  await addWebhook(['card.failed'], margaret);
  await addWebhook(['card.made', 'card.approved', 'card.sent', 'card.signed']);
  const cardId = await makeCard();
  const opened = await eleanor.call('PUT', `/api/cards/${cardId}/signing`, { until: dayIn(10) });
  const path = new URL(opened.json().url).pathname;
  await fondly.anonymous.call('POST', path, { name: 'Ann', message: 'With love' });
  await eleanor.call('POST', `/api/cards/${cardId}/approve`, {});
  await eleanor.call('POST', `/api/cards/${cardId}/given`, { by: 'hand' });
  await send();
  expect(types()).toEqual(['card.made', 'card.signed', 'card.approved', 'card.sent']);
});

test('the secret is shown once and stored sealed', async () => {
  const { secret } = await addWebhook();
  const rows = await fondly.context.database.orm.select().from(webhooks);
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  expect((await eleanor.call('GET', '/api/user/webhooks')).body).not.toContain('ecret');
});

test('a failed delivery is tried for a day under the same id, and redelivered by a click', async () => {
  receiver.answer({ status: 503, body: 'Out for\n lunch' });
  const { id } = await addWebhook();
  await makeCard();
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await send();
    await send();
    expect(receiver.received).toHaveLength(attempt);
    fondly.clock.advanceMs(11 * hourMs);
  }
  await send();
  expect(receiver.received).toHaveLength(8);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [failed] = await deliveriesOf(id);
  expect(failed).toMatchObject({ state: 'failed', attempts: 8, status: 503, reply: 'It answered 503: Out for lunch' });
  receiver.answer({ status: 200 });
  const again = await eleanor.call('POST', `/api/user/webhooks/${id}/deliveries/${failed.id}/again`);
  expect(again.statusCode, again.body).toBe(204);
  await send();
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(failed.messageId);
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', status: 200 }]);
});

test('a worker that dies while it sends leaves the message to the next', async () => {
  const { id } = await addWebhook();
  await makeCard();
  const stop = new AbortController();
  receiver.answer(() => {
    stop.abort();
    return 'silent';
  });
  await sendWebhooks(fondly.context, stop.signal).catch(() => {});
  receiver.answer({ status: 200 });
  await send();
  expect(receiver.received).toHaveLength(1);
  fondly.clock.advanceMs(61_000);
  await send();
  expect(receiver.received).toHaveLength(2);
  expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});

test('an event of a change that is rolled back does not exist', async () => {
  await addWebhook();
  const cardId = await makeCard();
  await send();
  receiver.received.length = 0;
  // No day: the approval fails after everything else.
  await eleanor.call('PATCH', `/api/cards/${cardId}`, { scheduledDate: null });
  expect((await eleanor.call('POST', `/api/cards/${cardId}/approve`, {})).statusCode).toBe(422);
  await send();
  expect(receiver.received).toEqual([]);
});

test('a webhook stops after a week of failures, says so, and starts again', async () => {
  receiver.answer({ status: 500 });
  const { id } = await addWebhook();
  for (let day = 0; day <= 8; day += 1) {
    await makeCard();
    await send();
    fondly.clock.advanceMs(24 * hourMs);
  }
  const [stopped] = (await eleanor.call('GET', '/api/user/webhooks')).json();
  expect(stopped.stoppedAt).not.toBeNull();
  const until = receiver.received.length;
  await makeCard();
  await send();
  expect(receiver.received).toHaveLength(until);
  expect((await deliveriesOf(id)).filter(({ state }: { state: string }) => state === 'waiting')).toEqual([]);
  await mailStoppedWebhooks(fondly.context, signal);
  await mailStoppedWebhooks(fondly.context, signal);
  const [row] = await fondly.context.database.orm.select().from(webhooks).where(eq(webhooks.id, id));
  expect(row?.toldAt).not.toBeNull();
  expect((await eleanor.call('POST', `/api/user/webhooks/${id}/test`)).statusCode).toBe(409);
  expect((await eleanor.call('POST', `/api/user/webhooks/${id}/start`)).json()).toMatchObject({ stoppedAt: null });
  receiver.answer({ status: 200 });
  await eleanor.call('POST', `/api/user/webhooks/${id}/test`);
  await send();
  expect(types().at(-1)).toBe('test');
});

test('410 Gone stops a webhook at once', async () => {
  receiver.answer({ status: 410 });
  await addWebhook();
  await makeCard();
  await send();
  expect((await eleanor.call('GET', '/api/user/webhooks')).json()[0].stoppedAt).not.toBeNull();
});

test.each([
  ['silence', 'silent' as const, 'It took longer than 10 seconds to answer.'],
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'It answered 302.'],
])('%s is a failure', async (_, given, reply) => {
  receiver.answer(given);
  const { id } = await addWebhook();
  await makeCard();
  await send();
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', attempts: 1, reply }]);
  expect(receiver.received).toHaveLength(1);
});

test('an answer without end is read no further than its beginning', async () => {
  receiver.answer('endless');
  const { id } = await addWebhook();
  await makeCard();
  await send();
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', status: 200 }]);
});

test('a dead address holds up no other webhook', async () => {
  const margaret = await fondly.signUp('Margaret');
  const other = (await margaret.call('POST', '/api/people', { name: 'Ann' })).json().id;
  await addWebhook();
  for (let nth = 0; nth < 5; nth += 1) await makeCard();
  const { id } = await addWebhook(['card.made'], margaret);
  for (let nth = 0; nth < 5; nth += 1) await makeCard(margaret, other);
  receiver.answer(({ body }) => (JSON.parse(body).data.personId === other ? { status: 200 } : 'silent'));
  await send();
  const states = (await deliveriesOf(id, margaret)).map(({ state }: { state: string }) => state);
  expect(states).toEqual(Array.from({ length: 5 }, () => 'delivered'));
  expect(receiver.received).toHaveLength(6);
});

test('the log keeps the last fifty', async () => {
  const { id } = await addWebhook();
  const rows = Array.from({ length: 60 }, () => ({ webhookId: id, event: 'card.made', data: {} }));
  await fondly.context.database.orm.insert(webhookDeliveries).values(rows);
  await send();
  expect(receiver.received).toHaveLength(60);
  expect(await deliveriesOf(id)).toHaveLength(50);
  expect(await fondly.context.database.orm.select().from(webhookDeliveries)).toHaveLength(50);
});

test.each([
  ['http://hooks.example.org/', true, 'The address must begin with https://, except in a private network.'],
  ['https://user:secret@hooks.example.org/', true, 'The address must not contain a user or a password.'],
  ['ftp://hooks.example.org/', true, 'The address must begin with https://.'],
  ['https://192.168.1.4/', false, expect.stringContaining('OUTGOING_ALLOW_PRIVATE')],
  ['http://localhost:8123/', false, expect.stringContaining('OUTGOING_ALLOW_PRIVATE')],
  ['https://169.254.169.254/', false, expect.stringContaining('OUTGOING_ALLOW_PRIVATE')],
  ['http://192.168.1.4:8123/', true, null],
  ['https://hooks.example.org/fondly?key=1', false, null],
])('%s with private networks allowed: %s', async (url, allowPrivate, complaint) => {
  const outgoing = createOutgoing({ allowPrivate });
  expect(outgoing.complaint(url)).toEqual(complaint);
  await outgoing.close();
});

test('a password reset by mail pauses webhooks until their owner starts them again', async () => {
  const who = await fondly.signUp('Margaret');
  const { id } = await addWebhook(['card.made'], who);
  const person = (await who.call('POST', '/api/people', { name: 'Ann' })).json().id;
  const token = 'a-token-in-a-mailed-link-of-this-test';
  await fondly.context.database.orm.insert(accountTokens).values({
    tokenHash: hashToken(token),
    kind: 'password-reset',
    userId: who.user.id,
    data: { email: who.user.email },
    expiresAt: new Date(fondly.clock.now().getTime() + hourMs),
  });
  const reset = { token, password: 'another password' };
  expect((await fondly.anonymous.call('POST', '/api/password/reset', reset)).statusCode).toBe(204);
  const login = { email: who.user.email, password: 'another password' };
  const answer = await fondly.anonymous.call('POST', '/api/login', login);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const again = (method: 'GET' | 'POST', path: string, body?: object) =>
    fondly.anonymous.call(method, path, body, { cookie });
  const card = { personId: person, title: 'Hi', category: 'birthday' };
  expect((await again('POST', '/api/cards', card)).statusCode).toBe(201);
  await send();
  await mailStoppedWebhooks(fondly.context, signal);
  expect([types(), (await again('GET', '/api/user/webhooks')).json()]).toEqual([
    [],
    [expect.objectContaining({ id, stoppedAt: expect.any(String), failingSince: null })],
  ]);
  expect((await again('POST', `/api/user/webhooks/${id}/start`)).json()).toMatchObject({ stoppedAt: null });
  await again('POST', '/api/cards', card);
  await send();
  expect(types()).toEqual(['card.made']);
});
