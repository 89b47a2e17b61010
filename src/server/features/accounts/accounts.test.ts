import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { accountTokens, sessions, users } from '../../db/tables/users.ts';
import { linkToken } from './account-links.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
});
afterAll(() => fondly.close());

const register = (body: object) => fondly.anonymous.call('POST', '/api/register', body);
const eleanor = {
  name: 'Eleanor Whitfield',
  email: 'Eleanor@Example.org',
  password: 'secret1',
  timeZone: 'Europe/London',
};

test('makes the first account an administrator and the second not', async () => {
  const first = await register(eleanor);
  expect(first.statusCode).toBe(201);
  expect(first.json()).toMatchObject({
    email: 'Eleanor@Example.org',
    username: 'eleanor',
    isAdmin: true,
    subscriptionPlan: 'free',
    cardCreditsRemaining: 5,
    timeZone: 'Europe/London',
    preferences: {
      emailNotifications: true,
      eventReminders: true,
      useAnimations: true,
      marketingUpdates: false,
      theme: 'system',
    },
  });
  expect(first.json()).not.toHaveProperty('password');
  const second = await register({ ...eleanor, email: 'eleanor@elsewhere.org', timeZone: 'Mars/Base' });
  expect(second.json()).toMatchObject({ isAdmin: false, username: 'eleanor2', timeZone: 'UTC' });
});

describe('an installation with ADMIN_EMAIL set', () => {
  const address = 'ada@example.org';
  let named: TestApp;
  beforeEach(async () => {
    named = await startTestApp({ environment: { ADMIN_EMAIL: address } });
  });
  afterEach(() => named.close());

  const join = (email: string) => named.anonymous.call('POST', '/api/register', { ...eleanor, email });
  const linkOf = async (userId: number) => {
    const { orm } = named.context.database;
    const [link] = await orm.select().from(accountTokens).where(eq(accountTokens.userId, userId));
    if (!link) throw new Error(`No link was made for account ${userId}`);
    return linkToken(named.context, link);
  };
  const confirm = async (userId: number) =>
    named.anonymous.call('POST', '/api/email/verify', { token: await linkOf(userId) });
  const accountOf = async (id: number) => {
    const [row] = await named.context.database.orm.select().from(users).where(eq(users.id, id));
    return { email: row?.email, isAdmin: row?.isAdmin };
  };

  test('makes the first account that confirms the address an administrator, and no later one', async () => {
    expect((await join('early@example.org')).json().isAdmin).toBe(false);
    const ada = (await join('Ada@example.org')).json();
    expect(ada.isAdmin).toBe(false);
    expect((await confirm(ada.id)).statusCode).toBe(204);
    expect(await accountOf(ada.id)).toEqual({ email: 'Ada@example.org', isAdmin: true });
    await named.context.database.orm.update(users).set({ email: 'new@example.org' }).where(eq(users.id, ada.id));
    const later = (await join(address)).json();
    await confirm(later.id);
    expect((await accountOf(later.id)).isAdmin).toBe(false);
  });

  test('gives the address to the account that confirms it, even if strangers registered it first', async () => {
    const stranger = (await join(address)).json();
    const operator = await join(address);
    expect(operator.statusCode).toBe(201);
    expect((await join(address)).statusCode).toBe(201);
    expect((await confirm(operator.json().id)).statusCode).toBe(204);
    expect(await accountOf(operator.json().id)).toEqual({ email: address, isAdmin: true });
    expect(await accountOf(stranger.id)).toEqual({ email: `replaced-${stranger.id}@fondly.invalid`, isAdmin: false });
    expect((await join(address)).statusCode).toBe(409);
  });
});

test('rejects an address that is registered in another case', async () => {
  const response = await register({ ...eleanor, email: ' eleanor@example.ORG ' });
  expect(response.statusCode).toBe(409);
  expect(response.json().code).toBe('email_taken');
  expect(response.json().fields.email).toMatch(/already an account/);
});

test('one of many simultaneous registrations of an address succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => register({ ...eleanor, email: 'race@example.org' })),
  );
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  const cookies = answers.filter((answer) => answer.headers['set-cookie']);
  expect(cookies.map((answer) => answer.statusCode)).toEqual([201]);
});

test.each([
  [{ name: 'E' }, 'name', 'Name must be at least 2 characters'],
  [{ email: 'nope' }, 'email', 'Please enter a valid email address'],
  [{ password: 'short' }, 'password', 'Password must be at least 6 characters'],
])('rejects %o under its field', async (change, field, message) => {
  const response = await register({ ...eleanor, email: 'x@example.org', ...change });
  expect(response.statusCode).toBe(422);
  expect(response.json().fields).toEqual({ [field]: message });
});

test('login ignores the case of the address, and gives the same answer for a wrong password and an unknown address', async () => {
  const login = (email: string, password: string) => fondly.anonymous.call('POST', '/api/login', { email, password });
  const right = await login('ELEANOR@example.org ', 'secret1');
  expect([right.statusCode, right.json().name]).toEqual([200, 'Eleanor Whitfield']);
  const wrong = await login('eleanor@example.org', 'secret2');
  const unknown = await login('nobody@example.org', 'secret1');
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json().message).toBe('Invalid email or password');
  expect(unknown.body).toBe(wrong.body);
});

test('the cookie is HttpOnly and SameSite=Lax, and the database stores only a hash of its token', async () => {
  const response = await fondly.anonymous.call('POST', '/api/login', {
    email: 'eleanor@example.org',
    password: 'secret1',
  });
  // The session cookie; the cookie for the known browser follows it.
  const [cookie = ''] = [response.headers['set-cookie']].flat();
  expect(cookie).toMatch(/^fondly_session=[\w-]{43}; .*HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  const token = cookie.split(';')[0]?.split('=')[1] ?? '';
  const rows = await fondly.context.database.orm.select().from(sessions);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('with https the cookie is secure and bound to the host', async () => {
  const secure = await startTestApp({ environment: { PUBLIC_URL: 'https://fondly.example' } });
  try {
    const [cookie] = [(await secure.anonymous.call('POST', '/api/register', eleanor)).headers['set-cookie']].flat();
    expect(cookie).toMatch(/^__Host-fondly_session=[\w-]{43}; .*Path=\/; .*Secure/);
  } finally {
    await secure.close();
  }
});

test('logout ends the session, and returns 204 without one too', async () => {
  const person = await fondly.signUp();
  expect((await person.call('POST', '/api/logout')).statusCode).toBe(204);
  expect((await person.call('GET', '/api/user')).statusCode).toBe(401);
  expect((await fondly.anonymous.call('POST', '/api/logout')).statusCode).toBe(204);
});

test('a session expires after 30 unused days, and each use extends it', async () => {
  const person = await fondly.signUp();
  const day = 86_400_000;
  fondly.clock.advanceMs(20 * day);
  expect((await person.call('GET', '/api/user')).headers['set-cookie']).toBeDefined();
  fondly.clock.advanceMs(20 * day);
  expect((await person.call('GET', '/api/user')).statusCode).toBe(200);
  fondly.clock.advanceMs(31 * day);
  expect((await person.call('GET', '/api/user')).statusCode).toBe(401);
});

test('any signed-in user can ask whether they are an administrator', async () => {
  const person = await fondly.signUp();
  expect((await person.call('GET', '/api/admin/check')).json()).toEqual({ isAdmin: false });
});

test('throttles password guessing, whatever X-Forwarded-For says', async () => {
  const behindProxy = await startTestApp({ environment: { TRUST_PROXY: 'on', RATE_LIMIT_FACTOR: '1' } });
  const guess = (email: unknown, address: string) =>
    behindProxy.anonymous.call(
      'POST',
      '/api/login',
      { email, password: 'a wrong guess' },
      { 'x-forwarded-for': address },
    );
  try {
    const answers: string[] = [];
    for (let guesses = 0; guesses < 61; guesses += 1) {
      answers.push((await guess('eleanor@example.org', `203.0.113.${guesses}, 198.51.100.7`)).json().message);
    }
    expect(answers).toEqual([
      ...Array(5).fill('Invalid email or password'),
      ...Array(55).fill('Too many wrong passwords. Please try again in 2 seconds.'),
      'Too many requests. Please wait a moment.',
    ]);
    expect((await guess('eleanor@example.org', '192.0.2.8')).statusCode).toBe(401);
    expect((await guess({ toString: 1 }, '192.0.2.9')).statusCode).toBe(422);
  } finally {
    await behindProxy.close();
  }
});

describe('the session calls of document 1, section 7', () => {
  const account = { name: 'Ada Minton', email: 'ada@example.test', password: 'secret1' };
  const post = (path: string, body?: object) => fondly.anonymous.call('POST', path, body);

  test('POST /api/register accepts name, email and password and returns the user', async () => {
    const answer = await post('/api/register', account);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ id: expect.any(Number), name: 'Ada Minton', cardCreditsRemaining: 5 });
    expect((await post('/api/register', account)).json()).toMatchObject({
      message: expect.any(String),
      fields: { email: expect.any(String) },
    });
    const wrong = await post('/api/register', { name: 'A', email: 'a', password: 'five5' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().fields).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
    });
  });

  test('POST /api/login accepts email and password and returns the user with their name', async () => {
    const answer = await post('/api/login', { email: account.email, password: account.password });
    expect([answer.statusCode, answer.json().name]).toEqual([200, 'Ada Minton']);
    const wrong = await post('/api/login', { email: account.email, password: 'another' });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      401,
      { message: 'Invalid email or password', code: 'unauthenticated' },
    ]);
  });

  test('POST /api/logout ends the session, and GET /api/user returns 401 afterwards', async () => {
    const person = await fondly.signUp();
    expect((await person.call('GET', '/api/user')).statusCode).toBe(200);
    const answer = await person.call('POST', '/api/logout');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await person.call('GET', '/api/user')).statusCode).toBe(401);
  });
});
