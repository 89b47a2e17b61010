import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addStyle } from '../../../../tests/app/style-presets.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { type PresetCategory, presetCategories } from '../../../contract/vocabulary.ts';

let fondly: TestApp;
let eleanor: Person;
const styles = new Map<PresetCategory, string>();
let dates: Record<'birthday' | 'memorial', number>;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  for (const category of presetCategories) styles.set(category, await addStyle(fondly, category));
  const personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret' })).json().id;
  const add = async (occasionType: string) =>
    (await eleanor.call('POST', '/api/important-dates', { personId, occasionType, date: '1966-12-04' })).json().id;
  dates = { birthday: await add('birthday'), memorial: await add('memorial') };
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => fondly.close());

const pathOf = (dateId: number, category: PresetCategory) =>
  `/api/important-dates/${dateId}/samples/${styles.get(category)}`;

/** What the studio is asked to draw for a sample. */
async function requestedBy(dateId: number, category: PresetCategory) {
  const render = vi
    .spyOn(fondly.context.pictures, 'render')
    .mockResolvedValue({ jpeg: new Uint8Array([1]), width: 1, height: 1 });
  const answer = await eleanor.call('GET', pathOf(dateId, category));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(answer.headers['cache-control']).toBe('private, max-age=600');
  return render.mock.calls.at(-1)?.[0];
}

test('a sample on a memorial shows its words, never a birthday', async () => {
  const request = await requestedBy(dates.memorial, 'AI Generated');
  expect(request).toMatchObject({ kind: 'illustration', category: 'sympathy' });
  expect(JSON.stringify(request)).not.toMatch(/birthday/i);
  expect(await requestedBy(dates.birthday, 'AI Generated')).toMatchObject({ category: 'birthday' });
});

test('words and titles on a sample name the person', async () => {
  expect(await requestedBy(dates.birthday, 'Text')).toMatchObject({
    kind: 'text',
    title: expect.stringContaining('Margaret'),
    message: expect.stringMatching(/\S/),
  });
  expect(await requestedBy(dates.birthday, 'Photo')).toMatchObject({ kind: 'photo', overlay: null });
});

test("a sample requires a session, one of the user's own dates, and a style", async () => {
  const path = pathOf(dates.birthday, 'Text');
  expect((await fondly.anonymous.call('GET', path)).statusCode).toBe(401);
  const stranger = await fondly.signUp('Stranger');
  expect((await stranger.call('GET', path)).statusCode).toBe(404);
  const unknown = `/api/important-dates/${dates.birthday}/samples/00000000-0000-4000-8000-000000000000`;
  expect((await eleanor.call('GET', unknown)).statusCode).toBe(404);
});
