import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { cardSendings } from '../../db/tables/card-sendings.ts';
import { limits as limitsTable } from '../../db/tables/registration.ts';
import { users } from '../../db/tables/users.ts';

const dayMs = 86_400_000;
let fondly: TestApp;
let admin: Person;
let eleanor: Person;
let personId: number;
beforeAll(async () => {
  fondly = await startTestApp();
  admin = await fondly.signUp('Ada Admin');
});
afterAll(() => fondly.close());
beforeEach(async () => {
  fondly.clock.set(new Date().toISOString());
  await fondly.context.database.orm.delete(limitsTable);
  await fondly.context.database.orm.delete(cardSendings);
  eleanor = await fondly.signUp();
  personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret', email: 'm@example.test' })).json().id;
});

const inDays = (days: number) => new Date(fondly.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
const setLimits = (figures: object) => admin.call('PATCH', '/api/admin/registration/limits', figures);
async function draft(recipientEmail: string, who = eleanor, person = personId): Promise<number> {
  const card = { personId: person, title: 'For you', category: 'birthday', message: 'Words', recipientEmail };
  return (await who.call('POST', '/api/cards', { ...card, scheduledDate: inDays(20) })).json().id;
}
const act = (id: number, action: string, who = eleanor) => who.call('POST', `/api/cards/${id}/${action}`);
const statusOf = async (id: number) => (await eleanor.call('GET', `/api/cards/${id}`)).json().deliveryStatus;
async function approveNew(email: string) {
  const id = await draft(email);
  return { id, answer: await act(id, 'approve') };
}
const setAccount = (change: Partial<typeof users.$inferInsert>) =>
  fondly.context.database.orm.update(users).set(change).where(eq(users.id, eleanor.user.id));

test('limits the recipients of a new account, names limit and time, and changes nothing', async () => {
  await setLimits({ newRecipients: 2 });
  expect((await approveNew('a@example.test')).answer.statusCode).toBe(200);
  expect((await approveNew('B@example.test')).answer.statusCode).toBe(200);
  const { id, answer } = await approveNew('c@example.test');
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'rate_limited']);
  expect(answer.json().message).toMatch(
    /^A new account sends to at most 2 different people in its first 7 days, and you have reached that\. The next one is possible from \d+ \w+ at \d\d:\d\d\. Nothing is lost\.$/,
  );
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(6 * 86_000);
  expect(await statusOf(id)).toBe('draft');
  expect((await act(id, 'send-now')).statusCode).toBe(429);
  expect((await approveNew('b+cards@example.test')).answer.statusCode).toBe(200);
  await setLimits({ newRecipients: 3 });
  expect((await act(id, 'approve')).statusCode).toBe(200);
});

test('recipients count for seven days, and an account is new for seven days', async () => {
  await setLimits({ newRecipients: 1, recipients: 2 });
  await approveNew('a@example.test');
  expect((await approveNew('b@example.test')).answer.statusCode).toBe(429);
  await setAccount({ createdAt: new Date(fondly.clock.now().getTime() - 7 * dayMs) });
  expect((await approveNew('b@example.test')).answer.statusCode).toBe(200);
  const { id, answer } = await approveNew('c@example.test');
  expect(answer.json().message).toMatch(/^An account sends to at most 2 different people in 7 days, /);
  fondly.clock.advanceMs(7 * dayMs);
  expect((await act(id, 'approve')).statusCode).toBe(200);
});

test('an administrator can end the first week of an account early', async () => {
  await setLimits({ newRecipients: 0 });
  const { id, answer } = await approveNew('a@example.test');
  expect(answer.json().message).toMatch(/possible from/);
  const path = `/api/admin/users/${eleanor.user.id}`;
  expect((await admin.call('PATCH', path, { endFirstWeek: true })).json().firstWeekEndsAt).toBeNull();
  expect((await act(id, 'approve')).statusCode).toBe(200);
});

test('approving again after an undo, another day or new words counts nothing', async () => {
  await setLimits({ newRecipients: 1, newCards: 1 });
  const { id } = await approveNew('a@example.test');
  const patch = (body: object) => eleanor.call('PATCH', `/api/cards/${id}`, body);
  expect((await patch({ deliveryStatus: 'draft' })).json().deliveryStatus).toBe('draft');
  expect((await act(id, 'approve')).statusCode).toBe(200);
  await act(id, 'skip');
  expect((await act(id, 'unskip')).json().deliveryStatus).toBe('approved_and_scheduled');
  const kept = await patch({ message: 'Other words', scheduledDate: inDays(21), keepApproved: true });
  expect(kept.json().deliveryStatus).toBe('approved_and_scheduled');
  const rows = await fondly.context.database.orm.select().from(cardSendings);
  expect(rows).toHaveLength(1);
});

test('an old approval can be edited and sent even if the limit has been reached since', async () => {
  const { id } = await approveNew('a@example.test');
  fondly.clock.advanceMs(10 * dayMs);
  await setLimits({ newRecipients: 0, recipients: 0, cards: 0 });
  const body = { message: 'Other words', keepApproved: true };
  expect((await eleanor.call('PATCH', `/api/cards/${id}`, body)).json().deliveryStatus).toBe('approved_and_scheduled');
});

test('counts a new recipient of an approved card, by edit, skip and edit, or the contact', async () => {
  await setLimits({ newRecipients: 1 });
  const { id } = await approveNew('m@example.test');
  const patch = (body: object) => eleanor.call('PATCH', `/api/cards/${id}`, { keepApproved: true, ...body });
  expect((await patch({ recipientEmail: 'other@example.test' })).statusCode).toBe(429);
  await act(id, 'skip');
  expect((await patch({ recipientEmail: 'other@example.test' })).statusCode).toBe(429);
  const corrected = { email: 'other@example.test', name: 'Margaret Whitfield', updateCards: true };
  expect((await eleanor.call('PATCH', `/api/people/${personId}`, corrected)).statusCode).toBe(429);
  expect((await eleanor.call('GET', `/api/people/${personId}`)).json().email).toBe('m@example.test');
  await act(id, 'unskip');
  expect((await eleanor.call('PATCH', `/api/people/${personId}`, corrected)).statusCode).toBe(429);
  await setLimits({ newRecipients: 2 });
  const answer = await eleanor.call('PATCH', `/api/people/${personId}`, corrected);
  expect([answer.statusCode, answer.json().cardsUpdated]).toEqual([200, 1]);
});

test('parallel approvals do not exceed the limit', async () => {
  await setLimits({ newRecipients: 3 });
  const ids = await Promise.all(Array.from({ length: 12 }, (_, number) => draft(`p${number}@example.test`)));
  const answers = await Promise.all(ids.map((id, number) => act(id, number % 2 ? 'approve' : 'send-now')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(429)]);
});

test('limits the cards per recipient', async () => {
  await setLimits({ newCards: 2 });
  await approveNew('a@example.test');
  await approveNew('a@example.test');
  const { answer } = await approveNew('a@example.test');
  expect(answer.json().message).toMatch(/^A new account has at most 2 cards approved or sent in its first 7 days, /);
});

test('Send Now has its own limit per 24 hours, and deleting a card does not lower the count', async () => {
  await setLimits({ newSendNow: 1 });
  const { id } = await approveNew('a@example.test');
  expect((await act(id, 'send-now')).statusCode).toBe(200);
  await eleanor.call('DELETE', `/api/cards/${id}`);
  const other = await draft('a@example.test');
  const refused = await act(other, 'send-now');
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    expect.stringMatching(/^A new account sends at most one card at once in 24 hours, /),
  ]);
  expect(await statusOf(other)).toBe('draft');
  fondly.clock.advanceMs(dayMs);
  expect((await act(other, 'send-now')).statusCode).toBe(200);
});

test('limits the cards of all new accounts together, deleted accounts included', async () => {
  await setLimits({ newAccountsCards: 1 });
  await approveNew('a@example.test');
  const other = await fondly.signUp('Other');
  const theirs = (await other.call('POST', '/api/people', { name: 'Ida', email: 'i@example.test' })).json().id;
  const id = await draft('i@example.test', other, theirs);
  expect((await eleanor.call('DELETE', '/api/user', { password: 'correct horse' })).statusCode).toBe(204);
  const refused = await act(id, 'approve', other);
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    expect.stringMatching(/^All new accounts here together send at most one card in 24 hours, /),
  ]);
  const [row] = await fondly.context.database.orm.select().from(cardSendings);
  expect(row?.userId).toBeNull();
});

test('administrators have no limits, and their sendings are not counted', async () => {
  await setLimits({ newRecipients: 0, newCards: 0, newSendNow: 0, newAccountsCards: 0 });
  const own = (await admin.call('POST', '/api/people', { name: 'Ida', email: 'i@example.test' })).json().id;
  expect((await act(await draft('i@example.test', admin, own), 'approve', admin)).statusCode).toBe(200);
  expect(await fondly.context.database.orm.select().from(cardSendings)).toEqual([]);
});

test('an account may have a limit of its own for 30 days, set by an administrator', async () => {
  const path = `/api/admin/users/${eleanor.user.id}`;
  for (const wrong of [-1, 1.5, 100_001, 'many'])
    expect((await admin.call('PATCH', path, { monthlyCards: wrong })).statusCode).toBe(422);
  for (const right of [null, 2])
    expect((await admin.call('PATCH', path, { monthlyCards: right })).json().monthlyCards).toBe(right);
  const { id: first } = await approveNew('a@example.test');
  fondly.clock.advanceMs(20 * dayMs);
  expect((await approveNew('a@example.test')).answer.statusCode).toBe(200);
  const { id, answer } = await approveNew('a@example.test');
  expect([answer.statusCode, answer.json().message]).toEqual([
    429,
    expect.stringMatching(
      /^Your account has at most 2 cards approved or sent in 30 days, as an administrator decided, and you have reached that\. The next one is possible from /,
    ),
  ]);
  expect(Number(answer.headers['retry-after'])).toBe(10 * 86_400);
  // A card that was counted stays so.
  expect((await act(first, 'approve')).statusCode).not.toBe(429);
  fondly.clock.advanceMs(10 * dayMs);
  expect((await act(id, 'approve')).statusCode).toBe(200);
  await setAccount({ monthlyCards: null });
  expect((await approveNew('b@example.test')).answer.statusCode).toBe(200);
});

const hashes = async () => {
  const rows = await fondly.context.database.orm.select().from(cardSendings);
  return new Set(rows.map(({ recipientHash }) => recipientHash)).size;
};
async function household(fields: object): Promise<number> {
  const other = (await eleanor.call('POST', '/api/people', { name: 'Ida' })).json().id;
  const members = [{ id: personId }, { id: other }];
  const { id } = (await eleanor.call('POST', '/api/households', { members })).json();
  expect((await eleanor.call('PATCH', `/api/people/${id}`, fields)).statusCode).toBe(200);
  return id;
}

test('counts every address that a household gets after its card is approved', async () => {
  const home = await household({ email: 'm@example.test' });
  const id = await draft('m@example.test', eleanor, home);
  expect((await act(id, 'approve')).statusCode).toBe(200);
  const alsoEmails = [1, 2, 3, 4, 5].map((at) => `also${at}@example.test`);
  const change = () =>
    eleanor.call('PATCH', `/api/people/${home}`, { email: 'n@example.test', alsoEmails, updateCards: true });
  await setLimits({ newRecipients: 6 });
  expect((await change()).statusCode).toBe(429);
  await setLimits({ newRecipients: 7 });
  expect((await change()).statusCode).toBe(200);
  expect(await hashes()).toBe(7);
});

test('counts every address of a household when its approved printed card becomes a mail', async () => {
  const place = { street: '1 Long Lane', city: 'Leeds', postalCode: 'LS1 1AA', country: 'GB' };
  const home = await household({ email: 'm@example.test', alsoEmails: ['k@example.test'], ...place });
  const body = { personId: home, title: 'For you', category: 'birthday', message: 'Words', deliveryMethod: 'physical' };
  const { id } = (await eleanor.call('POST', '/api/cards', { ...body, scheduledDate: inDays(20) })).json();
  expect((await act(id, 'approve')).statusCode).toBe(200);
  expect(await hashes()).toBe(1);
  const change = () => eleanor.call('PATCH', `/api/cards/${id}`, { deliveryMethod: 'digital', keepApproved: true });
  await setLimits({ newRecipients: 2 });
  expect((await change()).statusCode).toBe(429);
  await setLimits({ newRecipients: 3 });
  expect((await change()).statusCode).toBe(200);
  expect(await hashes()).toBe(3);
});

test('a printed card that is approved late counts its postal address alone', async () => {
  const place = { street: '1 Long Lane', city: 'Leeds', postalCode: 'LS1 1AA', country: 'GB' };
  const home = await household({ email: 'm@example.test', alsoEmails: ['k@example.test'], ...place });
  const body = { personId: home, title: 'For you', category: 'birthday', message: 'Words', deliveryMethod: 'physical' };
  const { id } = (await eleanor.call('POST', '/api/cards', { ...body, scheduledDate: inDays(2) })).json();
  expect((await act(id, 'approve')).json()).toMatchObject({ deliveryMethod: 'physical' });
  expect(await hashes()).toBe(1);
});
