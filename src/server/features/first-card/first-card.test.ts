import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStyle } from '../../../../tests/app/style-presets.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { testPictures } from '../../../../tests/app/test-context.ts';
import { dayIn } from '../../../../tests/days.ts';
import { images } from '../../db/tables/images.ts';
import { people } from '../../db/tables/people.ts';
import { offerLanguage } from '../../reader.ts';

let fondly: TestApp;
let admin: Person;
beforeAll(async () => {
  fondly = await startTestApp({ replace: { pictures: testPictures({ scale: 1 }) } });
  await addStyle(fondly, 'AI Generated');
});
afterAll(() => fondly.close());

const tom = { name: 'Tom', birthday: '1985-03-04' };
const tryCard = (body: object = {}) => fondly.anonymous.call('POST', '/api/first-card/try', { ...tom, ...body });
const count = async () => [
  await fondly.context.database.orm.$count(people),
  await fondly.context.database.orm.$count(images),
];

test('a fresh installation offers no card to try, only the set-up', async () => {
  expect((await tryCard()).statusCode).toBe(403);
  admin = await fondly.signUp('Ada Minton');
});

test('draws a small card for a visitor, stores nothing, and returns the same one again', async () => {
  const before = await count();
  const answer = await tryCard();
  expect(answer.statusCode, answer.body).toBe(200);
  const card = answer.json();
  expect(card).toMatchObject({ title: expect.stringContaining('Tom'), day: expect.stringMatching(/-03-04$/) });
  expect(card.message.length).toBeGreaterThan(10);
  expect(await sharp(Buffer.from(card.picture, 'base64')).metadata()).toMatchObject({ format: 'jpeg', width: 512 });
  expect((await tryCard()).json()).toEqual(card);
  expect((await tryCard({ name: 'Ann' })).json().picture).not.toBe(card.picture);
  expect(await count()).toEqual(before);
});

test('writes the card in the language of the browser', async () => {
  const withdraw = offerLanguage('de', () => undefined);
  const body = { ...tom, name: 'Lotte' };
  const path = '/api/first-card/try';
  const german = await fondly.anonymous.call('POST', path, body, { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' });
  expect(german.json().title).toContain('Geburtstag');
  expect((await fondly.anonymous.call('POST', path, body)).json().title).toContain('Birthday');
  withdraw();
});

test('rejects further simultaneous requests with a wait', async () => {
  const answers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => tryCard({ name })));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name without end', { name: 'x'.repeat(61) }, 'name'],
  ['no date', { birthday: 'tomorrow' }, 'birthday'],
  ['a day that does not exist', { birthday: '1985-02-30' }, 'date'],
  ['a day to come', { birthday: dayIn(30) }, 'birthday'],
])('rejects %s', async (_name, body, field) => {
  const answer = await tryCard(body);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
});

test('registering keeps the card: a contact, the birthday and the same draft', async () => {
  const seen = (await tryCard()).json();
  const eleanor = await fondly.signUp();
  const answer = await eleanor.call('POST', '/api/first-card', { ...tom, email: 'tom@example.test' });
  expect(answer.statusCode, answer.body).toBe(201);
  const { personId, cardId } = answer.json();
  const card = (await eleanor.call('GET', `/api/cards/${cardId}`)).json();
  expect(card).toMatchObject({
    personId,
    title: seen.title,
    message: seen.message,
    deliveryStatus: 'draft',
    scheduledDate: seen.day,
    recipientEmail: 'tom@example.test',
  });
  const picture = await eleanor.call('GET', card.imageUrl);
  const small = await sharp(picture.rawPayload).resize(32, 32).raw().toBuffer();
  const tried = await sharp(Buffer.from(seen.picture, 'base64')).resize(32, 32).raw().toBuffer();
  const apart = small.reduce((sum, value, at) => sum + Math.abs(value - (tried[at] ?? 0)), 0) / small.length;
  expect(apart).toBeLessThan(8);
  const dates = (await eleanor.call('GET', `/api/important-dates?personId=${personId}`)).json();
  expect(dates).toMatchObject([{ occasionType: 'birthday', date: tom.birthday }]);
  expect((await eleanor.call('POST', `/api/cards/${cardId}/approve`, {})).json().deliveryStatus).toBe(
    'approved_and_scheduled',
  );
});

test('a closed installation offers no card to try', async () => {
  await admin.call('PATCH', '/api/admin/installation', { registration: 'closed' });
  expect((await tryCard()).statusCode).toBe(403);
});
