import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import type { YearView } from '../../../contract/year.ts';
import { cardAnswers } from '../../db/tables/card-answers.ts';
import { cards } from '../../db/tables/cards.ts';
import { groupMembers, groups } from '../../db/tables/groups.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set('2026-05-04T09:00:00Z');
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

const db = () => fondly.context.database.orm;
const make = async (path: string, body: object) => (await eleanor.call('POST', path, body)).json();
const yearOf = async (year: number, who = eleanor): Promise<YearView> =>
  (await who.call('GET', `/api/year?year=${year}`)).json();
const daysOf = ({ entries }: YearView, personId: number) =>
  entries.filter((entry) => entry.personId === personId).map(({ day, state }) => `${day} ${state}`);

test('has every occurrence of the year: yearly, once, before the year it began, on a holiday, on 29 February', async () => {
  const { id: personId } = await make('/api/people', { name: 'Margaret' });
  const add = (occasionType: string, date: string, fields: object = {}) =>
    make('/api/important-dates', { personId, occasionType, date, ...fields });
  await add('birthday', '1966-12-04');
  await add('wedding', '2027-06-05');
  await add('graduation', '2026-07-01', { repeatsAnnually: false });
  await add('mothers-day', '2020-01-01');
  await add('anniversary', '--02-29');
  expect(daysOf(await yearOf(2026), personId)).toEqual([
    '2026-02-28 empty',
    '2026-05-10 empty',
    '2026-07-01 empty',
    '2026-12-04 empty',
  ]);
  expect(daysOf(await yearOf(2028), personId)).toEqual([
    '2028-02-29 empty',
    '2028-05-14 empty',
    '2028-06-05 empty',
    '2028-12-04 empty',
  ]);
});

test('says of each card how far it is, and prefers the newest that was not skipped', async () => {
  const { id: personId } = await make('/api/people', { name: 'Tom', email: 'tom@example.test' });
  const { id: occasionId } = await make('/api/important-dates', {
    personId,
    occasionType: 'birthday',
    date: '1960-08-01',
  });
  const newCard = (fields: object = {}) =>
    make('/api/cards', { personId, title: 'Hi', message: 'Hello', category: 'birthday', occasionId, ...fields });
  const look = async () => (await yearOf(2026)).entries.find((entry) => entry.dateId === occasionId);
  expect(await look()).toMatchObject({ state: 'empty', cardId: null, occasionType: 'birthday' });
  const { id } = await newCard();
  expect(await look()).toMatchObject({ state: 'drafted', cardId: id });
  await eleanor.call('POST', `/api/cards/${id}/approve`);
  expect((await look())?.state).toBe('sealed');
  for (const [deliveryStatus, state] of [
    ['scheduled', 'sealed'],
    ['failed', 'failed'],
    ['skipped', 'skipped'],
    ['sent_for_printing', 'sent'],
    ['sent', 'sent'],
  ] as const) {
    await db().update(cards).set({ deliveryStatus }).where(eq(cards.id, id));
    expect((await look())?.state).toBe(state);
  }
  await db().insert(cardAnswers).values({ cardId: id, kind: 'heart' });
  expect((await look())?.state).toBe('answered');
  const skipped = await newCard();
  await eleanor.call('POST', `/api/cards/${skipped.id}/skip`);
  expect(await look()).toMatchObject({ state: 'answered', cardId: id });
});

test('has cards without a date on their day, and those passed on where the user is', async () => {
  const { id: personId } = await make('/api/people', { name: 'Ana' });
  const card = { personId, title: 'Just so', message: 'Hello', category: 'thinking-of-you' };
  const planned = await make('/api/cards', { ...card, scheduledDate: '2026-09-09' });
  const given = await make('/api/cards', card);
  await eleanor.call('POST', `/api/cards/${given.id}/given`, { by: 'hand' });
  const entries = (await yearOf(2026)).entries.filter((entry) => entry.personId === personId);
  expect(entries).toMatchObject([
    { day: '2026-05-04', cardId: given.id, dateId: null, state: 'sent' },
    { day: '2026-09-09', cardId: planned.id, dateId: null, occasionType: null, state: 'drafted' },
  ]);
});

test('has of somebody who died the memorial days only', async () => {
  const { id: personId } = await make('/api/people', { name: 'Grandpa' });
  await make('/api/important-dates', { personId, occasionType: 'birthday', date: '1930-03-03' });
  await make('/api/important-dates', { personId, occasionType: 'memorial', date: '2020-04-04' });
  await eleanor.call('PATCH', `/api/people/${personId}`, { about: { hasDied: true } });
  expect(daysOf(await yearOf(2026), personId)).toEqual(['2026-04-04 empty']);
});

test('is of the caller only, and rejects other years', async () => {
  const stranger = await fondly.signUp();
  expect(await yearOf(2026, stranger)).toEqual({ year: 2026, people: [], groups: [], entries: [] });
  for (const year of ['', 'x', '1899', '2201', '2026.5']) {
    expect((await eleanor.call('GET', `/api/year?year=${year}`)).statusCode, year).toBe(422);
  }
  expect((await fondly.anonymous.call('GET', '/api/year?year=2026')).statusCode).toBe(401);
});

test('is below 300 kB for 2,000 people with three dates each', async () => {
  const many = await fondly.signUp();
  const userId = many.user.id;
  const rows = Array.from({ length: 2_000 }, (_, at) => ({ userId, name: `Person ${at} of the long list` }));
  const added = await db().insert(people).values(rows).returning();
  const day = (at: number) => String((at % 28) + 1).padStart(2, '0');
  await db()
    .insert(importantDates)
    .values(
      added.flatMap(({ id: personId }, at) => [
        { personId, occasionType: 'birthday', date: `19${50 + (at % 50)}-0${(at % 9) + 1}-${day(at)}` },
        { personId, occasionType: 'anniversary', date: `--1${at % 3}-${day(at)}` },
        { personId, occasionType: 'christmas', date: '--12-25' },
      ]),
    );
  const [group] = await db().insert(groups).values({ userId, name: 'Choir' }).returning();
  await db()
    .insert(groupMembers)
    .values(added.slice(0, 500).map(({ id }) => ({ personId: id, groupId: group?.id ?? 0 })));
  const answer = await many.call('GET', '/api/year?year=2026');
  const { entries, people: named, groups: theirs } = answer.json() as YearView;
  expect([entries.length, named.length, theirs[0]?.personIds.length]).toEqual([6_000, 2_000, 500]);
  expect(gzipSync(answer.rawPayload).length).toBeLessThan(300_000);
});
