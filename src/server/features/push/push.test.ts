import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { type PushDouble, startPushDouble } from '../../../../tests/servers/push-double.ts';
import { cards } from '../../db/tables/cards.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { memberships } from '../../db/tables/memberships.ts';
import { pushSubscriptions } from '../../db/tables/push-subscriptions.ts';
import { users } from '../../db/tables/users.ts';
import { createPushService } from '../../push/push-service.ts';
import { deriveVapidKeys } from '../../push/vapid-keys.ts';
import type { JobKinds } from '../../queue/job-kinds.ts';
import { secretKeyFrom } from '../../secrets/secret-key.ts';
import { makeAutomaticCard } from '../automatic-cards/make-automatic-card.ts';
import { rollDates } from '../automatic-cards/roll-dates.store.ts';
import { sendReminders } from '../reminders/send-reminders.ts';
import { sendPushJob } from './send-push.job.ts';

const keys = deriveVapidKeys(secretKeyFrom('one of the many secret keys of the world'));
const signal = new AbortController().signal;

let fondly: TestApp;
let service: PushDouble;
let eleanor: Person;
let agnes: Person;
let personId: number;
/** Messages queued but not sent yet. */
let waiting: JobKinds['send-push'][];

beforeAll(async () => {
  service = await startPushDouble();
  const { dispatcher } = service;
  const push = createPushService({ keys, subject: 'mailto:fondly@example.test', dispatcher, timeoutMs: 2000 });
  fondly = await startTestApp({ replace: { push } });
  const { queue } = fondly.context;
  const { sendMany } = queue;
  queue.sendMany = async (executor, name, data) => {
    if (name === 'send-push') waiting.push(...(data as JobKinds['send-push'][]));
    else await sendMany(executor, name, data);
  };
  eleanor = await fondly.signUp();
  agnes = await fondly.signUp('Agnes Minton');
  const body = { name: 'Margaret Whitfield', nickname: 'Mum', relationship: 'mother', email: 'mum@example.test' };
  personId = (await eleanor.call('POST', '/api/people', body)).json().id;
});
afterAll(async () => {
  await fondly.close();
  await service.close();
});
beforeEach(async () => {
  const { orm } = fondly.context.database;
  await orm.delete(pushSubscriptions);
  await orm.delete(importantDates);
  await orm.delete(cards);
  fondly.clock.set('2026-11-27T08:00:00Z');
  service.answer(201);
  service.received.length = 0;
  waiting = [];
});

const add = (by: Person, device: object) => by.call('POST', '/api/push/subscriptions', device);
const devices = () => fondly.context.database.orm.select().from(pushSubscriptions).orderBy(pushSubscriptions.id);
const send = () =>
  Promise.allSettled(
    waiting.map((job) => sendPushJob(fondly.context).handler(job, { jobId: 'x', attempt: 1, signal })),
  );
const addDate = async (): Promise<number> => {
  const body = { personId, occasionType: 'birthday', date: '1966-12-04' };
  const { id } = (await eleanor.call('POST', '/api/important-dates', body)).json();
  await rollDates(fondly.context, signal);
  return id;
};
const option = { message: 'x', image_url: null, prompt: null, engine: 'studio', engineName: 'Studio' } as const;
const makeDraft = async (dateId: number): Promise<number> => {
  await makeAutomaticCard(fondly.context, async () => [option], { dateId, occurrenceDate: '2026-12-04' }, signal);
  const [card] = await fondly.context.database.orm.select({ id: cards.id }).from(cards);
  return card?.id ?? 0;
};

test('notifies every browser of the owner of a draft, encrypted for it and signed', async () => {
  const [phone, laptop] = [service.addBrowser('phone'), service.addBrowser('laptop')];
  for (const device of [phone, laptop]) expect((await add(eleanor, device)).statusCode).toBe(204);
  await add(agnes, service.addBrowser('agnes'));
  const cardId = await makeDraft(await addDate());
  await send();
  expect(service.received.map(({ path }) => path).sort()).toEqual(['/laptop', '/phone']);
  for (const { text, headers, vapid } of service.received) {
    expect(JSON.parse(text)).toEqual({
      title: 'Margaret: Birthday, in 7 days',
      body: 'A card waits for your approval.',
      path: `/cards/${cardId}`,
      tag: expect.stringMatching(/^date-\d+$/),
    });
    expect(headers).toMatchObject({ ttl: '604800', urgency: 'low', 'content-encoding': 'aes128gcm' });
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
    const { publicKey } = keys;
    expect(vapid).toMatchObject({ aud: 'https://push.example.test', sub: 'mailto:fondly@example.test', publicKey });
    expect(vapid.exp - Date.now() / 1000).toBeLessThan(86_400);
  }
  expect((await eleanor.call('GET', '/api/push/key')).json()).toEqual({ publicKey: keys.publicKey });
  expect((await devices()).map(({ lastSentAt }) => lastSentAt?.toISOString())).toEqual([
    '2026-11-27T08:00:00.000Z',
    '2026-11-27T08:00:00.000Z',
    undefined,
  ]);

  await eleanor.call('POST', `/api/cards/${cardId}/approve`);
  service.received.length = 0;
  await send();
  expect(service.received).toEqual([]);
});

test('notifies a member of a draft who may approve and wants it, and leads into that account', async () => {
  const { orm } = fondly.context.database;
  const [membership] = await orm
    .insert(memberships)
    .values({ ownerId: eleanor.user.id, memberId: agnes.user.id, level: 'approve' })
    .returning();
  const { id = 0 } = membership ?? {};
  await add(agnes, service.addBrowser('agnes'));
  const cardId = await makeDraft(await addDate());
  const told = async () => {
    service.received.length = 0;
    await send();
    return service.received.map(({ text }) => JSON.parse(text));
  };
  expect(await told()).toEqual([
    {
      title: 'Margaret: Birthday, in 7 days',
      body: `A card in ${eleanor.user.name}’s account waits for your approval.`,
      path: `/cards/${cardId}#in=${id}`,
      tag: expect.stringMatching(/^date-\d+$/),
    },
  ]);
  // What counts is the moment at which it is sent.
  const news = (getsNews: boolean) => agnes.call('PATCH', `/api/user/family/memberships/${id}`, { getsNews });
  expect((await news(false)).json()).toMatchObject({ getsNews: false });
  expect(await told()).toEqual([]);
  await news(true);
  expect(await told()).toHaveLength(1);
  await eleanor.call('PATCH', `/api/user/family/members/${id}`, { level: 'make' });
  expect(await told()).toEqual([]);
  waiting = [];
  await orm.delete(cards);
  await orm.delete(importantDates);
  await makeDraft(await addDate());
  expect(waiting).toEqual([]);
  await agnes.call('DELETE', `/api/user/family/memberships/${id}`);
});

test.each([
  ['once, with its mail', {}, 1],
  ['once, without mail, if mail is off', { emailNotifications: false }, 1],
  ['never, if reminders are off', { eventReminders: false }, 0],
])('sends a reminder to a browser %s', async (_how, preferences, times) => {
  const { orm } = fondly.context.database;
  await orm.update(users).set({ preferences, timeZone: 'Europe/London' }).where(eq(users.id, eleanor.user.id));
  await add(eleanor, service.addBrowser('phone'));
  const dateId = await addDate();
  await sendReminders(fondly.context, signal);
  await sendReminders(fondly.context, signal);
  await send();
  expect(service.received.map(({ text }) => JSON.parse(text))).toEqual(
    Array.from({ length: times }, () => ({
      title: 'Margaret: Birthday, in 7 days',
      body: 'There is no card for it yet.',
      path: `/cards/create?personId=${personId}&dateId=${dateId}`,
      tag: `date-${dateId}`,
    })),
  );
});

test.each([
  [404, 'fulfilled', 0],
  [410, 'fulfilled', 0],
  [429, 'rejected', 1],
  [503, 'rejected', 1],
  ['silent', 'rejected', 1],
  [302, 'fulfilled', 1],
  [403, 'fulfilled', 1],
] as const)('after %s the message is %s and %i browsers remain', async (answer, outcome, left) => {
  await add(eleanor, service.addBrowser('phone'));
  await makeDraft(await addDate());
  service.answer(answer);
  expect((await send()).map(({ status }) => status)).toEqual([outcome]);
  // A followed redirect would have sent a second one.
  expect(service.received).toHaveLength(1);
  expect(await devices()).toHaveLength(left);
});

test('a browser belongs to the account that registered it last, until removal or logout', async () => {
  const phone = service.addBrowser('phone');
  await add(eleanor, phone);
  const job: JobKinds['send-push'] = {
    userId: eleanor.user.id,
    deviceId: (await devices())[0]!.id,
    news: { kind: 'draft', cardId: 1 },
  };
  await add(agnes, phone);
  await add(agnes, phone);
  expect(await devices()).toMatchObject([{ userId: agnes.user.id, endpoint: phone.endpoint }]);
  waiting = [{ ...job, news: { kind: 'draft', cardId: await makeDraft(await addDate()) } }];
  await send();
  expect(service.received).toEqual([]);

  const remove = (by: Person) => by.call('DELETE', '/api/push/subscriptions', { endpoint: phone.endpoint });
  expect((await remove(eleanor)).statusCode).toBe(204);
  expect(await devices()).toHaveLength(1);
  expect((await remove(agnes)).statusCode).toBe(204);
  expect(await devices()).toEqual([]);

  await add(agnes, phone);
  await agnes.call('DELETE', '/api/user/sessions');
  expect(await devices()).toEqual([]);
  const gone = await fondly.signUp('Gone Soon');
  await add(gone, phone);
  expect((await gone.call('DELETE', '/api/user', { password: 'correct horse' })).statusCode).toBe(204);
  expect(await devices()).toEqual([]);
});

test('forgets the oldest of more than twenty browsers', async () => {
  for (let count = 0; count < 22; count += 1) {
    fondly.clock.advanceMs(1000);
    await add(eleanor, service.addBrowser(`browser-${count}`));
  }
  const endpoints = (await devices()).map(({ endpoint }) => endpoint);
  expect(endpoints).toHaveLength(20);
  expect(endpoints[0]).toMatch(/browser-2$/);
});

test('rejects signed-out calls and private push addresses', async () => {
  const { endpoint, keys: browserKeys } = service.addBrowser('phone');
  for (const [method, path, body] of [
    ['GET', '/api/push/key', undefined],
    ['POST', '/api/push/subscriptions', { endpoint, keys: browserKeys }],
    ['DELETE', '/api/push/subscriptions', { endpoint }],
  ] as const) {
    expect((await fondly.anonymous.call(method, path, body)).statusCode).toBe(401);
  }
  for (const bad of [
    { endpoint: 'http://push.example.test/a' },
    { endpoint: 'https://127.0.0.1/a' },
    { endpoint: 'https://[::1]/a' },
    { endpoint: 'https://10.0.0.7/a' },
    { endpoint: 'https://169.254.169.254/latest/meta-data' },
    { endpoint: 'https://localhost/a' },
    { endpoint: 'https://printer.local/a' },
    { endpoint: 'https://push.example.test:8443/a' },
    { endpoint: 'https://user:word@push.example.test/a' },
    { endpoint: `https://push.example.test/${'a'.repeat(2000)}` },
    { endpoint: 'nowhere' },
    { endpoint: 7 },
    { keys: { ...browserKeys, p256dh: 'A'.repeat(87) } },
    { keys: { ...browserKeys, auth: 'short' } },
    { keys: null },
  ]) {
    const answer = await add(eleanor, { endpoint, keys: browserKeys, ...bad });
    expect([answer.statusCode, answer.json().code], JSON.stringify(bad)).toEqual([422, 'validation_failed']);
  }
  expect(await devices()).toEqual([]);
});

test('every process derives the same keys, and another secret key gives others', () => {
  expect(deriveVapidKeys(secretKeyFrom('one of the many secret keys of the world'))).toEqual(keys);
  expect(deriveVapidKeys(secretKeyFrom('another')).publicKey).not.toBe(keys.publicKey);
});

test('a message about an answer omits its words, and is not sent if the answer was removed', async () => {
  await add(eleanor, service.addBrowser('phone'));
  const cardId = await makeDraft(await addDate());
  const { url } = (await eleanor.call('POST', `/api/cards/${cardId}/share-link`)).json();
  const payload = new URLSearchParams({ kind: 'thanks', message: 'A secret between us' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  waiting = [];
  await fondly.app.inject({ method: 'POST', url: `${new URL(url).pathname}/answer`, payload, headers });
  await send();
  expect(service.received.map(({ text }) => JSON.parse(text))).toEqual([
    {
      title: 'Mum answered your card',
      body: 'Open Fondly to read it.',
      path: `/cards/${cardId}`,
      tag: expect.stringMatching(/^answer-\d+$/),
    },
  ]);
  const [answer] = (await eleanor.call('GET', `/api/cards/${cardId}/answers`)).json();
  await eleanor.call('DELETE', `/api/cards/${cardId}/answers/${answer.id}`);
  service.received.length = 0;
  await send();
  expect(service.received).toEqual([]);
});
