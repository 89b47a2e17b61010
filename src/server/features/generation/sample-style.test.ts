import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addStyle } from '../../../../tests/app/style-presets.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { type PresetCategory, presetCategories } from '../../../contract/vocabulary.ts';

let fondly: TestApp;
let eleanor: Person;
const styles = new Map<PresetCategory, string>();
let personId: number;
let dates: Record<'birthday' | 'memorial', number>;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  for (const category of presetCategories) styles.set(category, await addStyle(fondly, category));
  personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret' })).json().id;
  const add = async (occasionType: string) =>
    (await eleanor.call('POST', '/api/important-dates', { personId, occasionType, date: '1966-12-04' })).json().id;
  dates = { birthday: await add('birthday'), memorial: await add('memorial') };
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => fondly.close());

const occasionOf = (category: PresetCategory, query: Record<string, string | number>) =>
  `/api/style-samples?${new URLSearchParams({ presetId: styles.get(category) ?? '', ...query } as Record<string, string>)}`;

const pathOf = (dateId: number, category: PresetCategory) =>
  `/api/important-dates/${dateId}/samples/${styles.get(category)}`;

/** What the studio is asked to draw for a sample. */
async function requestedBy(path: string) {
  const render = vi
    .spyOn(fondly.context.pictures, 'render')
    .mockResolvedValue({ jpeg: new Uint8Array([1]), width: 1, height: 1 });
  const answer = await eleanor.call('GET', path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(answer.headers['cache-control']).toBe('private, max-age=600');
  return render.mock.calls.at(-1)?.[0];
}

test('a sample on a memorial shows its words, never a birthday', async () => {
  const request = await requestedBy(pathOf(dates.memorial, 'AI Generated'));
  expect(request).toMatchObject({ kind: 'illustration', category: 'sympathy' });
  expect(JSON.stringify(request)).not.toMatch(/birthday/i);
  expect(await requestedBy(pathOf(dates.birthday, 'AI Generated'))).toMatchObject({ category: 'birthday' });
});

test('words and titles on a sample name the person', async () => {
  expect(await requestedBy(pathOf(dates.birthday, 'Text'))).toMatchObject({
    kind: 'text',
    title: expect.stringContaining('Margaret'),
    message: expect.stringMatching(/\S/),
  });
  expect(await requestedBy(pathOf(dates.birthday, 'Photo'))).toMatchObject({ kind: 'photo', overlay: null });
});

test('a painted photo has the heading of its day', async () => {
  const request = await requestedBy(pathOf(dates.memorial, 'AI Enhanced'));
  expect(request).toMatchObject({ kind: 'painted-photo', category: 'sympathy' });
  expect(JSON.stringify({ ...request, photo: null })).not.toMatch(/birthday/i);
});

test('a sample for an occasion names the contact, and without one nobody', async () => {
  const christmas = { category: 'christmas', occasionType: 'christmas' };
  const forAnybody = await requestedBy(occasionOf('Text', christmas));
  expect(forAnybody).toMatchObject({ kind: 'text', category: 'christmas', title: 'Merry Christmas' });
  expect(forAnybody).not.toMatchObject({ message: expect.stringMatching(/^Dear|,\n/) });
  const toMargaret = await requestedBy(occasionOf('Text', { ...christmas, personId }));
  expect(toMargaret).toMatchObject({ title: 'Merry Christmas, Margaret' });
  expect(await requestedBy(occasionOf('AI Generated', { category: 'thank-you' }))).toMatchObject({
    category: 'thank-you',
    heading: 'Thank You',
  });
});

test("a sample for an occasion requires a session, a category, a style, and one's own contact", async () => {
  const path = occasionOf('Text', { category: 'christmas', personId });
  expect((await fondly.anonymous.call('GET', path)).statusCode).toBe(401);
  const stranger = await fondly.signUp('Stranger');
  expect((await stranger.call('GET', path)).statusCode).toBe(404);
  const statusOf = async (query: string) => (await eleanor.call('GET', `/api/style-samples?${query}`)).statusCode;
  expect(await statusOf('category=christmas&presetId=00000000-0000-4000-8000-000000000000')).toBe(404);
  expect(await statusOf(`category=no-day&presetId=${styles.get('Text')}`)).toBe(422);
  expect(await statusOf('category=christmas&presetId=1')).toBe(422);
});

test("a sample requires a session, one of the user's own dates, and a style", async () => {
  const path = pathOf(dates.birthday, 'Text');
  expect((await fondly.anonymous.call('GET', path)).statusCode).toBe(401);
  const stranger = await fondly.signUp('Another');
  expect((await stranger.call('GET', path)).statusCode).toBe(404);
  const unknown = `/api/important-dates/${dates.birthday}/samples/00000000-0000-4000-8000-000000000000`;
  expect((await eleanor.call('GET', unknown)).statusCode).toBe(404);
});
