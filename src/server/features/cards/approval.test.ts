import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { cards } from '../../db/tables/cards.ts';
import { unsubscribes } from '../../db/tables/users.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set('2026-11-21T12:00:00Z');
  eleanor = await fondly.signUp();
  personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret', email: 'm@example.org' })).json().id;
});
afterAll(() => fondly.close());

const read = async (id: number) => (await eleanor.call('GET', `/api/cards/${id}`)).json();
const patch = (id: number, body: object) => eleanor.call('PATCH', `/api/cards/${id}`, body);
const act = (id: number, action: string) => eleanor.call('POST', `/api/cards/${id}/${action}`);
const set = (id: number, change: Partial<typeof cards.$inferInsert>) =>
  fondly.context.database.orm.update(cards).set(change).where(eq(cards.id, id));

async function draft(change: object = {}): Promise<number> {
  const body = { personId, title: 'For you', category: 'birthday', message: 'Words', scheduledDate: '2026-12-04' };
  return (await eleanor.call('POST', '/api/cards', { ...body, ...change })).json().id;
}

async function approved(): Promise<number> {
  const id = await draft();
  expect((await act(id, 'approve')).statusCode).toBe(200);
  return id;
}

test.each([
  [{ scheduledDate: null }, 'scheduledDate'],
  [{ scheduledDate: '2026-11-20' }, 'scheduledDate'],
  [{ recipientEmail: null }, 'recipientEmail'],
  [{ digitalDeliveryType: 'text' }, 'recipientEmail'],
  [{ deliveryMethod: 'physical' }, 'recipientEmail'],
])('rejects keepApproved together with %o', async (change, field) => {
  const id = await approved();
  const before = await read(id);
  const refused = await patch(id, { ...change, message: 'Other words', keepApproved: true });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]]);
  expect(await read(id)).toEqual(before);
  expect((await patch(id, change)).json().deliveryStatus).toBe('draft');
});

test('restores a skipped card without an address as a draft', async () => {
  const id = await approved();
  await act(id, 'skip');
  expect((await patch(id, { recipientEmail: null, keepApproved: true })).statusCode).toBe(200);
  expect((await act(id, 'unskip')).json().deliveryStatus).toBe('draft');
});

test.each(['failed', 'ready'] as const)('PATCH rejects setting a %s card to draft', async (deliveryStatus) => {
  const id = await draft();
  await set(id, { deliveryStatus });
  const response = await patch(id, { deliveryStatus: 'draft' });
  expect([response.statusCode, response.json().code]).toEqual([409, 'illegal_transition']);
});

test('a card shows the address that it goes to', async () => {
  const own = await draft({ recipientEmail: 'own@example.org' });
  const contacts = await draft();
  const posted = await draft({ deliveryMethod: 'physical' });
  expect([await read(own), await read(contacts), await read(posted)]).toMatchObject([
    { recipient: 'own@example.org' },
    { recipient: 'm@example.org' },
    { recipient: null },
  ]);
});

test('moving the sending day of a Christmas card keeps its occurrence date', async () => {
  const christmas = { personId, occasionType: 'christmas', date: '2026-12-25' };
  const occasionId = (await eleanor.call('POST', '/api/important-dates', christmas)).json().id;
  const id = await draft({ occasionId, scheduledDate: null });
  expect(await read(id)).toMatchObject({ scheduledDate: '2026-12-25', occurrenceDate: '2026-12-25' });
  await act(id, 'approve');
  const kept = await patch(id, { scheduledDate: '2026-12-20', title: 'Merry Christmas', keepApproved: true });
  expect(kept.json()).toMatchObject({
    title: 'Merry Christmas',
    deliveryStatus: 'approved_and_scheduled',
    scheduledDate: '2026-12-20',
    occurrenceDate: '2026-12-25',
    dueAt: '2026-12-20T09:00:00.000Z',
  });
  expect((await patch(id, { scheduledDate: '2026-12-19' })).json()).toMatchObject({ deliveryStatus: 'draft' });
});

test('undoing an approval also undoes its day, until the card is sent', async () => {
  const id = await draft({ scheduledDate: null });
  await eleanor.call('POST', `/api/cards/${id}/approve`, { scheduledDate: '2026-12-24' });
  const { version } = await read(id);
  const undo = { deliveryStatus: 'draft', scheduledDate: null, version };
  expect((await patch(id, undo)).json()).toMatchObject({ deliveryStatus: 'draft', scheduledDate: null, dueAt: null });
  for (const deliveryStatus of ['scheduled', 'sent'] as const) {
    const sent = await approved();
    await set(sent, { deliveryStatus });
    const refused = await patch(sent, { deliveryStatus: 'draft', scheduledDate: '2026-12-04', version: 2 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'illegal_transition']);
    expect(await read(sent)).toMatchObject({ deliveryStatus, version: 2 });
  }
});

test('undoing an approval leaves a card alone that was skipped meanwhile', async () => {
  const id = await approved();
  const { version } = await read(id);
  await act(id, 'skip');
  expect((await patch(id, { deliveryStatus: 'draft', version })).json().code).toBe('stale_version');
  expect((await read(id)).deliveryStatus).toBe('skipped');
});

test('lists show the recipient by delivery method', async () => {
  const address = '1 Elm Street\nSpringfield, IL 62704\nUSA';
  const { id } = (await eleanor.call('POST', '/api/people', { name: 'Ida', address })).json();
  const to = { personId: id };
  const byMail = await draft(to);
  const frozen = await draft({ ...to, recipientEmail: 'other@example.org' });
  const byText = await draft({ ...to, digitalDeliveryType: 'text' });
  const byPost = await draft({ ...to, deliveryMethod: 'physical' });
  await eleanor.call('PATCH', `/api/people/${id}`, { phone: '555 0100' });
  for (const path of [`/api/cards?personId=${id}`, '/api/cards/upcoming']) {
    const listed: { id: number; recipient: string | null }[] = (await eleanor.call('GET', path)).json();
    const recipientOf = (card: number) => listed.find((item) => item.id === card)?.recipient;
    expect([byMail, frozen, byText, byPost].map(recipientOf)).toEqual([null, 'other@example.org', '555 0100', address]);
  }
});

test("checks unsubscribes against the card's own address, not the contact's", async () => {
  await fondly.context.database.orm
    .insert(unsubscribes)
    .values({ userId: eleanor.user.id, email: 'no-more@example.org' });
  const id = await draft({ recipientEmail: 'No-More@example.org' });
  const answers = [await act(id, 'approve'), await act(id, 'send-now')];
  expect(answers.map((answer) => answer.statusCode)).toEqual([409, 409]);
  expect(answers[0]?.json().message).toMatch(/any more cards/);
  const kept = await approved();
  expect((await patch(kept, { recipientEmail: 'no-more@example.org', keepApproved: true })).statusCode).toBe(409);

  await eleanor.call('PATCH', `/api/people/${personId}`, { email: 'no-more@example.org' });
  const elsewhere = await draft({ recipientEmail: 'new-address@example.org' });
  expect((await act(elsewhere, 'approve')).statusCode).toBe(200);
  await eleanor.call('PATCH', `/api/people/${personId}`, { email: 'm@example.org' });
});

test('does not reveal to another user that a card is being sent', async () => {
  const id = await draft();
  await set(id, { deliveryStatus: 'scheduled', leaseUntil: new Date(Date.now() + 60_000), attempt: 1 });
  const stranger = await fondly.signUp('Stranger');
  const foreign = await stranger.call('DELETE', `/api/people/${personId}`);
  const unknown = await stranger.call('DELETE', '/api/people/2147483000');
  expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
  expect((await eleanor.call('DELETE', `/api/people/${personId}`)).statusCode).toBe(409);
});

test('rejects approve and send-now with an outdated version', async () => {
  const id = await draft();
  const seen = (await read(id)).version;
  await patch(id, { message: 'Words of another hand' });
  for (const action of ['approve', 'send-now']) {
    const refused = await eleanor.call('POST', `/api/cards/${id}/${action}`, { version: seen });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'stale_version', current: { message: 'Words of another hand' } });
  }
  expect(await read(id)).toMatchObject({ deliveryStatus: 'draft' });
  const { version } = await read(id);
  const approvedNow = await eleanor.call('POST', `/api/cards/${id}/approve`, { version });
  expect(approvedNow.json()).toMatchObject({ deliveryStatus: 'approved_and_scheduled' });
});
