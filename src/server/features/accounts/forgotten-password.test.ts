import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import type { OutgoingMail } from '../../mail/mailer.ts';

let fondly: TestApp;
const mails: OutgoingMail[] = [];
beforeAll(async () => {
  const mailer = {
    send: async (mail: OutgoingMail) => {
      mails.push(mail);
      return { outcome: 'accepted' as const, reply: '250 ok' };
    },
    close: async () => {},
  };
  fondly = await startTestApp({ jobs: true, replace: { mailer } });
});
afterAll(() => fondly.close());

const forgot = (email: string) => fondly.anonymous.call('POST', '/api/password/forgot', { email });
const reset = (token: string, password = 'a better horse') =>
  fondly.anonymous.call('POST', '/api/password/reset', { token, password });
const verify = (token: string) => fondly.anonymous.call('POST', '/api/email/verify', { token });
const login = (email: string, password: string) => fondly.anonymous.call('POST', '/api/login', { email, password });
const read = async (who: Person) => (await who.call('GET', '/api/user')).json();
const sentTo = (address: string) => mails.filter(({ to }) => to.address === address);
const tokenIn = (mail: OutgoingMail | undefined) => /auth\?\w+=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

async function nthMailTo(address: string, count: number): Promise<string> {
  return vi.waitFor(
    () => {
      expect(sentTo(address)).toHaveLength(count);
      return tokenIn(sentTo(address).at(-1));
    },
    { timeout: 50_000, interval: 50 },
  );
}

test('a reset link sets a new password once and ends every session', async () => {
  const eleanor = await fondly.signUp();
  const { email } = eleanor.user;
  expect((await forgot(` ${email.toUpperCase()} `)).statusCode).toBe(204);
  const token = await nthMailTo(email, 1);
  expect(sentTo(email)[0]).toMatchObject({ subject: 'Choose a new password' });
  expect(sentTo(email)[0]?.html).toContain(`http://fondly.test/auth?reset=${token}`);
  const short = await reset(token, 'short');
  expect([short.statusCode, short.json().fields]).toEqual([
    422,
    { password: 'Password must be at least 6 characters' },
  ]);
  expect((await reset(token)).statusCode).toBe(204);
  expect((await eleanor.call('GET', '/api/user')).statusCode).toBe(401);
  expect((await login(email, 'correct horse')).statusCode).toBe(401);
  expect((await login(email, 'a better horse')).json()).toMatchObject({ email, emailVerified: true });
  const again = await reset(token, 'yet another horse');
  expect([again.statusCode, again.json().message]).toEqual([404, 'This link has already been used or has expired.']);
});

test('links use the configured address, whatever the Host header says', async () => {
  const { email } = (await fondly.signUp()).user;
  const host = { host: 'evil.test', 'x-forwarded-host': 'evil.test' };
  await fondly.anonymous.call('POST', '/api/password/forgot', { email }, host);
  await nthMailTo(email, 1);
  expect(JSON.stringify(sentTo(email))).not.toContain('evil.test');
});

test('an unknown address gets the same answer and no mail', async () => {
  const { email } = (await fondly.signUp()).user;
  const [unknown, known] = [await forgot('nobody@example.test'), await forgot(email)];
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  await nthMailTo(email, 1);
  expect(sentTo('nobody@example.test')).toEqual([]);
});

test('a newer link invalidates the earlier one, links expire after an hour, and there are five per hour', async () => {
  const { email } = (await fondly.signUp()).user;
  const tokens: string[] = [];
  for (let count = 1; count <= 5; count++) {
    await forgot(email);
    tokens.push(await nthMailTo(email, count));
  }
  const other = (await fondly.signUp()).user.email;
  await forgot(email);
  await forgot(other);
  await nthMailTo(other, 1);
  expect(sentTo(email)).toHaveLength(5);
  expect((await reset(tokens[0] ?? '')).statusCode).toBe(404);
  fondly.clock.advanceMs(60 * 60 * 1000);
  expect((await reset(tokens[4] ?? '')).statusCode).toBe(404);
  expect((await login(email, 'correct horse')).statusCode).toBe(200);
});

test('rejects a reset link sent to an address that the account has given up', async () => {
  const eleanor = await fondly.signUp();
  const old = eleanor.user.email;
  await forgot(old);
  const token = await nthMailTo(old, 1);
  await eleanor.call('PATCH', '/api/user', { email: 'eleanor.new@elsewhere.test' });
  const change = await nthMailTo('eleanor.new@elsewhere.test', 1);
  await fondly.anonymous.call('POST', '/api/email/confirm', { token: change });
  expect((await reset(token)).statusCode).toBe(404);
});

test('rejects a link of another kind', async () => {
  const eleanor = await fondly.signUp();
  const { email } = eleanor.user;
  await forgot(email);
  const token = await nthMailTo(email, 1);
  for (const path of ['/api/email/confirm', '/api/email/undo', '/api/email/verify'])
    expect((await fondly.anonymous.call('POST', path, { token })).statusCode).toBe(404);
  await eleanor.call('POST', '/api/user/verification');
  expect((await reset(await nthMailTo(email, 2))).statusCode).toBe(404);
});

test('changing the password cancels a pending address change and a pending reset', async () => {
  const eleanor = await fondly.signUp();
  const { email } = eleanor.user;
  await eleanor.call('PATCH', '/api/user', { email: 'stranger@elsewhere.test' });
  const change = await nthMailTo('stranger@elsewhere.test', 1);
  await forgot(email);
  const token = await nthMailTo(email, 1);
  const passwords = { currentPassword: 'correct horse', newPassword: 'a better horse' };
  expect((await eleanor.call('POST', '/api/user/password', passwords)).statusCode).toBe(204);
  expect((await login(email, 'a better horse')).json()).toMatchObject({ pendingEmail: null });
  expect((await fondly.anonymous.call('POST', '/api/email/confirm', { token: change })).statusCode).toBe(404);
  expect((await reset(token)).statusCode).toBe(404);
});

test('a new account confirms its address by a mailed link, and can request another', async () => {
  const { config } = fondly.context;
  fondly.context.config = { ...config, requireVerifiedEmail: true };
  const eleanor = await fondly.signUp();
  fondly.context.config = config;
  const { email } = eleanor.user;
  const first = await nthMailTo(email, 1);
  expect(sentTo(email)[0]?.text).toContain(`http://fondly.test/auth?verify=${first}`);
  expect((await eleanor.call('POST', '/api/user/verification')).statusCode).toBe(204);
  const second = await nthMailTo(email, 2);
  expect((await verify(first)).statusCode).toBe(404);
  expect(await read(eleanor)).toMatchObject({ emailVerified: false });
  expect((await verify(second)).statusCode).toBe(204);
  expect(await read(eleanor)).toMatchObject({ emailVerified: true });
  expect((await verify(second)).statusCode).toBe(404);
});

test('rejects the sixth confirmation link within an hour', async () => {
  const eleanor = await fondly.signUp();
  const ask = () => eleanor.call('POST', '/api/user/verification');
  for (let count = 0; count < 5; count++) expect((await ask()).statusCode).toBe(204);
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
});

test('a user sees their sessions and can end all but the current one', async () => {
  const eleanor = await fondly.signUp();
  await fondly.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1' },
    payload: { email: eleanor.user.email, password: 'correct horse' },
  });
  await fondly.signUp('A Stranger');
  const list = async () => (await eleanor.call('GET', '/api/user/sessions')).json();
  const sessions = await list();
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual(expect.objectContaining({ isCurrent: false, device: 'Safari on iPhone' }));
  expect(Object.keys(sessions[0]).sort()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'lastSeenAt']);
  expect((await eleanor.call('DELETE', '/api/user/sessions')).statusCode).toBe(204);
  expect(await list()).toEqual([expect.objectContaining({ isCurrent: true })]);
});

test('one of many simultaneous uses of a link succeeds', async () => {
  const { email } = (await fondly.signUp()).user;
  await forgot(email);
  const token = await nthMailTo(email, 1);
  // Each from another address, because the coarse limit counts addresses.
  const post = (url: string, payload: object, index: number) =>
    fondly.app.inject({ method: 'POST', url, payload, remoteAddress: `192.0.2.${index}` });
  const eight = [1, 2, 3, 4, 5, 6, 7, 8];
  const answers = await Promise.all(
    eight.map((index) => post('/api/password/reset', { token, password: `a better horse ${index}` }, index)),
  );
  const done = answers.flatMap(({ statusCode }, index) => (statusCode === 204 ? [index + 1] : []));
  expect([done.length, answers.filter(({ statusCode }) => statusCode === 404).length]).toEqual([1, 7]);
  expect((await login(email, `a better horse ${done[0]}`)).statusCode).toBe(200);
  const grace = await fondly.signUp();
  await grace.call('PATCH', '/api/user', { email: 'grace.new@elsewhere.test' });
  const change = await nthMailTo('grace.new@elsewhere.test', 1);
  const confirmed = await Promise.all(eight.map((index) => post('/api/email/confirm', { token: change }, index)));
  expect(confirmed.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
});
