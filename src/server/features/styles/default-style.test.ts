import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStyle, smallPhoto } from '../../../../tests/app/style-presets.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { cardCategories } from '../../../contract/vocabulary.ts';

let fondly: TestApp;
let photo: Uint8Array;
const styles = { text: '', painted: '' };
beforeAll(async () => {
  fondly = await startTestApp();
  photo = await smallPhoto();
  styles.text = await addStyle(fondly, 'Text');
  styles.painted = await addStyle(fondly, 'AI Enhanced');
});
afterAll(() => fondly.close());

const choose = (who: Person, cardStyleId: string, styleImage?: Uint8Array, id = who.user.id) =>
  who.upload(`/api/users/${id}/default-card-style`, styleImage ? { styleImage } : {}, { cardStyleId });
const read = async (who: Person) => (await who.call('GET', '/api/user')).json();

test('stores the photo of a style that needs one for the next such style, and another style removes it', async () => {
  const eleanor = await fondly.signUp();
  const answer = await choose(eleanor, styles.painted, photo);
  expect(answer.statusCode).toBe(200);
  const user = await read(eleanor);
  expect(answer.json()).toEqual(user);
  expect(user).toMatchObject({
    defaultCardStyleId: styles.painted,
    defaultCardStylePreset: { name: 'AI Enhanced', category: 'AI Enhanced' },
  });
  expect((await eleanor.call('GET', user.defaultStyleImage)).statusCode).toBe(200);
  expect((await choose(eleanor, styles.painted)).json().defaultStyleImage).toBe(user.defaultStyleImage);
  expect((await choose(eleanor, styles.text)).json()).toMatchObject({
    defaultCardStyleId: styles.text,
    defaultStyleImage: null,
  });
});

test('rejects a style that needs a photo without one and changes nothing', async () => {
  const eleanor = await fondly.signUp();
  const answer = await choose(eleanor, styles.painted);
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    { styleImage: 'Please upload a photo for this style category.' },
  ]);
  expect((await read(eleanor)).defaultCardStyleId).toBeNull();
});

test.each([
  ['no style', '', { cardStyleId: 'Please select a style' }],
  ['an unknown style', '00000000-0000-4000-8000-000000000000', { cardStyleId: 'Selected preset not found' }],
])('rejects %s', async (_what, cardStyleId, fields) => {
  const answer = await choose(await fondly.signUp(), cardStyleId);
  expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
});

test('rejects files that are not pictures or exceed 5 MB', async () => {
  const eleanor = await fondly.signUp();
  expect((await choose(eleanor, styles.painted, Buffer.from('no picture'))).statusCode).toBe(415);
  const large = await choose(eleanor, styles.painted, Buffer.alloc(5 * 1024 * 1024 + 1));
  expect([large.statusCode, large.json().message]).toEqual([413, 'The file is larger than 5 MB.']);
});

test("returns 404 for another user's style and requires a session", async () => {
  const eleanor = await fondly.signUp();
  const stranger = await fondly.signUp('Stranger');
  expect((await choose(stranger, styles.text, undefined, eleanor.user.id)).statusCode).toBe(404);
  expect((await choose(fondly.anonymous, styles.text, undefined, eleanor.user.id)).statusCode).toBe(401);
  expect((await read(eleanor)).defaultCardStyleId).toBeNull();
});

test('lists the 18 categories and the four simple styles by name to signed-in users', async () => {
  const eleanor = await fondly.signUp();
  const categories = (await eleanor.call('GET', '/api/categories')).json();
  expect(categories.map(({ id }: { id: string }) => id)).toEqual(cardCategories);
  expect(categories).toHaveLength(18);
  expect(categories.slice(0, 2)).toEqual([
    { id: 'birthday', name: 'Birthday' },
    { id: 'thank-you', name: 'Thank You' },
  ]);
  expect((await eleanor.call('GET', '/api/card-styles')).json()).toEqual([
    { id: 'modern', name: 'Modern' },
    { id: 'classic', name: 'Classic' },
    { id: 'artistic', name: 'Artistic' },
    { id: 'playful', name: 'Playful' },
  ]);
  for (const path of ['/api/categories', '/api/card-styles']) {
    expect((await fondly.anonymous.call('GET', path)).statusCode).toBe(401);
  }
});
