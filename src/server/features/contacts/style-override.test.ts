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

test('a style that needs a photo takes one, and keeps it for the next such style', async () => {
  const id = await add();
  const answer = await give(id, styles.painted, photo);
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  const person = await read(id);
  expect(person).toMatchObject({ styleOverrideId: styles.painted, version: 2 });
  expect((await eleanor.call('GET', person.styleOverrideImage)).statusCode).toBe(200);
  expect((await give(id, styles.painted)).statusCode).toBe(200);
  expect((await read(id)).styleOverrideImage).toBe(person.styleOverrideImage);
});

test('without a photo such a style is refused and nothing changes', async () => {
  const id = await add();
  const answer = await give(id, styles.painted);
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    { styleImage: 'Please upload a photo for the selected style category.' },
  ]);
  expect(await read(id)).toMatchObject({ styleOverrideId: null, version: 1 });
});

test.each(['text', null] as const)('the style %j takes the photo away', async (name) => {
  const id = await add();
  await give(id, styles.painted, photo);
  const styleOverrideId = name && styles[name];
  expect((await eleanor.call('PATCH', `/api/people/${id}`, { styleOverrideId })).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ styleOverrideId, styleOverrideImage: null });
});

test('a change of something else leaves style and photo alone', async () => {
  const id = await add();
  await give(id, styles.painted, photo);
  const before = await read(id);
  await eleanor.call('PATCH', `/api/people/${id}`, { notes: 'dahlias', styleOverrideId: styles.painted });
  expect(await read(id)).toEqual({ ...before, notes: 'dahlias', version: before.version + 1 });
});

test.each([
  ['no style', 'none', 422, 'cardStyleId'],
  ['an unknown style', '00000000-0000-4000-8000-000000000000', 422, 'cardStyleId'],
])('%s is refused', async (_what, cardStyleId, status, field) => {
  const answer = await give(await add(), cardStyleId);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([status, [field]]);
});

test('a file that is no picture, and one over 5 MB, are refused', async () => {
  const id = await add();
  expect((await give(id, styles.painted, Buffer.from('no picture'))).statusCode).toBe(415);
  const large = await give(id, styles.painted, Buffer.alloc(5 * 1024 * 1024 + 1));
  expect([large.statusCode, large.json().message]).toEqual([413, 'The file is larger than 5 MB.']);
  expect((await read(id)).styleOverrideId).toBeNull();
});

test('nobody else gives a contact a style', async () => {
  const id = await add();
  const stranger = await fondly.signUp('Stranger');
  expect((await give(id, styles.text, undefined, stranger)).statusCode).toBe(404);
  expect((await give(id, styles.text, undefined, fondly.anonymous)).statusCode).toBe(401);
  expect((await read(id)).styleOverrideId).toBeNull();
});
