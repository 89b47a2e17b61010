import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { dayIn } from '../../../../tests/days.ts';
import { type AnsweringServer, startAnsweringServer } from '../../../../tests/servers/answering-server.ts';
import { cards } from '../../db/tables/cards.ts';
import { messageAddresses } from '../../db/tables/message-addresses.ts';
import { createMessenger } from '../../messages/messenger.ts';
import { createOutgoing } from '../../outgoing/outgoing.ts';
import type { JobKinds } from '../../queue/job-kinds.ts';
import { failMissedCards } from '../delivery/outcome/settle-overdue.store.ts';
import { sendNotices } from '../reminders/send-notices.ts';
import { sendMessageJob } from './send-message.job.ts';

const signal = new AbortController().signal;
const proof = { password: 'correct horse' };
const botToken = '123456789:AAF-abcdefghijklmnopqrstuvwxyz';

let fondly: TestApp;
let service: AnsweringServer;
let host: string;
let eleanor: Person;
/** Messages queued but not sent yet. */
let waiting: JobKinds['send-message'][];

beforeAll(async () => {
  service = await startAnsweringServer();
  host = service.address.replace('http://', '');
  const outgoing = createOutgoing({ allowPrivate: true, timeoutMs: 1_000 });
  fondly = await startTestApp({ replace: { outgoing, messenger: createMessenger(outgoing, service.address) } });
  const { queue } = fondly.context;
  const { sendMany } = queue;
  queue.sendMany = async (executor, name, data) => {
    if (name === 'send-message') waiting.push(...(data as JobKinds['send-message'][]));
    else await sendMany(executor, name, data);
  };
  eleanor = await fondly.signUp();
});
afterAll(async () => {
  await fondly.close();
  await service.close();
});
beforeEach(async () => {
  await fondly.context.database.orm.delete(messageAddresses);
  service.answer({ status: 200, body: '{}' });
  service.received.length = 0;
  waiting = [];
});

const set = (url: string) => eleanor.call('PUT', '/api/user/messages', { url, proof });
const sendTest = async () => (await eleanor.call('POST', '/api/user/messages/test')).json();
const send = () =>
  Promise.allSettled(
    waiting.map((job) => sendMessageJob(fondly.context).handler(job, { jobId: 'x', attempt: 1, signal })),
  );
const test1 = { title: 'Fondly reaches you here', message: 'Messages about your cards come to this place.' };
const link = 'http://fondly.test/settings';

test.each([
  ['a token', () => `ntfy://tk_secret@${host}/eleanor`, 'Bearer tk_secret'],
  ['user and password', () => `ntfy://nell:p%40ss@${host}/eleanor`, `Basic ${btoa('nell:p@ss')}`],
  ['nothing', () => `ntfy://${host}/eleanor`, undefined],
])('ntfy takes a message as JSON, with %s', async (_, url, authorization) => {
  expect((await set(url())).json()).toMatchObject({ service: 'ntfy', host, trouble: null });
  expect(await sendTest()).toEqual({ hasArrived: true, reply: 'ntfy took the message.' });
  const [call] = service.received;
  expect([call?.method, call?.path, call?.headers.authorization]).toEqual(['POST', '/', authorization]);
  expect(JSON.parse(call?.body ?? '')).toEqual({ topic: 'eleanor', ...test1, click: link });
});

test('Gotify takes a message with its application token', async () => {
  await set(`gotify://${host}/sub/AzyoeNS.D4iJLVa`);
  expect(await sendTest()).toEqual({ hasArrived: true, reply: 'Gotify took the message.' });
  const [call] = service.received;
  expect([call?.path, call?.headers['x-gotify-key']]).toEqual(['/sub/message', 'AzyoeNS.D4iJLVa']);
  const extras = { 'client::notification': { click: { url: link } } };
  expect(JSON.parse(call?.body ?? '')).toEqual({ ...test1, priority: 5, extras });
});

test('Telegram takes a message from a bot', async () => {
  await set(`tgram://${botToken}/-1001234567`);
  service.answer({ status: 200, body: JSON.stringify({ ok: true, result: { message_id: 1 } }) });
  expect(await sendTest()).toEqual({ hasArrived: true, reply: 'Telegram took the message.' });
  const [call] = service.received;
  expect([call?.method, call?.path]).toEqual(['POST', `/bot${botToken}/sendMessage`]);
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    chat_id: '-1001234567',
    text: `${test1.title}\n${test1.message}\n${link}`,
  });
});

test('Matrix takes a message in a room, joined by its alias', async () => {
  await set(`matrix://syt_secret@${host}/#family:example.org`);
  service.answer(({ path }) => ({
    status: 200,
    body: JSON.stringify(path.includes('/join/') ? { room_id: '!abc:example.org' } : { event_id: '$1' }),
  }));
  expect(await sendTest()).toEqual({ hasArrived: true, reply: 'Matrix took the message.' });
  const [join, put] = service.received;
  expect([join?.method, join?.path]).toEqual(['POST', '/_matrix/client/v3/join/%23family%3Aexample.org']);
  expect([put?.method, put?.headers.authorization]).toEqual(['PUT', 'Bearer syt_secret']);
  expect(put?.path).toMatch(/^\/_matrix\/client\/v3\/rooms\/!abc%3Aexample\.org\/send\/m\.room\.message\/[\w-]+$/);
  expect(JSON.parse(put?.body ?? '')).toEqual({
    msgtype: 'm.text',
    body: `${test1.title}\n${test1.message}\n${link}`,
  });
});

test.each([
  [
    'ntfy',
    () => `ntfy://${host}/eleanor`,
    { code: 40301, http: 403, error: 'forbidden' },
    403,
    'ntfy answered 403: forbidden',
  ],
  [
    'Gotify',
    () => `gotify://${host}/AzyoeNS`,
    { error: 'Unauthorized', errorDescription: 'you need to provide a valid token' },
    401,
    'Gotify answered 401: you need to provide a valid token',
  ],
  [
    'Telegram',
    () => `tgram://${botToken}/42`,
    { ok: false, error_code: 400, description: 'Bad Request: chat not found' },
    400,
    'Telegram answered 400: Bad Request: chat not found',
  ],
  [
    'Matrix',
    () => `matrix://syt_x@${host}/!room:example.org`,
    { errcode: 'M_FORBIDDEN', error: 'You are not invited to this room.' },
    403,
    'Matrix answered 403: You are not invited to this room.',
  ],
])('%s says why it refuses', async (_, url, answer, status, reply) => {
  expect((await set(url())).statusCode).toBe(200);
  service.answer({ status, body: JSON.stringify(answer) });
  expect(await sendTest()).toEqual({ hasArrived: false, reply });
  const { address } = (await eleanor.call('GET', '/api/user/messages')).json();
  expect(address.trouble).toBe(reply);
});

test.each([
  ['https://example.org/', /must be ntfy/],
  ['ntfy://example.org/topic', /must begin with https/],
  ['ntfys://example.org/two/topics', /must be ntfy/],
  ['gotifys://example.org', /must be gotifys/],
  ['tgram://not-a-token/42', /must be tgram/],
  ['matrixs://example.org/!room:example.org', /must be matrixs/],
  ['ntfys://exa mple/topic', /must be ntfy/],
])('%s is refused with its form', async (url, words) => {
  const refused = await set(url);
  expect([refused.statusCode, refused.json().fields.url]).toEqual([422, expect.stringMatching(words)]);
});

test('the address is sealed, never shown, and needs the password', async () => {
  const url = `ntfy://tk_secret@${host}/eleanor`;
  const wrong = await eleanor.call('PUT', '/api/user/messages', { url, proof: { password: 'wrong horse' } });
  expect(wrong.statusCode).toBe(422);
  await set(url);
  expect(JSON.stringify(await fondly.context.database.orm.select().from(messageAddresses))).not.toContain('tk_secret');
  expect((await eleanor.call('GET', '/api/user/messages')).body).not.toContain('tk_secret');
  expect((await eleanor.call('DELETE', '/api/user/messages')).statusCode).toBe(204);
  expect((await eleanor.call('GET', '/api/user/messages')).json()).toEqual({ address: null });
  expect((await eleanor.call('POST', '/api/user/messages/test')).statusCode).toBe(409);
});

test('a card that was not delivered is told of once, with its person and nothing else', async () => {
  const { orm } = fondly.context.database;
  await set(`ntfy://${host}/eleanor`);
  const body = { name: 'Margaret Whitfield', nickname: 'Mum', email: 'mum@example.test', notes: 'Private' };
  const personId = (await eleanor.call('POST', '/api/people', body)).json().id;
  const order = { personId, title: 'A private title', category: 'birthday', scheduledDate: dayIn(2) };
  const { id } = (await eleanor.call('POST', '/api/cards', order)).json();
  expect((await eleanor.call('POST', `/api/cards/${id}/approve`, {})).statusCode).toBe(200);
  await orm
    .update(cards)
    .set({ dayEndsAt: new Date(0) })
    .where(eq(cards.id, id));
  expect(await failMissedCards(orm, fondly.clock.now())).toBe(1);
  await sendNotices(fondly.context, signal);
  await sendNotices(fondly.context, signal);
  expect(waiting).toHaveLength(1);
  service.answer({ status: 503 });
  expect(await send()).toMatchObject([{ status: 'rejected' }]);
  service.answer({ status: 200 });
  expect(await send()).toMatchObject([{ status: 'fulfilled' }]);
  expect(JSON.parse(service.received.at(-1)?.body ?? '')).toEqual({
    topic: 'eleanor',
    title: 'The card for Mum was not delivered',
    message: 'Open Fondly to see why, and what helps.',
    click: `http://fondly.test/cards/${id}`,
  });
});
