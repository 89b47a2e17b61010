import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { shortYearMessage } from '../../../contract/fields.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set('2026-11-21T12:00:00Z');
  eleanor = await fondly.signUp();
  personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret' })).json().id;
});
afterAll(() => fondly.close());

const add = (body: object) => eleanor.call('POST', '/api/important-dates', { personId, ...body });

test('a birthday gets the defaults and its next occurrence', async () => {
  const response = await add({ occasionType: 'birthday', date: '1966-12-04' });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    personName: 'Margaret',
    date: '1966-12-04',
    repeatsAnnually: true,
    notifyDaysBefore: 7,
    isActive: true,
    isVariableHoliday: false,
    nextOccurrence: '2026-12-04',
  });
});

test.each([
  ['1966-12-04T23:30:00-11:00', '1966-12-04'],
  ['--02-29', '--02-29'],
])('stores %s as %s', async (date, stored) => {
  expect((await add({ occasionType: 'birthday', date })).json().date).toBe(stored);
});

test('accepts a birthday in the future', async () => {
  const response = await add({ occasionType: 'birthday', date: '2098-03-01' });
  expect([response.statusCode, response.json().nextOccurrence]).toEqual([201, '2098-03-01']);
});

test('computes the day of a named holiday, which always repeats', async () => {
  const response = await add({ occasionType: 'mothers-day', date: '2020-01-01', repeatsAnnually: false });
  expect(response.json()).toMatchObject({ date: '2026-05-10', repeatsAnnually: true, nextOccurrence: '2027-05-09' });
});

test.each<[object, string, string]>([
  [{ occasionType: 'birthday', date: '2023-02-30' }, 'date', 'This date does not exist.'],
  [{ occasionType: 'birthday', date: '0085-12-04' }, 'date', shortYearMessage],
  [{ occasionType: 'birthday', date: 'soon' }, 'date', 'This is not a date'],
  [{ occasionType: 'birthday' }, 'date', 'Date is required'],
  [{ occasionType: '', date: '1966-12-04' }, 'occasionType', 'Occasion type is required'],
  ...[-1, 1.5, '7', null].map((notifyDaysBefore): [object, string, string] => [
    { occasionType: 'birthday', date: '1966-12-04', notifyDaysBefore },
    'notifyDaysBefore',
    'Enter a whole number of days, 0 or more',
  ]),
  [
    { occasionType: 'birthday', date: '1966-12-04', notifyDaysBefore: 2_147_483_648 },
    'notifyDaysBefore',
    'Enter at most 2,147,483,647 days',
  ],
])('rejects %o', async (body, field, message) => {
  const response = await add(body);
  expect(response.statusCode).toBe(422);
  expect(response.json().fields).toEqual({ [field]: message });
});

test.each([0, 366, 2_147_483_647])('accepts a reminder %i days ahead', async (notifyDaysBefore) => {
  const response = await add({ occasionType: 'birthday', date: '1966-12-04', notifyDaysBefore });
  expect([response.statusCode, response.json().notifyDaysBefore]).toEqual([201, notifyDaysBefore]);
  await eleanor.call('DELETE', `/api/important-dates/${response.json().id}`);
});

test("returns 404 for the dates of a missing contact or another user's", async () => {
  const theirs = (await (await fondly.signUp()).call('POST', '/api/people', { name: 'Theirs' })).json().id;
  const without = (await eleanor.call('POST', '/api/people', { name: 'Without dates' })).json().id;
  const statusOf = async (id: number) => (await eleanor.call('GET', `/api/important-dates?personId=${id}`)).statusCode;
  expect(await Promise.all([theirs, 999_999, without, personId].map(statusOf))).toEqual([404, 404, 200, 200]);
});

test("rejects a date for another user's contact", async () => {
  const stranger = await fondly.signUp('Stranger');
  const response = await stranger.call('POST', '/api/important-dates', {
    personId,
    occasionType: 'birthday',
    date: '1966-12-04',
  });
  expect(response.statusCode).toBe(404);
});

test('lists upcoming dates in order of their next occurrence', async () => {
  const days = (await eleanor.call('GET', '/api/important-dates/upcoming?days=365'))
    .json()
    .map((date: { nextOccurrence: string }) => date.nextOccurrence);
  expect(days).toEqual([...days].sort());
  const soon = (await eleanor.call('GET', '/api/events/upcoming')).json();
  expect(soon.map((date: { nextOccurrence: string }) => date.nextOccurrence)).toEqual(['2026-12-04', '2026-12-04']);
});

test('moving a date moves its drafts, and turns an approved card into a draft', async () => {
  const date = (await add({ occasionType: 'anniversary', date: '2010-12-10' })).json();
  const person = `/api/people/${personId}`;
  await eleanor.call('PATCH', person, { email: 'm@example.org' });
  const card = (
    await eleanor.call('POST', '/api/cards', { personId, occasionId: date.id, title: 'Ours', category: 'anniversary' })
  ).json();
  expect((await eleanor.call('POST', `/api/cards/${card.id}/approve`)).json().deliveryStatus).toBe(
    'approved_and_scheduled',
  );
  const moved = await eleanor.call('PATCH', `/api/important-dates/${date.id}`, { date: '2010-12-12' });
  expect(moved.json()).toMatchObject({ date: '2010-12-12', cardsMoved: 1 });
  expect((await eleanor.call('GET', `/api/cards/${card.id}`)).json()).toMatchObject({
    scheduledDate: '2026-12-12',
    deliveryStatus: 'draft',
  });
  const quiet = await eleanor.call('PATCH', `/api/important-dates/${date.id}`, { isActive: false });
  expect(quiet.json()).toMatchObject({ isActive: false, cardsMoved: 0 });
});

test('switching a holiday off in a later year moves no card', async () => {
  fondly.clock.set('2026-12-20T12:00:00Z');
  const date = (await add({ occasionType: 'easter', date: '2026-01-01' })).json();
  await eleanor.call('POST', '/api/cards', { personId, occasionId: date.id, title: 'Easter', category: 'easter' });
  fondly.clock.set('2027-01-10T12:00:00Z');
  const response = await eleanor.call('PATCH', `/api/important-dates/${date.id}`, { isActive: false });
  fondly.clock.set('2026-11-21T12:00:00Z');
  expect([response.statusCode, response.json().cardsMoved]).toEqual([200, 0]);
});

test('deleting a date skips its unsent cards, unless the caller keeps them', async () => {
  for (const [query, deliveryStatus] of [
    ['', 'skipped'],
    ['?keepCards=true', 'draft'],
  ]) {
    const date = (await add({ occasionType: 'birthday', date: '1970-12-20' })).json();
    const card = (
      await eleanor.call('POST', '/api/cards', { personId, occasionId: date.id, title: 'Gone', category: 'birthday' })
    ).json();
    expect((await eleanor.call('DELETE', `/api/important-dates/${date.id}${query}`)).statusCode).toBe(204);
    expect((await eleanor.call('GET', `/api/cards/${card.id}`)).json()).toMatchObject({
      deliveryStatus,
      occasionId: null,
    });
  }
});

test('without a version the last write wins, even with many at once', async () => {
  const { id } = (await add({ occasionType: 'birthday', date: '1966-12-04' })).json();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      eleanor.call('PATCH', `/api/important-dates/${id}`, { notifyDaysBefore: index }),
    ),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(12).fill(200));
  expect((await eleanor.call('GET', `/api/important-dates/${id}`)).json().version).toBe(13);
});

test.each([
  [null, 'Happy 60th Birthday, Mum'],
  ['en', 'Happy 60th Birthday, Mum'],
  ['es', /^Felices 60, Mum$/],
  ['fr', /anniversaire.*Mum/i],
  ['de', /Geburtstag.*Mum/],
])('proposes a card title in the language of the contact: %s', async (language, title) => {
  const reader = { name: 'Margaret', nickname: 'Mum', language };
  const id = (await eleanor.call('POST', '/api/people', reader)).json().id;
  const date = (await add({ personId: id, occasionType: 'birthday', date: '1966-12-04' })).json();
  const path = `/api/important-dates/${date.id}/card-title`;
  expect((await eleanor.call('GET', path)).json()).toEqual({ title: expect.stringMatching(title) });
  expect((await fondly.anonymous.call('GET', path)).statusCode).toBe(401);
  const mallory = await fondly.signUp('Mallory');
  expect((await mallory.call('GET', path)).statusCode).toBe(404);
});
