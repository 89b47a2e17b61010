import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { dayIn } from '../../../../../tests/days.ts';
import type { Scope } from '../../../../contract/access-tokens.ts';
import { simpleStyles } from '../../../../contract/vocabulary.ts';
import { accessTokens } from '../../../db/tables/access-tokens.ts';
import { users } from '../../../db/tables/users.ts';
import { isAccessToken, newAccessToken } from '../../../secrets/access-token.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
  await fondly.signUp('Administrator');
});
afterAll(() => fondly.close());

const proof = { password: 'correct horse' };
const dayMs = 24 * 60 * 60 * 1000;

async function makeToken(who: Person, scopes: Scope[], days: number | null = null): Promise<string> {
  const made = await who.call('POST', '/api/user/tokens', { name: 'A script', scopes, days, proof });
  expect(made.statusCode, made.body).toBe(201);
  return made.json().token;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const callWith = (token: string, method: Method, url: string, body?: object, headers: Record<string, string> = {}) =>
  fondly.anonymous.call(method, url, body, { authorization: `Bearer ${token}`, ...headers });
const statusOf = async (token: string) => (await callWith(token, 'GET', '/api/people')).statusCode;

test('tokens have a prefix, one length and a checksum', () => {
  const token = newAccessToken();
  expect(token).toMatch(/^fondly_[0-9A-Za-z]{46}$/);
  expect(newAccessToken()).not.toBe(token);
  expect(isAccessToken(token)).toBe(true);
  expect(isAccessToken(`${token}x`)).toBe(false);
  expect(isAccessToken(token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a'))).toBe(false);
});

test('a token is shown once, stored as a hash, and named in the list until it is revoked', async () => {
  const who = await fondly.signUp();
  const token = await makeToken(who, ['read'], 30);
  const stored = JSON.stringify(await fondly.context.database.orm.select().from(accessTokens));
  expect(stored).not.toContain(token.slice(7));
  const listed = await who.call('GET', '/api/user/tokens');
  expect(listed.body).not.toContain(token.slice(7));
  expect(listed.json()).toMatchObject([{ name: 'A script', scopes: ['read'], lastUsedOn: null, isExpired: false }]);
  expect(await statusOf(token)).toBe(200);
  const [used] = (await who.call('GET', '/api/user/tokens')).json();
  expect(used.lastUsedOn).toBe(fondly.clock.now().toISOString().slice(0, 10));
  expect((await who.call('DELETE', `/api/user/tokens/${used.id}`)).statusCode).toBe(204);
  expect(await statusOf(token)).toBe(401);
  expect((await who.call('GET', '/api/user/tokens')).json()).toEqual([]);
});

test('making a token requires the password', async () => {
  const who = await fondly.signUp();
  const order = { name: 'A script', scopes: ['read'], days: 30 };
  const wrong = await who.call('POST', '/api/user/tokens', { ...order, proof: { password: 'wrong horse' } });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { 'proof.password': 'This is not your password.' }]);
  expect((await who.call('POST', '/api/user/tokens', order)).statusCode).toBe(422);
  const none = await who.call('POST', '/api/user/tokens', { ...order, scopes: [], proof });
  expect(none.json().fields).toHaveProperty('scopes');
});

test('a token ends on its day', async () => {
  const who = await fondly.signUp();
  const token = await makeToken(who, ['read'], 30);
  fondly.clock.advanceMs(30 * dayMs - 1);
  expect(await statusOf(token)).toBe(200);
  fondly.clock.advanceMs(1);
  const refused = await callWith(token, 'GET', '/api/people');
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
});

test.each([
  ['logging out everywhere else', (who: Person) => who.call('DELETE', '/api/user/sessions')],
  [
    'a new password',
    (who: Person) =>
      who.call('POST', '/api/user/password', { currentPassword: 'correct horse', newPassword: 'battery staple' }),
  ],
])('%s revokes all tokens', async (_, end) => {
  const who = await fondly.signUp();
  const token = await makeToken(who, ['read']);
  expect(await statusOf(token)).toBe(200);
  expect((await end(who)).statusCode).toBe(204);
  expect(await statusOf(token)).toBe(401);
});

test('a token beside a session is refused, and a proxy’s own Authorization is no token', async () => {
  const who = await fondly.signUp();
  const token = await makeToken(who, ['read']);
  const both = await who.call('GET', '/api/people', undefined, { authorization: `Bearer ${token}` });
  expect([both.statusCode, both.json().code]).toEqual([400, 'malformed']);
  for (const authorization of ['Basic dXNlcjpwYXNz', 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.x']) {
    expect((await who.call('GET', '/api/people', undefined, { authorization })).statusCode).toBe(200);
    expect((await fondly.anonymous.call('GET', '/api/people', undefined, { authorization })).statusCode).toBe(401);
  }
});

test('a program calls from any origin, because no browser adds its token', async () => {
  const who = await fondly.signUp();
  const token = await makeToken(who, ['contacts']);
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  expect((await callWith(token, 'POST', '/api/people', { name: 'Ann' }, foreign)).statusCode).toBe(201);
});

test('the token of a disabled account is refused', async () => {
  const who = await fondly.signUp();
  const token = await makeToken(who, ['read']);
  const disabledAt = fondly.clock.now();
  await fondly.context.database.orm.update(users).set({ disabledAt }).where(eq(users.id, who.user.id));
  expect(await statusOf(token)).toBe(401);
});

test('a token that makes cards cannot send one by any of their calls', async () => {
  const who = await fondly.signUp();
  const maker = await makeToken(who, ['read', 'contacts', 'cards']);
  const person = (await callWith(maker, 'POST', '/api/people', { name: 'Ann', email: 'ann@example.test' })).json();
  const order = { personId: person.id, title: 'For Ann', category: 'birthday', scheduledDate: dayIn(60) };
  const card = (await callWith(maker, 'POST', '/api/cards', order)).json();
  const url = `/api/cards/${card.id}`;
  const refused = async (method: Method, path: string, body?: object) => {
    const answer = await callWith(maker, method, path, body);
    expect([answer.statusCode, answer.headers['www-authenticate']], `${path} ${answer.body}`).toEqual([
      403,
      'Bearer error="insufficient_scope", scope="send"',
    ]);
  };
  await refused('POST', `${url}/approve`);
  await refused('POST', `${url}/send-now`);
  await refused('POST', `${url}/share-link`);
  await refused('PATCH', url, { deliveryStatus: 'approved_and_scheduled' });
  const sender = await makeToken(who, ['send']);
  expect((await callWith(sender, 'POST', `${url}/approve`, {})).json().deliveryStatus).toBe('approved_and_scheduled');
  await refused('PATCH', url, { message: 'Other words', keepApproved: true });
  await refused('POST', `${url}/choose-alternate`, { slot: 'alternate1', keepApproved: true });
  await refused('POST', `${url}/regenerate-image`, { imagePrompt: 'A boat', keepApproved: true });
  await refused('PATCH', `/api/people/${person.id}`, { email: 'eve@example.test', updateCards: true });
  await refused('POST', '/api/people/bulk/undo', { undo: { kind: 'delete', personIds: [person.id] } });
  expect((await callWith(maker, 'PATCH', url, { deliveryStatus: 'skipped' })).statusCode).toBe(200);
  await refused('PATCH', url, { deliveryStatus: 'draft' });
  await refused('POST', `${url}/unskip`);
});

test('a token without contacts makes cards for known contacts only', async () => {
  const who = await fondly.signUp();
  const maker = await makeToken(who, ['cards']);
  const order = { title: 'Hi', recipient: 'Somebody new', category: 'birthday', style: simpleStyles[0] };
  expect((await callWith(maker, 'POST', '/api/cards', order)).statusCode).toBe(403);
  expect((await who.call('GET', '/api/people')).json()).toEqual([]);
});

test('the document of the API names the scope of each call', async () => {
  const document = (await fondly.anonymous.call('GET', '/api/docs/json')).json();
  expect(document.components.securitySchemes.accessToken).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(document.paths['/api/cards/{id}/approve'].post.security).toContainEqual({ accessToken: ['send'] });
  expect(document.paths['/api/people'].get.security).toContainEqual({ accessToken: ['read'] });
  expect(document.paths['/api/user/password'].post.security).toEqual([{ session: [] }]);
  const page = await fondly.anonymous.call('GET', '/api/docs/static/swagger-initializer.js');
  expect(page.body).toContain('"requestInterceptor":function withoutCookie');
});
