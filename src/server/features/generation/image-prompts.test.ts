import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';

const path = '/api/cards/generate-image-prompts';
let fondly: TestApp;
let eleanor: Person;
let personId: number;
let occasionId: number;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  const contact = { name: 'Margaret', notes: 'She kept her blue bicycle.' };
  personId = (await eleanor.call('POST', '/api/people', contact)).json().id;
  const date = { personId, occasionType: 'birthday', date: '1966-12-04' };
  occasionId = (await eleanor.call('POST', '/api/important-dates', date)).json().id;
});
afterAll(() => fondly.close());

const body = (change: object = {}) => ({
  contact: { name: 'Margaret', nickname: null, relationship: 'mother', traits: null },
  specialDate: { type: 'birthday', date: '1966-12-04' },
  tone: 'warm',
  category: 'birthday',
  title: 'Happy Birthday, Mum',
  personalMessage: '',
  deliveryType: 'email',
  styleSettings: { category: 'AIgen' },
  ...change,
});

test('returns a list of prompts, the same each time', async () => {
  const answers = [await eleanor.call('POST', path, body()), await eleanor.call('POST', path, body())];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[0]?.json()).toHaveLength(3);
  expect(answers[0]?.json()[0]).toContain('A birthday cake with lit candles.');
  expect(answers[1]?.json()).toEqual(answers[0]?.json());
});

test('uses stored contact data first, and the personal message', async () => {
  const stored = await eleanor.call('POST', path, body({ personId, occasionId }));
  expect(stored.json()[0]).toContain('Blue bicycle.');
  const told = await eleanor.call('POST', path, body({ personalMessage: 'Remember the lighthouse?' }));
  expect(told.json()[0]).toContain('Lighthouse.');
});

test("image prompts require a session and the user's own contacts and dates", async () => {
  expect((await fondly.anonymous.call('POST', path, body())).statusCode).toBe(401);
  const stranger = await fondly.signUp('Stranger');
  expect((await stranger.call('POST', path, body({ personId }))).statusCode).toBe(404);
  expect((await stranger.call('POST', path, body({ occasionId }))).statusCode).toBe(404);
});

test.each([
  [{ title: '' }, 'title'],
  [{ category: 'parade' }, 'category'],
  [{ styleSettings: { category: 'clay' } }, 'styleSettings.category'],
  [{ specialDate: { type: 'birthday', date: '2026-02-30' } }, 'specialDate.date'],
])('rejects %o under its field', async (change, field) => {
  const answer = await eleanor.call('POST', path, body(change));
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
});
