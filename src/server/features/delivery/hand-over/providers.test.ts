import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FaultProvider, startFaultProvider } from '../../../../../tests/ai/start-fault-provider.ts';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import {
  insertDueCard,
  insertOwner,
  type Owner,
  readCard,
  readLog,
} from '../../../../../tests/delivery/insert-card.ts';
import { cards } from '../../../db/tables/cards.ts';
import { createHttpPrinting } from '../../../providers/printing.ts';
import { createHttpTextMessages } from '../../../providers/text-messages.ts';
import { createDeliveryWorker } from '../delivery-worker.ts';

const taken = { kind: 'json', value: { id: '1' }, status: 202 } as const;
const address = '1 Elm Street\nSpringfield, IL 62701\nUSA';
let provider: FaultProvider;
let fondly: TestApp;
let eleanor: Person;
let owner: Owner;
beforeAll(async () => {
  provider = await startFaultProvider(() => taken);
  const access = { url: `${provider.baseUrl}/orders`, key: 'operators-key' };
  fondly = await startTestApp({
    replace: { textMessages: createHttpTextMessages(access), printing: createHttpPrinting(access) },
  });
  eleanor = await fondly.signUp();
});
afterAll(async () => {
  await fondly.close();
  await fondly.context.textMessages?.close();
  await fondly.context.printing?.close();
  await provider.close();
});
beforeEach(async () => {
  fondly.clock.set('2026-05-04T09:00:00Z');
  await fondly.context.database.orm.delete(cards);
  provider.answer(() => taken);
  provider.requests.length = 0;
  owner = await insertOwner(fondly.context);
});

const ways = {
  text: { digitalDeliveryType: 'text', recipientPhone: '+1 217 555 0100' },
  physical: { deliveryMethod: 'physical', recipientAddress: address },
} as const;

/** Runs one worker until the card has left the queue, or its attempt is over. */
async function deliver(id: number): Promise<void> {
  const worker = createDeliveryWorker(fondly.context, { pollMs: 20 });
  worker.start();
  await expect
    .poll(async () => (await readLog(fondly.context, id)).at(-1)?.deliveryStatus ?? 'sending', { timeout: 30_000 })
    .not.toBe('sending');
  await worker.stop();
}

test('a text message names the sender and links to the card', async () => {
  const id = await insertDueCard(fondly.context, owner, ways.text);
  await deliver(id);
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'sent' });
  const [request] = provider.requests;
  const messageId = (await readLog(fondly.context, id))[0]?.messageId;
  expect(request?.headers).toMatchObject({ authorization: 'Bearer operators-key', 'idempotency-key': messageId });
  const text = String(request?.body.text);
  expect(text).toMatch(/^Eleanor Whitfield made a card for you: Happy 60th Birthday, Mum\nhttp:\/\/\S+\/c\/\S+$/);
  expect(request?.body).toEqual({ to: '+1 217 555 0100', text, reference: messageId });
  const token = text.split('/c/')[1];
  expect((await fondly.anonymous.call('GET', `/api/public/cards/${token}`)).statusCode).toBe(200);
});

test('a text message speaks the language of its card', async () => {
  const anna = { name: 'Anna', language: 'de', phone: '+1 217 555 0100' };
  const personId = (await eleanor.call('POST', '/api/people', anna)).json().id;
  const id = await insertDueCard(fondly.context, owner, { ...ways.text, personId });
  await deliver(id);
  expect(String(provider.requests[0]?.body.text)).toMatch(/^Eleanor Whitfield hat eine Karte für dich gemacht: /);
});

test('orders a printed card with its words and address, seven days before its day', async () => {
  const body = { name: 'Margaret', relationship: 'mother', address };
  const personId = (await eleanor.call('POST', '/api/people', body)).json().id;
  const card = { personId, title: 'Happy Birthday', category: 'birthday', message: 'Sixty candles.' };
  const made = { ...card, deliveryMethod: 'physical', scheduledDate: '2026-05-20' };
  const { id } = (await eleanor.call('POST', '/api/cards', made)).json();
  expect((await eleanor.call('POST', `/api/cards/${id}/approve`)).statusCode).toBe(200);
  expect((await readCard(fondly.context, id)).dueAt?.toISOString()).toBe('2026-05-13T09:00:00.000Z');
  fondly.clock.set('2026-05-13T09:00:01Z');
  await deliver(id);
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'sent_for_printing' });
  expect(provider.requests.map(({ body: order }) => order)).toMatchObject([
    {
      to: { name: 'Margaret', address },
      title: 'Happy Birthday',
      message: 'Sixty candles.',
      front: expect.stringMatching(/^\/9j\//),
    },
  ]);
  expect((await eleanor.call('POST', `/api/cards/${id}/send-now`)).statusCode).toBe(409);
});

test('orders a printed card at once if it is approved too late for its day', async () => {
  const body = { name: 'Margaret', relationship: 'mother', address };
  const personId = (await eleanor.call('POST', '/api/people', body)).json().id;
  const card = { personId, title: 'Happy Birthday', category: 'birthday', message: 'Sixty candles.' };
  const made = { ...card, deliveryMethod: 'physical', scheduledDate: '2026-05-06' };
  const { id } = (await eleanor.call('POST', '/api/cards', made)).json();
  expect((await eleanor.call('POST', `/api/cards/${id}/approve`)).statusCode).toBe(200);
  await deliver(id);
  expect(await readCard(fondly.context, id)).toMatchObject({
    deliveryStatus: 'sent_for_printing',
    scheduledDate: '2026-05-06',
  });
});

const outcomes: [string, Parameters<FaultProvider['answer']>[0], object, string][] = [
  ['is too busy', () => ({ ...taken, status: 429 }), { deliveryStatus: 'scheduled', handingOver: false }, 'retry'],
  ['does not know us', () => ({ ...taken, status: 401 }), { deliveryStatus: 'scheduled' }, 'retry'],
  ['sends us elsewhere', () => ({ kind: 'redirect', to: '/x' }), { deliveryStatus: 'scheduled' }, 'retry'],
  ['refuses', () => ({ ...taken, status: 422 }), { deliveryStatus: 'failed', failureReason: 'rejected' }, 'failed'],
  ['breaks', () => ({ ...taken, status: 500 }), { deliveryStatus: 'failed', failureReason: 'unknown' }, 'unknown'],
  ['hangs up', () => ({ kind: 'cut' }), { deliveryStatus: 'failed', failureReason: 'unknown' }, 'unknown'],
];
test.each(outcomes)('a provider that %s gives the card the right state and receives one order', async (...row) => {
  const [, answer, state, logged] = row;
  provider.answer(answer);
  for (const way of [ways.text, ways.physical]) {
    provider.requests.length = 0;
    const id = await insertDueCard(fondly.context, owner, way);
    await deliver(id);
    expect(await readCard(fondly.context, id)).toMatchObject(state);
    expect((await readLog(fondly.context, id)).map(({ deliveryStatus }) => deliveryStatus)).toEqual([logged]);
    expect(provider.requests).toHaveLength(1);
  }
});

test('retries a provider that cannot be reached', async () => {
  const gone = await startFaultProvider(() => taken);
  await gone.close();
  const textMessages = createHttpTextMessages({ url: gone.baseUrl, key: 'k' });
  expect(await textMessages.send({ id: 'i', to: '1', text: 't' }, async () => true)).toMatchObject({
    outcome: 'temporary',
  });
  expect(await textMessages.send({ id: 'i', to: '1', text: 't' }, async () => false)).toEqual({ outcome: 'fenced' });
  await textMessages.close();
});

test('two workers make one order per card', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 10; index += 1) ids.push(await insertDueCard(fondly.context, owner, ways.text));
  const workers = [0, 1].map(() => createDeliveryWorker(fondly.context, { pollMs: 20, maxInFlight: 3 }));
  for (const worker of workers) worker.start();
  const states = () => Promise.all(ids.map(async (id) => (await readCard(fondly.context, id)).deliveryStatus));
  await expect.poll(states, { timeout: 30_000 }).toEqual(ids.map(() => 'sent'));
  for (const worker of workers) await worker.stop();
  expect(provider.requests).toHaveLength(10);
  expect(new Set(provider.requests.map(({ body }) => body.reference)).size).toBe(10);
});

test.each([
  ['a text message without a number', { digitalDeliveryType: 'text' }, 'no phone number'],
  [
    'a printed card with half an address',
    { ...ways.physical, recipientAddress: '1 Elm Street' },
    'no complete address',
  ],
] as const)('orders nothing for %s', async (_, change, words) => {
  const id = await insertDueCard(fondly.context, owner, change);
  await deliver(id);
  expect((await readLog(fondly.context, id))[0]?.deliveryDetails).toContain(words);
  expect(provider.requests).toEqual([]);
});

test("Send Now requires the phone number or the full address, and uses the contact's", async () => {
  const person = { name: 'Margaret', relationship: 'mother', address: '1 Elm Street' };
  const personId = (await eleanor.call('POST', '/api/people', person)).json().id;
  const card = { personId, title: 'Happy Birthday', category: 'birthday', message: 'x' };
  const create = async (more: object) => (await eleanor.call('POST', '/api/cards', { ...card, ...more })).json().id;
  const text = await create({ digitalDeliveryType: 'text' });
  const printed = await create({ deliveryMethod: 'physical' });
  const sendNow = async (id: number) => (await eleanor.call('POST', `/api/cards/${id}/send-now`)).statusCode;
  expect([await sendNow(text), await sendNow(printed)]).toEqual([422, 422]);
  const address = '1 Elm Street\nSpringfield, IL 62704';
  await eleanor.call('PATCH', `/api/people/${personId}`, { phone: '+1 217 555 0100', address });
  expect([await sendNow(text), await sendNow(printed)]).toEqual([200, 200]);
  expect(await readCard(fondly.context, text)).toMatchObject({ recipientPhone: '+1 217 555 0100' });
  // The incomplete address of the card was not used: the corrected one counts.
  expect(await readCard(fondly.context, printed)).toMatchObject({ recipientAddress: address });
});

test('the account lists the available delivery methods', async () => {
  expect((await eleanor.call('GET', '/api/user')).json()).toMatchObject({ textAvailable: true, printAvailable: true });
});
