import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { loginAttempts } from '../../db/tables/sign-in.ts';
import { Refusal } from '../../refusal.ts';
import { tidyUpJob } from '../system/tidy-up.job.ts';

let fondly: TestApp;
let eleanor: Person;
let browser: string;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
});
beforeEach(async () => {
  await fondly.context.database.orm.delete(loginAttempts);
  browser = cookieOf(await login({ password: 'correct horse', from: '198.51.100.1' }));
  fondly.clock.advanceMs(60 * 60 * 1000);
});
afterAll(() => fondly.close());

type Try = { email?: string; password?: string; from?: string; cookie?: string };

// The coarse limit counts single addresses, so each try uses another one of the same network.
let neighbour = 0;
function someone(): string {
  neighbour += 1;
  return `203.0.113.${neighbour % 250}`;
}

function login({ email = eleanor.user.email, password = 'not this one', from = someone(), cookie = '' }: Try) {
  const payload = { email, password };
  return fondly.app.inject({ method: 'POST', url: '/api/login', remoteAddress: from, headers: { cookie }, payload });
}

const cookieOf = (response: Awaited<ReturnType<typeof login>>) => {
  const found = response.cookies.find(({ name }) => name === 'fondly_browser');
  return `${found?.name}=${found?.value}`;
};

async function fail(times: number, attempt: Try): Promise<void> {
  for (let count = 0; count < times; count++) expect((await login(attempt)).statusCode).toBe(401);
}

test('after five wrong passwords the wait doubles up to fifteen minutes, and a correct one resets it', async () => {
  await fail(5, {});
  const waits: number[] = [];
  for (let round = 0; round < 11; round++) {
    const refused = await login({ password: 'correct horse' });
    expect(refused.statusCode).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    waits.push(seconds);
    fondly.clock.advanceMs(seconds * 1000 - 1);
    expect((await login({ password: 'correct horse' })).statusCode).toBe(429);
    fondly.clock.advanceMs(1);
    await fail(1, {});
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  expect((await login({})).json().message).toBe('Too many wrong passwords. Please try again in 15 minutes.');
  fondly.clock.advanceMs(900_000);
  expect((await login({ password: 'correct horse' })).statusCode).toBe(200);
  await fail(5, {});
});

test('lets at most five of a hundred simultaneous tries pass', async () => {
  const tries = Array.from({ length: 100 }, () => login({}));
  const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect([codes.filter((code) => code === 401).length, codes.filter((code) => code === 429).length]).toEqual([5, 95]);
});

test('answers an unknown address like a known one, with the same delay', async () => {
  const answers = async (email: string) => {
    const seen = [];
    for (let count = 0; count < 6; count++) {
      const { statusCode, body, headers, cookies } = await login({ email });
      seen.push({ statusCode, body, wait: headers['retry-after'], cookies });
    }
    return seen;
  };
  expect(await answers('nobody@example.test')).toEqual(await answers(eleanor.user.email));
});

test('guessing from one network blocks neither other networks nor known browsers', async () => {
  await fail(5, {});
  expect((await login({ password: 'correct horse' })).statusCode).toBe(429);
  expect((await login({ password: 'correct horse', from: '198.51.100.9' })).statusCode).toBe(200);
  expect((await login({ password: 'correct horse', cookie: browser })).statusCode).toBe(200);
});

test('a known browser has its own count of wrong passwords, and its cookie does not sign in', async () => {
  await fail(5, { cookie: browser });
  expect((await login({ cookie: browser })).statusCode).toBe(429);
  expect((await login({ password: 'correct horse' })).statusCode).toBe(200);
  const { app } = fondly;
  expect((await app.inject({ url: '/api/user', headers: { cookie: browser } })).statusCode).toBe(401);
});

test('the cookie of a browser is valid only for its own account and present password', async () => {
  const arthur = await fondly.signUp('Arthur Hale');
  const { email } = arthur.user;
  await fail(5, { email });
  expect((await login({ email, cookie: browser })).statusCode).toBe(429);
  expect((await login({ email, cookie: 'fondly_browser=nonsense.%00' })).statusCode).toBe(429);
  const both = cookieOf(await login({ email, password: 'correct horse', from: '198.51.100.3', cookie: browser }));
  await fail(5, { cookie: both });
  expect((await login({ email, password: 'correct horse', cookie: both })).statusCode).toBe(200);
  const passwords = { currentPassword: 'correct horse', newPassword: 'a better horse' };
  const changed = await arthur.call('POST', '/api/user/password', passwords);
  expect(changed.cookies.map(({ name }) => name)).toContain('fondly_browser');
  expect((await login({ email, password: 'a better horse', cookie: both })).statusCode).toBe(429);
  expect((await login({ email, password: 'a better horse', cookie: cookieOf(changed) })).statusCode).toBe(200);
});

test('tries from one network count together across accounts, correct passwords do not count, and counts decay', async () => {
  for (let count = 0; count < 20; count++) await login({ password: 'correct horse', from: '192.0.2.5' });
  for (let count = 0; count < 100; count++) await fail(1, { email: `nobody${count}@example.test`, from: '192.0.2.5' });
  const next = { email: 'nobody-else@example.test' };
  expect((await login({ ...next, from: '192.0.2.200' })).headers['retry-after']).toBe('2');
  await fail(1, { ...next, from: '192.0.3.1' });
  expect((await login({ password: 'correct horse', from: '192.0.2.5', cookie: browser })).statusCode).toBe(200);
  fondly.clock.advanceMs(10 * 60_000);
  await fail(5, { ...next, from: '192.0.2.200' });
});

test('a thousand networks guess at an account no faster than one and do not block known browsers', async () => {
  const codes: number[] = [];
  for (let net = 0; net < 40; net++) codes.push((await login({ from: `10.${net}.0.1` })).statusCode);
  for (let net = 0; net < 40; net++) codes.push((await login({ from: `2001:db8:${net}::1` })).statusCode);
  expect([codes.filter((code) => code === 401).length, codes.filter((code) => code === 429).length]).toEqual([30, 50]);
  expect((await login({ password: 'correct horse', from: '10.200.0.1', cookie: browser })).statusCode).toBe(200);
});

test('counts written by a clock two months ahead block nobody', async () => {
  fondly.clock.advanceMs(60 * 24 * 60 * 60_000);
  for (let count = 0; count < 12; count++) await login({});
  fondly.clock.advanceMs(-60 * 24 * 60 * 60_000);
  expect((await login({ password: 'correct horse' })).statusCode).toBe(200);
});

test('the 256 networks of a /48 count together', async () => {
  const from = (at: number) => `2001:db8:7:${(at * 256).toString(16)}::1`;
  for (let at = 0; at < 100; at++) await fail(1, { email: `nobody${at}@example.test`, from: from(at) });
  expect((await login({ email: 'one-more@example.test', from: from(200) })).statusCode).toBe(429);
  await fail(1, { email: 'one-more@example.test', from: '2001:db8:8::1' });
});

test('wrong passwords of a signed-in user count too, per session', async () => {
  const here = await fondly.signUp('Ruth Hale');
  const remove = (cookie = here.cookie) =>
    fondly.app.inject({ method: 'DELETE', url: '/api/user', headers: { cookie }, payload: { password: 'wrong' } });
  const change = () => here.call('POST', '/api/user/password', { currentPassword: 'wrong', newPassword: 'whatever' });
  for (let count = 0; count < 5; count++) expect((await (count % 2 ? remove() : change())).statusCode).toBe(422);
  const refused = await remove();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().fields]).toEqual([
    429,
    '2',
    { password: 'Too many wrong passwords. Please try again in 2 seconds.' },
  ]);
  expect((await change()).json().fields).toHaveProperty('currentPassword');
  const there = await login({ email: here.user.email, password: 'correct horse', from: '198.51.100.4' });
  const session = there.cookies.find(({ name }) => name === 'fondly_session');
  expect((await remove(`fondly_session=${session?.value}`)).statusCode).toBe(422);
});

test('a try rejected for lack of capacity does not count', async () => {
  const { passwords } = fondly.context;
  fondly.context.passwords = {
    ...passwords,
    verify: async () => {
      throw new Refusal('overloaded', 'Too many people are logging in. Try again in a moment.');
    },
  };
  for (let count = 0; count < 8; count++) expect((await login({})).statusCode).toBe(503);
  fondly.context.passwords = passwords;
  await fail(5, {});
});

test('stored counts contain no personal data and expire after a week', async () => {
  await fail(3, {});
  const rows = await fondly.context.database.orm.select().from(loginAttempts);
  expect(rows.length).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(rows)).not.toMatch(/person\d|203\.0/);
  fondly.clock.advanceMs(8 * 86_400_000);
  await tidyUpJob(fondly.context).handler({}, { jobId: '1', attempt: 1, signal: AbortSignal.timeout(10_000) });
  expect(await fondly.context.database.orm.select().from(loginAttempts)).toEqual([]);
});
