import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallPhoto } from '../../../../tests/app/style-presets.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { auditLog } from '../../db/tables/audit-log.ts';
import { cardAnswers } from '../../db/tables/card-answers.ts';
import { images } from '../../db/tables/images.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import type { Mailer, OutgoingMail } from '../../mail/mailer.ts';
import { removeUnreferencedImages } from '../images/public.ts';
import { mailAnswers } from './mail-answers.job.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
let cardId: number;
let token: string;
const mails: OutgoingMail[] = [];
let refuses = false;
const mailer: Mailer = {
  send: async (mail, beforeLastBytes) => {
    if (refuses) return { outcome: 'temporary', reply: '451 try later' };
    if (!(await beforeLastBytes())) return { outcome: 'fenced' };
    mails.push(mail);
    return { outcome: 'accepted', reply: '250' };
  },
  close: async () => {},
};
beforeAll(async () => {
  fondly = await startTestApp({ replace: { mailer } });
  fondly.clock.set('2026-05-04T09:00:00Z');
  eleanor = await fondly.signUp();
  const mum = { name: 'Margaret Whitfield', nickname: 'Mum', email: 'mum@example.test' };
  personId = (await eleanor.call('POST', '/api/people', mum)).json().id;
});
afterAll(() => fondly.close());
beforeEach(async () => {
  await fondly.context.database.orm.delete(cardAnswers);
  await fondly.context.database.orm.update(users).set({ mailTrouble: null, preferences: {} });
  mails.length = 0;
  refuses = false;
  const card = { personId, title: 'Happy Birthday, Mum', category: 'birthday', message: 'Words' };
  cardId = (await eleanor.call('POST', '/api/cards', card)).json().id;
  token = (await eleanor.call('POST', `/api/cards/${cardId}/share-link`)).json().url.split('/c/')[1];
});

/** From a new address each time, because each may have only a few calls in progress. */
const post = (fields: Record<string, string>, household = 1) =>
  fondly.app.inject({
    method: 'POST',
    remoteAddress: `192.0.2.${household}`,
    url: `/c/${token}/answer`,
    payload: new URLSearchParams(fields).toString(),
    // As a browser sends a form from a page with the policy no-referrer.
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', 'sec-fetch-site': 'same-origin' },
  });
const heart = () => post({ kind: 'heart' });
const atOnce = (count: number, of: (number: number) => Record<string, string>) =>
  Promise.all(Array.from({ length: count }, (_, number) => post(of(number), number)));
const thank = (message: string, image: Uint8Array = new Uint8Array()) =>
  fondly.anonymous.upload(`/c/${token}/answer`, { image }, { kind: 'thanks', message });
const kept = () => fondly.context.database.orm.select().from(cardAnswers).orderBy(cardAnswers.id);
const listed = async () => (await eleanor.call('GET', `/api/cards/${cardId}/answers`)).json();
const tell = () => mailAnswers(fondly.context, new AbortController().signal);

test('the page of a card accepts a heart and thanks with a photo, and says who gets them', async () => {
  const page = await fondly.anonymous.call('GET', `/c/${token}`);
  expect(page.body).toContain('Answer Eleanor');
  const answer = await heart();
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/c/${token}/answered`]);
  const after = await fondly.anonymous.call('GET', `/c/${token}/answered`);
  expect([after.statusCode, after.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  expect(after.body).toContain('Eleanor will get your answer.');
  expect((await thank('Lovely!\r\nThank you', await smallPhoto())).statusCode).toBe(303);
  expect(await listed()).toMatchObject([
    { kind: 'heart', message: '', imageUrl: null },
    { kind: 'thanks', message: 'Lovely!\nThank you', imageUrl: expect.stringMatching(/^\/api\/images\//) },
  ]);
});

test('the page after an answer is in the language of the card', async () => {
  await fondly.context.database.orm.update(people).set({ language: 'de' }).where(eq(people.id, personId));
  expect((await fondly.anonymous.call('GET', `/c/${token}`)).body).toContain('Eine Antwort an Eleanor');
  expect((await fondly.anonymous.call('GET', `/c/${token}/answered`)).body).toContain('kommt bei Eleanor an');
  expect((await thank('')).body).toContain('Bitte zuerst ein paar Worte schreiben.');
  await fondly.context.database.orm.update(people).set({ language: null }).where(eq(people.id, personId));
});

test('twenty simultaneous hearts count as one, and so do the same words sent twice', async () => {
  const hearts = await atOnce(20, () => ({ kind: 'heart' }));
  const thanks = await atOnce(5, () => ({ kind: 'thanks', message: 'Thank you' }));
  expect([...hearts, ...thanks].every(({ statusCode }) => statusCode === 303)).toBe(true);
  expect((await kept()).map(({ kind }) => kind).toSorted()).toEqual(['heart', 'thanks']);
});

test('a card accepts ten answers, even if more come at once', async () => {
  const nine = Array.from({ length: 9 }, () => ({ cardId, kind: 'thanks' as const, message: 'Before' }));
  await fondly.context.database.orm.insert(cardAnswers).values(nine);
  const answers = await atOnce(8, (number) => ({ kind: 'thanks', message: `Thanks ${number}` }));
  expect(await kept()).toHaveLength(10);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(7);
  expect(refused[0]?.body).toContain('This card has as many answers as it can take.');
});

test.each([
  ['no words', '', 422, 'Please write a few words first.'],
  ['501 characters', 'x'.repeat(501), 422, 'Please keep it to 500 characters.'],
])('rejects %s with a message, and keeps the typed text', async (_, message, status, words) => {
  const answer = await thank(message);
  expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(words)]);
  expect(answer.body).toContain(`>${message}</textarea>`);
  expect(await kept()).toEqual([]);
});

test.each([
  ['no picture', Buffer.from('<svg onload=alert(1)>'), 415, 'could not be read'],
  ['just more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'larger than 10 MB'],
  ['much more than 10 MB', Buffer.alloc(14 * 1024 * 1024), 413, 'larger than 10 MB'],
])('rejects a photo that is %s, and keeps the text', async (_, file, status, words) => {
  const answer = await thank('Thank you for the card', file);
  expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(words)]);
  expect(answer.body).toContain('>Thank you for the card</textarea>');
  expect(await kept()).toEqual([]);
});

test.each([{}, { kind: 'else' }, { kind: 'thanks', message: '\0 ' }, { message: 'Hello' }])(
  'rejects the form %j with a message',
  async (fields) => {
    expect((await post(fields as Record<string, string>)).statusCode).toBe(422);
    expect(await kept()).toEqual([]);
  },
);

test('hostile text stays text on the page of refusals, in the list and in the mail', async () => {
  const hostile = '</textarea><script>alert(1)</script>\u202e"\'&';
  expect((await thank(hostile + 'x'.repeat(500))).body).not.toContain('<script>alert');
  await thank(hostile);
  expect(await listed()).toMatchObject([{ message: hostile }]);
  await tell();
  expect(mails[0]?.html).not.toContain('<script>');
  expect(mails[0]?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a revoked or unknown address accepts nothing', async () => {
  await eleanor.call('DELETE', `/api/cards/${cardId}/share-link`);
  expect((await heart()).statusCode).toBe(404);
  expect((await fondly.anonymous.call('GET', `/c/${token}/answered`)).statusCode).toBe(404);
  token = 'x'.repeat(43);
  expect((await thank('Hello')).statusCode).toBe(404);
  expect(await kept()).toEqual([]);
});

test('the owner turns answers off, for a sent card too, and for new cards', async () => {
  await eleanor.call('POST', `/api/cards/${cardId}/given`, { by: 'hand' });
  const off = await eleanor.call('PATCH', `/api/cards/${cardId}`, { takesAnswers: false });
  expect([off.statusCode, off.json()]).toEqual([200, expect.objectContaining({ takesAnswers: false })]);
  expect((await fondly.anonymous.call('GET', `/c/${token}`)).body).not.toContain('Answer Eleanor');
  expect([(await heart()).statusCode, await kept()]).toEqual([409, []]);
  await eleanor.call('PATCH', '/api/user', { preferences: { takesAnswers: false } });
  const card = { personId, title: 'Another', category: 'birthday' };
  expect((await eleanor.call('POST', '/api/cards', card)).json().takesAnswers).toBe(false);
  const chosen = await eleanor.call('POST', '/api/cards', { ...card, takesAnswers: true });
  expect(chosen.json().takesAnswers).toBe(true);
});

test('an approved card stays approved when its answers are turned off', async () => {
  await eleanor.call('PATCH', `/api/cards/${cardId}`, { scheduledDate: '2026-12-24' });
  await eleanor.call('POST', `/api/cards/${cardId}/approve`);
  const off = await eleanor.call('PATCH', `/api/cards/${cardId}`, { takesAnswers: false });
  expect(off.json()).toMatchObject({ takesAnswers: false, deliveryStatus: 'approved_and_scheduled' });
});

test('the sender gets one mail, and a refused one is retried', async () => {
  await heart();
  await thank('Thank you, dear');
  refuses = true;
  await tell();
  expect(mails).toEqual([]);
  refuses = false;
  fondly.clock.advanceMs(3_600_000);
  await Promise.all([tell(), tell(), tell()]);
  expect(mails).toMatchObject([{ to: { address: eleanor.user.email }, subject: 'Mum answered your card' }]);
  expect(mails[0]?.text).toContain('Thank you, dear');
  expect(mails[0]?.replyTo).toBeUndefined();
  expect((await kept()).every(({ mailedAt }) => mailedAt)).toBe(true);
  await tell();
  expect(mails).toHaveLength(1);
});

test('the transaction of an answer queues the job that mails it', async () => {
  await heart();
  const { rows } = await fondly.context.database.orm.execute<{ name: string }>(
    `select name from pgboss.job where name = 'mail-answers'`,
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('a user who turned mails off gets none', async () => {
  await eleanor.call('PATCH', '/api/user', { preferences: { emailNotifications: false } });
  await heart();
  await tell();
  expect([mails, (await kept()).map(({ mailedAt }) => mailedAt !== null)]).toEqual([[], [true]]);
});

test('only the owner lists, removes and reports answers; a report is in the audit log', async () => {
  await heart();
  await thank('Rude words', await smallPhoto());
  const [first, second] = await listed();
  const mallory = await fondly.signUp('Mallory');
  for (const [method, path] of [
    ['GET', `/api/cards/${cardId}/answers`],
    ['DELETE', `/api/cards/${cardId}/answers/${first.id}`],
    ['POST', `/api/cards/${cardId}/answers/${first.id}/report`],
  ] as const) {
    expect((await mallory.call(method, path)).statusCode).toBe(404);
  }
  expect((await eleanor.call('DELETE', `/api/cards/${cardId}/answers/${first.id}`)).statusCode).toBe(204);
  expect((await eleanor.call('POST', `/api/cards/${cardId}/answers/${second.id}/report`)).statusCode).toBe(204);
  expect(await listed()).toEqual([]);
  const events = await fondly.context.database.orm.select().from(auditLog).where(eq(auditLog.event, 'answer-reported'));
  expect(events).toMatchObject([
    { actorId: eleanor.user.id, subjectId: String(cardId), details: { answerId: second.id } },
  ]);
  expect((await eleanor.call('DELETE', `/api/cards/${cardId}/answers/${first.id}`)).statusCode).toBe(404);
});

test("the photo of an answer counts for the quota of the card's owner, and stays until the answer is removed", async () => {
  await thank('Look!', await smallPhoto());
  const [{ id, imageUrl }] = await listed();
  const imageId = imageUrl.split('/').at(-1);
  const find = () => fondly.context.database.orm.select().from(images).where(eq(images.id, imageId));
  expect(await find()).toMatchObject([{ userId: eleanor.user.id, kind: 'upload' }]);
  const later = new Date(Date.now() + 86_400_000);
  await removeUnreferencedImages(fondly.context, later);
  expect(await find()).toHaveLength(1);
  await eleanor.call('DELETE', `/api/cards/${cardId}/answers/${id}`);
  await removeUnreferencedImages(fondly.context, later);
  expect(await find()).toEqual([]);
});
