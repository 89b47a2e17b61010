import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { readCard, readLog } from '../../../../../tests/delivery/insert-card.ts';
import { cardNotices, cards } from '../../../db/tables/cards.ts';
import { createDeliveryWorker } from '../delivery-worker.ts';

const secret = 'a-secret-of-the-operator';
const path = `/api/webhooks/bounce/${secret}`;
let fondly: TestApp;
let eleanor: Person;
let personId: number;
beforeAll(async () => {
  fondly = await startTestApp({ environment: { BOUNCE_SECRET: secret } });
});
afterAll(() => fondly.close());
beforeEach(async () => {
  fondly.clock.set('2026-05-04T09:00:00Z');
  eleanor = await fondly.signUp();
  const body = { name: 'Margaret', relationship: 'mother', email: 'Mum@example.test' };
  personId = (await eleanor.call('POST', '/api/people', body)).json().id;
  await fondly.context.database.orm.delete(cards);
});

const tell = (body: object, at = path) => fondly.anonymous.call('POST', at, body);
const person = async () => (await eleanor.call('GET', `/api/people/${personId}`)).json();

async function sendCard(): Promise<{ id: number; messageId: string }> {
  const body = { personId, title: 'Happy Birthday, Mum', category: 'birthday', message: 'x' };
  const { id } = (await eleanor.call('POST', '/api/cards', body)).json();
  await sendNow(id);
  return { id, messageId: (await readLog(fondly.context, id))[0]?.messageId ?? '' };
}

async function sendNow(id: number): Promise<void> {
  expect((await eleanor.call('POST', `/api/cards/${id}/send-now`)).statusCode).toBe(200);
  const worker = createDeliveryWorker(fondly.context, { pollMs: 50 });
  worker.start();
  await expect.poll(async () => (await readCard(fondly.context, id)).deliveryStatus, { timeout: 10_000 }).toBe('sent');
  await worker.stop();
}

test('a bounce fails the card, marks the contact, notifies the owner and stops further cards', async () => {
  const { id, messageId } = await sendCard();
  for (let times = 0; times < 2; times += 1) {
    const answer = await tell({ messageId: `<${messageId}>`, details: '550 no such user' });
    expect(answer.statusCode).toBe(204);
  }
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'failed', failureReason: 'bounced' });
  expect((await readLog(fondly.context, id))[0]?.deliveryDetails).toBe('It came back: 550 no such user');
  expect(await fondly.context.database.orm.select().from(cardNotices)).toMatchObject([{ reason: 'bounced' }]);
  expect((await person()).bounced).toBe(true);
  const again = await eleanor.call('POST', `/api/cards/${id}/send-now`);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'Mail to Mum@example.test came back. Fix the address of the contact first.',
  ]);

  // After a corrected address, sending again makes another message to the new address.
  await eleanor.call('PATCH', `/api/people/${personId}`, { email: 'margaret@example.test', updateCards: true });
  expect((await person()).bounced).toBe(false);
  await sendNow(id);
  expect(await readCard(fondly.context, id)).toMatchObject({
    sendGeneration: 2,
    recipientEmail: 'margaret@example.test',
  });
  expect((await tell({ messageId })).statusCode).toBe(204);
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'sent' });
});

test('an approved card to a bounced address is not sent', async () => {
  const { messageId } = await sendCard();
  const body = { personId, title: 'Later', category: 'birthday', message: 'x', scheduledDate: '2026-05-04' };
  const { id } = (await eleanor.call('POST', '/api/cards', body)).json();
  expect((await eleanor.call('POST', `/api/cards/${id}/approve`)).statusCode).toBe(200);
  await tell({ messageId });
  const worker = createDeliveryWorker(fondly.context, { pollMs: 50 });
  worker.start();
  await expect
    .poll(async () => (await readCard(fondly.context, id)).failureReason, { timeout: 10_000 })
    .toBe('bounced');
  await worker.stop();
});

test('without a Message-ID a bounce fails the only card to the address, or marks just the contact if there are several', async () => {
  const first = await sendCard();
  await tell({ recipient: 'mum@EXAMPLE.test' });
  expect((await readCard(fondly.context, first.id)).deliveryStatus).toBe('failed');
  await eleanor.call('PATCH', `/api/people/${personId}`, { email: 'other@example.test' });
  const [second, third] = [await sendCard(), await sendCard()];
  await tell({ recipient: 'other@example.test' });
  for (const { id } of [second, third]) expect((await readCard(fondly.context, id)).deliveryStatus).toBe('sent');
  expect((await person()).bounced).toBe(true);
});

test('a complaint ends all cards to the address, and a soft bounce changes nothing', async () => {
  const { id, messageId } = await sendCard();
  await tell({ messageId, kind: 'soft' });
  expect(await person()).toMatchObject({ bounced: false, unsubscribed: false });
  await tell({ messageId, kind: 'complaint' });
  expect(await person()).toMatchObject({ bounced: false, unsubscribed: true });
  expect((await readCard(fondly.context, id)).deliveryStatus).toBe('sent');
});

test("the bounce address requires the operator's secret, and returns 404 if none is set", async () => {
  const { id, messageId } = await sendCard();
  const wrong = `/api/webhooks/bounce/${secret.replace('a', 'b')}`;
  expect((await tell({ messageId }, wrong)).statusCode).toBe(404);
  expect((await readCard(fondly.context, id)).deliveryStatus).toBe('sent');
  fondly.context.config.bounceSecret = undefined;
  expect((await tell({ messageId })).statusCode).toBe(404);
  fondly.context.config.bounceSecret = secret;
  expect((await tell({ messageId: 'nobody@knows' })).statusCode).toBe(204);
  expect((await tell({ kind: 'odd' })).statusCode).toBe(422);
});
