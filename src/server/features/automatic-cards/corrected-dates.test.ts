import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { tellsYears } from '../../../studio/words/retell.ts';
import { cards } from '../../db/tables/cards.ts';
import { images } from '../../db/tables/images.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { makeCardOptions } from '../generation/make-card-options.ts';
import type { MakeOptions } from './draft.ts';
import { generateUpcomingCards } from './generate-upcoming-cards.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
const signal = new AbortController().signal;
/** Writes words without pictures, for tests where neither matters. */
const write: MakeOptions = async () => [
  { message: 'Words', image_url: null, prompt: null, engine: 'studio', engineName: 'Fondly Studio' },
];

beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  const body = { name: 'Margaret Whitfield', nickname: 'Mum', relationship: 'mother', email: 'mum@example.test' };
  personId = (await eleanor.call('POST', '/api/people', body)).json().id;
});
afterAll(() => fondly.close());
beforeEach(async () => {
  const { orm } = fondly.context.database;
  await orm.delete(importantDates);
  await orm.delete(cards);
  fondly.clock.set('2026-11-24T12:00:00Z');
});

const addDate = async (date = '1980-12-04'): Promise<number> =>
  (await eleanor.call('POST', '/api/important-dates', { personId, occasionType: 'birthday', date })).json().id;
const correct = async (dateId: number, body: object) => {
  const answer = await eleanor.call('PATCH', `/api/important-dates/${dateId}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const scan = (make: MakeOptions = write) =>
  generateUpcomingCards(fondly.context, make, { signal, makeWithinMs: 60_000 });
const made = () => fondly.context.database.orm.select().from(cards).orderBy(cards.id);
const act = async (id: number | undefined, action: 'approve' | 'skip') =>
  expect((await eleanor.call('POST', `/api/cards/${id}/${action}`)).statusCode).toBe(200);
const become = (id: number | undefined, change: Partial<typeof cards.$inferInsert>) =>
  fondly.context.database.orm
    .update(cards)
    .set(change)
    .where(eq(cards.id, id ?? 0));

test('past cards keep their day, and the corrected birthday has one draft', async () => {
  const dateId = await addDate();
  await scan();
  const [skipped] = await made();
  await act(skipped?.id, 'skip');
  fondly.clock.set('2027-11-24T12:00:00Z');
  await scan();
  const failed = (await made())[1];
  await become(failed?.id, { deliveryStatus: 'failed', failureReason: 'missed' });
  fondly.clock.set('2028-11-01T12:00:00Z');
  // Sessions do not last two years.
  await eleanor.call('POST', '/api/login', { email: eleanor.user.email, password: 'correct horse' });
  expect(await correct(dateId, { date: '1980-12-06' })).toMatchObject({ cardsMoved: 0, cards: [] });
  fondly.clock.set('2028-11-24T12:00:00Z');
  expect(await scan()).toMatchObject({ made: 1 });
  expect(await made()).toMatchObject([
    { title: 'Happy 46th Birthday, Mum', occurrenceDate: '2026-12-04', deliveryStatus: 'skipped' },
    { title: 'Happy 47th Birthday, Mum', occurrenceDate: '2027-12-04', deliveryStatus: 'failed' },
    { title: 'Happy 48th Birthday, Mum', occurrenceDate: '2028-12-06', deliveryStatus: 'draft' },
  ]);
});

test.each([
  ['skipped', { deliveryStatus: 'skipped', skippedFrom: 'draft' }],
  ['sent early', { deliveryStatus: 'sent' }],
  ['failed', { deliveryStatus: 'failed', failureReason: 'rejected' }],
] as const)('creates no second card for a corrected birthday whose card was %s', async (_what, change) => {
  const dateId = await addDate();
  await scan();
  await become((await made())[0]?.id, change);
  await correct(dateId, { date: '1980-12-06' });
  expect(await scan()).toMatchObject({ due: 0, made: 0 });
});

test('creates no card for a corrected birthday whose card was deleted', async () => {
  const dateId = await addDate();
  await scan();
  expect((await eleanor.call('DELETE', `/api/cards/${(await made())[0]?.id}`)).statusCode).toBe(204);
  await correct(dateId, { date: '1980-12-06' });
  expect(await scan()).toMatchObject({ due: 0, made: 0 });
});

test('if the corrected day has passed, the draft moves to next year and sent cards stay', async () => {
  const [draftDate, sentDate] = [await addDate(), await addDate()];
  await scan();
  const [draft, sent] = await made();
  await become(sent?.id, { deliveryStatus: 'sent' });
  expect(await correct(draftDate, { date: '1980-11-20' })).toMatchObject({ cardsMoved: 1 });
  expect(await correct(sentDate, { date: '1980-11-20' })).toMatchObject({ cardsMoved: 0, cards: [] });
  expect(await made()).toMatchObject([
    { id: draft?.id, title: 'Happy 47th Birthday, Mum', occurrenceDate: '2027-11-20', scheduledDate: '2027-11-20' },
    { id: sent?.id, title: 'Happy 46th Birthday, Mum', occurrenceDate: '2026-12-04', scheduledDate: '2026-12-04' },
  ]);
  fondly.clock.set('2027-11-15T12:00:00Z');
  expect(await scan()).toMatchObject({ made: 1 });
  // Correcting it back leaves no trace.
  fondly.clock.set('2026-11-24T12:00:00Z');
  expect(await correct(draftDate, { date: '1980-12-04' })).toMatchObject({ cardsMoved: 1 });
  expect((await made())[0]).toMatchObject({ title: 'Happy 46th Birthday, Mum', scheduledDate: '2026-12-04' });
  expect(await scan()).toMatchObject({ made: 0 });
});

test('a corrected year of birth updates title, words and pictures of a draft', async () => {
  const dateId = await addDate('1976-12-04');
  await scan(makeCardOptions);
  const [before] = await made();
  const answer = await correct(dateId, { date: '1966-12-04' });
  const [after] = await made();
  expect(answer).toMatchObject({
    cardsMoved: 0,
    cards: [{ id: before?.id, title: 'Happy 60th Birthday, Mum', moved: false, corrected: true, toRead: false }],
  });
  expect(after).toMatchObject({ title: 'Happy 60th Birthday, Mum', scheduledDate: '2026-12-04', category: 'birthday' });
  for (const text of [after?.message, after?.alternateMessage1, after?.alternateMessage2])
    expect(tellsYears(text ?? '50', 50, 'en'), text ?? '').toBe(false);
  const pictures = [after?.imageUrl, after?.alternateImageUrl1, after?.alternateImageUrl2];
  expect(new Set([...pictures, before?.imageUrl, before?.alternateImageUrl1]).size).toBe(5);
  const drawn = await fondly.context.database.orm.select().from(images);
  const shown = drawn.filter(({ id }) => pictures.includes(`/api/images/${id}`)).map(({ recipe }) => recipe?.request);
  expect(shown).toHaveLength(3);
  for (const request of shown) expect(JSON.stringify(request)).toMatch(/60th/);
});

test("keeps the user's words and flags them; an approval stays if nothing was corrected", async () => {
  const dateId = await addDate('1966-12-04');
  const body = { personId, occasionId: dateId, category: 'birthday' };
  const ids: number[] = [];
  for (const words of [
    { title: 'Ours', message: 'Sixty years of you!' },
    { title: 'Ours', message: 'Have a good one.' },
  ])
    ids.push((await eleanor.call('POST', '/api/cards', { ...body, ...words })).json().id);
  for (const id of ids) await act(id, 'approve');
  const answer = await correct(dateId, { date: '1967-12-04' });
  expect(answer).toMatchObject({
    cardsMoved: 0,
    cards: [{ id: ids[0], title: 'Ours', corrected: false, toRead: true }],
  });
  expect(answer.cards).toHaveLength(1);
  expect(await made()).toMatchObject([
    { message: 'Sixty years of you!', deliveryStatus: 'approved_and_scheduled' },
    { message: 'Have a good one.', deliveryStatus: 'approved_and_scheduled' },
  ]);
});

test("corrects a proposed title in the contact's language and ends the approval", async () => {
  await eleanor.call('PATCH', `/api/people/${personId}`, { language: 'de' });
  const dateId = await addDate('1966-12-04');
  const { title } = (await eleanor.call('GET', `/api/important-dates/${dateId}/card-title`)).json();
  const body = { personId, occasionId: dateId, category: 'birthday', title, message: 'Von Herzen.' };
  const { id } = (await eleanor.call('POST', '/api/cards', body)).json();
  await act(id, 'approve');
  const { cards: told } = await correct(dateId, { date: '1967-12-04' });
  const proposed = (await eleanor.call('GET', `/api/important-dates/${dateId}/card-title`)).json().title;
  await eleanor.call('PATCH', `/api/people/${personId}`, { language: null });
  expect(proposed).not.toBe(title);
  expect(told).toMatchObject([{ id, title: proposed, corrected: true, approvalEnded: true, toRead: false }]);
  expect(await made()).toMatchObject([{ title: proposed, deliveryStatus: 'draft' }]);
});

test('keeps a day that the owner chose and reports it', async () => {
  const dateId = await addDate();
  const body = { personId, occasionId: dateId, category: 'birthday', title: 'Early', scheduledDate: '2026-12-01' };
  const { id } = (await eleanor.call('POST', '/api/cards', body)).json();
  await act(id, 'approve');
  expect(await correct(dateId, { date: '1980-12-06' })).toMatchObject({
    cardsMoved: 0,
    cards: [{ id, moved: false, keptDay: true, approvalEnded: false }],
  });
  expect(await made()).toMatchObject([
    { scheduledDate: '2026-12-01', occurrenceDate: '2026-12-06', deliveryStatus: 'approved_and_scheduled' },
  ]);
  expect(await scan()).toMatchObject({ made: 0 });
});

test('changing the occasion updates title, words and category', async () => {
  const dateId = await addDate('2010-12-04');
  await scan(makeCardOptions);
  const { cards: told } = await correct(dateId, { occasionType: 'anniversary' });
  expect(told).toMatchObject([{ title: 'Happy 16th Anniversary, Mum', corrected: true, toRead: false }]);
  const [card] = await made();
  expect(card).toMatchObject({ category: 'anniversary', title: 'Happy 16th Anniversary, Mum' });
  expect(card?.message).not.toMatch(/birthday/i);
});

test('changing an anniversary to a birthday takes back the other of the two', async () => {
  const tom = (await eleanor.call('POST', '/api/people', { name: 'Walter Whitfield', relationship: 'father' })).json();
  await eleanor.call('POST', `/api/people/${tom.id}/relations`, { kind: 'wife', otherId: personId });
  const body = { personId, occasionType: 'anniversary', date: '2010-12-04' };
  const { id } = (await eleanor.call('POST', '/api/important-dates', body)).json();
  await scan(makeCardOptions);
  const words = async () =>
    (await made()).map((card) => `${card.message} ${card.alternateMessage1} ${card.alternateMessage2}`).join();
  expect(await words()).toContain('Dad');
  const { cards: told } = await correct(id, { occasionType: 'birthday' });
  expect(told).toMatchObject([{ corrected: true, toRead: false }]);
  expect(await words()).not.toMatch(/Dad|anniversary/i);
  await eleanor.call('DELETE', `/api/people/${tom.id}`);
});
