import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { cards } from '../../db/tables/cards.ts';
import { generations } from '../../db/tables/generations.ts';
import { storeImage } from '../images/image-files.store.ts';

let fondly: TestApp;
let eleanor: Person;
let stranger: Person;
let personId: number;
let dateId: number;
/** Shared with every user, so that no picture is drawn here. */
let imageUrl: string;
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set('2026-11-21T12:00:00Z');
  eleanor = await fondly.signUp();
  stranger = await fondly.signUp('Stranger');
  const picture = { jpeg: new Uint8Array(8), width: 8, height: 8 };
  imageUrl = await storeImage(fondly.context, { userId: null, kind: 'preset', ...picture });
  const contact = { name: 'Margaret', email: 'm@example.org' };
  personId = (await eleanor.call('POST', '/api/people', contact)).json().id;
  const date = { personId, occasionType: 'birthday', date: '1966-12-04' };
  dateId = (await eleanor.call('POST', '/api/important-dates', date)).json().id;
});
afterAll(() => fondly.close());

const create = (body: object, by = eleanor) => by.call('POST', '/api/cards', body);
const full = (change: object = {}) => ({
  personId,
  title: 'Happy Birthday, Mum',
  category: 'birthday',
  message: 'Words',
  imageUrl,
  ...change,
});
const simple = (change: object = {}) => ({
  userId: 1,
  eventId: dateId,
  title: 'For Margaret',
  recipient: personId,
  date: '',
  category: 'birthday',
  style: 'playful',
  message: 'Words',
  personalMessage: 'Cornwall',
  imageUrl,
  deliveryStatus: 'sent',
  deliveryMethod: 'digital',
  ...change,
});

async function generation(by: Person): Promise<number> {
  const [row] = await fondly.context.database.orm
    .insert(generations)
    .values({ userId: by.user.id, kind: 'generate', request: {} })
    .returning({ id: generations.id });
  return row?.id ?? 0;
}

test('one generation makes one card, even if requested fifty times at once', async () => {
  const generationId = await generation(eleanor);
  const body = full({ generationId });
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(body)));
  const again = await create(body);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(49).fill(200), 201]);
  expect([again.statusCode, again.json().id]).toEqual([200, answers[0]?.json().id]);
  const rows = await fondly.context.database.orm.select().from(cards).where(eq(cards.generationId, generationId));
  expect(rows).toHaveLength(1);
}, 30_000);

test("rejects another user's generation without revealing its card", async () => {
  const generationId = await generation(eleanor);
  await create(full({ generationId }));
  const person = (await stranger.call('POST', '/api/people', { name: 'Sam' })).json().id;
  const answer = await create(full({ personId: person, generationId }), stranger);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});

test('accepts the body of the simple form and ignores its userId and status', async () => {
  const answer = await create(simple());
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    personId,
    occasionId: dateId,
    title: 'For Margaret',
    category: 'birthday',
    deliveryStatus: 'draft',
    deliveryMethod: 'digital',
    scheduledDate: '2026-12-04',
    personalMessage: 'Cornwall',
    recipientEmail: 'm@example.org',
    style: 'Playful',
    styleSettings: { category: 'AIgen', artStyle: 'Cute & Whimsical', colorPalette: 'Pastel' },
  });
});

test('treats an empty picture address as none', async () => {
  const { id } = (await create(full())).json();
  const card = await eleanor.call('PATCH', `/api/cards/${id}`, { imageUrl: '', sourceImageUrl: ' ' });
  expect(card.json()).toMatchObject({ imageUrl: null, sourceImageUrl: null });
  const contact = await eleanor.call('PATCH', `/api/people/${personId}`, { imageUrl: '' });
  expect(contact.json()).toMatchObject({ imageUrl: null });
});

test('accepts a recipient name in any case, and creates one contact for a new name', async () => {
  const known = await create(simple({ recipient: ' margaret ' }));
  expect(known.json().personId).toBe(personId);
  const body = simple({ recipient: 'Aunt May', eventId: null, date: '2026-12-24' });
  const answers = await Promise.all([1, 2, 3, 4].map(() => create(body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().personId)).size).toBe(1);
  const made = (await eleanor.call('GET', `/api/people/${answers[0]?.json().personId}`)).json();
  expect(made).toMatchObject({ name: 'Aunt May', relationship: 'friend' });
  expect(answers[0]?.json()).toMatchObject({ scheduledDate: '2026-12-24', occasionId: null });
});

test('rejects an ambiguous name, and creates no contact when the card is rejected', async () => {
  for (const phone of ['1', '2']) await eleanor.call('POST', '/api/people', { name: 'Robin', phone });
  const twice = await create(simple({ recipient: 'Robin', eventId: null }));
  expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([422, ['recipient']]);
  const refused = await create(simple({ recipient: 'Nobody Yet' }));
  expect(refused.statusCode).toBe(404);
  const names = (await eleanor.call('GET', '/api/people')).json().map(({ name }: { name: string }) => name);
  expect(names).not.toContain('Nobody Yet');
});

test.each<[object, Record<string, string>]>([
  [{ recipient: '' }, { recipient: 'Recipient name is required' }],
  [{ category: '' }, { category: 'Please select a category' }],
  [{ style: 'baroque' }, { style: 'Please select a style' }],
  [{ title: ' ' }, { title: 'Title is required' }],
  [{ date: 'soon' }, { date: 'This is not a date' }],
  [{ date: '2026-02-30' }, { date: 'This date does not exist.' }],
  [{ date: '9999-01-01' }, { date: 'This date is too far away.' }],
])('rejects the simple form with %j in its own words', async (change, fields) => {
  const answer = await create(simple(change));
  expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
});

test.each<[object, Record<string, string>]>([
  [{ personId: undefined }, { personId: 'Please select a contact' }],
  [{ personId: 'x', recipient: 'Margaret' }, { personId: 'Please select a contact' }],
  [{ title: '' }, { title: 'Card title is required' }],
  [{ category: 'x' }, { category: 'Please select a category' }],
  [{ deliveryMethod: 'pigeon' }, { deliveryMethod: 'Please select a delivery method' }],
  [{ recipientEmail: 'nowhere' }, { recipientEmail: 'Please enter a valid email address.' }],
])('rejects the full form with %j as before', async (change, fields) => {
  const answer = await create(full(change));
  expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
});

test("rejects calls without a session, and another user's contact and date", async () => {
  expect((await create(simple(), fondly.anonymous)).statusCode).toBe(401);
  expect((await create(simple(), stranger)).statusCode).toBe(404);
});
