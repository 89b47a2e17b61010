import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStyle, smallPhoto } from '../../../../tests/app/style-presets.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';

let fondly: TestApp;
let eleanor: Person;
let photo: Uint8Array;
const styles = { text: '', painted: '' };
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  photo = await smallPhoto();
  styles.text = await addStyle(fondly, 'Text');
  styles.painted = await addStyle(fondly, 'AI Enhanced');
});
afterAll(() => fondly.close());

const add = async () => (await eleanor.call('POST', '/api/people', { name: 'Margaret' })).json().id as number;
const read = async (id: number) => (await eleanor.call('GET', `/api/people/${id}`)).json();
const give = (id: number, cardStyleId: string, styleImage?: Uint8Array, who = eleanor) =>
  who.upload(`/api/people/${id}/style-override`, styleImage ? { styleImage } : {}, { cardStyleId });

test('a style that needs a photo stores it, and keeps it for the next such style', async () => {
  const id = await add();
  const answer = await give(id, styles.painted, photo);
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  const person = await read(id);
  expect(person).toMatchObject({ styleOverrideId: styles.painted, version: 2 });
  expect((await eleanor.call('GET', person.styleOverrideImage)).statusCode).toBe(200);
  expect((await give(id, styles.painted)).statusCode).toBe(200);
  expect((await read(id)).styleOverrideImage).toBe(person.styleOverrideImage);
});

test('rejects such a style without a photo and changes nothing', async () => {
  const id = await add();
  const answer = await give(id, styles.painted);
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    { styleImage: 'Please upload a photo for the selected style category.' },
  ]);
  expect(await read(id)).toMatchObject({ styleOverrideId: null, version: 1 });
});

test.each(['text', null] as const)('the style %j removes the photo', async (name) => {
  const id = await add();
  await give(id, styles.painted, photo);
  const styleOverrideId = name && styles[name];
  expect((await eleanor.call('PATCH', `/api/people/${id}`, { styleOverrideId })).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ styleOverrideId, styleOverrideImage: null });
});

test('changing another field keeps the style and the photo', async () => {
  const id = await add();
  await give(id, styles.painted, photo);
  const before = await read(id);
  await eleanor.call('PATCH', `/api/people/${id}`, { notes: 'dahlias', styleOverrideId: styles.painted });
  expect(await read(id)).toEqual({ ...before, notes: 'dahlias', version: before.version + 1 });
});

test.each([
  ['no style', 'none', 422, 'cardStyleId'],
  ['an unknown style', '00000000-0000-4000-8000-000000000000', 422, 'cardStyleId'],
])('rejects %s', async (_what, cardStyleId, status, field) => {
  const answer = await give(await add(), cardStyleId);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([status, [field]]);
});

test('rejects a file that is not a picture, and one over 5 MB', async () => {
  const id = await add();
  expect((await give(id, styles.painted, Buffer.from('no picture'))).statusCode).toBe(415);
  const large = await give(id, styles.painted, Buffer.alloc(5 * 1024 * 1024 + 1));
  expect([large.statusCode, large.json().message]).toEqual([413, 'The file is larger than 5 MB.']);
  expect((await read(id)).styleOverrideId).toBeNull();
});

test('returns 404 for a contact of another user', async () => {
  const id = await add();
  const stranger = await fondly.signUp('Stranger');
  expect((await give(id, styles.text, undefined, stranger)).statusCode).toBe(404);
  expect((await give(id, styles.text, undefined, fondly.anonymous)).statusCode).toBe(401);
  expect((await read(id)).styleOverrideId).toBeNull();
});
