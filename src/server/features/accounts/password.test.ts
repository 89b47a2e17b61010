import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp({ environment: { RATE_LIMIT_FACTOR: '1' } });
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

const login = (password: string) =>
  fondly.anonymous.call('POST', '/api/login', { email: eleanor.user.email, password });
const change = (currentPassword: string, newPassword: string, who = eleanor) =>
  who.call('POST', '/api/user/password', { currentPassword, newPassword });

test('requires the current password and reports a wrong one under its field', async () => {
  const answer = await change('not it', 'a new secret');
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    { currentPassword: 'This is not your current password.' },
  ]);
  expect((await login('correct horse')).statusCode).toBe(200);
});

test.each([
  ['correct horse', 'short', { newPassword: 'Password must be at least 6 characters' }],
  ['', 'long enough', { currentPassword: 'Enter your current password' }],
])('rejects a change from %j to %j', async (current, next, fields) => {
  const answer = await change(current, next);
  expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
});

test('rejects a password change without a session', async () => {
  expect((await change('correct horse', 'a new secret', fondly.anonymous)).statusCode).toBe(401);
});

test('a changed password ends every other session and renews the token of this one', async () => {
  const other = String((await login('correct horse')).headers['set-cookie']).split(';')[0] ?? '';
  const stranger = await fondly.signUp('Stranger');
  const { cookie } = eleanor;
  expect((await change('correct horse', 'a new secret')).statusCode).toBe(204);
  expect((await fondly.anonymous.call('GET', '/api/user', undefined, { cookie })).statusCode).toBe(401);
  expect((await eleanor.call('GET', '/api/user')).statusCode).toBe(200);
  expect((await stranger.call('GET', '/api/user')).statusCode).toBe(200);
  expect((await fondly.anonymous.call('GET', '/api/user', undefined, { cookie: other })).statusCode).toBe(401);
  expect([(await login('correct horse')).statusCode, (await login('a new secret')).statusCode]).toEqual([401, 200]);
});

test('of two simultaneous changes one succeeds, and the other is told that the current password is wrong', async () => {
  // Both have had the current password checked before either writes.
  const { passwords } = fondly.context;
  const hash = passwords.hash.bind(passwords);
  let waiting = 0;
  vi.spyOn(passwords, 'hash').mockImplementation(async (password) => {
    waiting += 1;
    await vi.waitUntil(() => waiting === 2, { timeout: 10_000 });
    return hash(password);
  });
  const answers = await Promise.all([change('a new secret', 'first one'), change('a new secret', 'second one')]);
  vi.restoreAllMocks();
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 422]);
});

test('throttles guessing of the current password', async () => {
  const guesser = await fondly.signUp('Guesser');
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1)
    statuses.push((await change('a guess', 'long enough', guesser)).statusCode);
  expect(statuses.at(-1)).toBe(429);
});
