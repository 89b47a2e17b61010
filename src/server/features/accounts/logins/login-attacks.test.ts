import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ask,
  cookieOf,
  logIn,
  newBrowser,
  pageAfter,
  passThrough,
  start,
  whoIs,
} from '../../../../../tests/app/log-in-elsewhere.ts';
import { startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { type FalseProvider, startFalseProvider } from '../../../../../tests/servers/false-provider.ts';
import { type IdentityProvider, startIdentityProvider } from '../../../../../tests/servers/identity-provider.ts';
import { memberships } from '../../../db/tables/memberships.ts';
import { users } from '../../../db/tables/users.ts';

// 1 is a real provider, 2 signs whatever it is told to, 3 is another real one whose addresses are believed.
let real: IdentityProvider;
let believed: IdentityProvider;
let forger: FalseProvider;
let fondly: TestApp;

beforeAll(async () => {
  [real, believed, forger] = await Promise.all([
    startIdentityProvider(['http://fondly.test']),
    startIdentityProvider(['http://fondly.test']),
    startFalseProvider(),
  ]);
  fondly = await startTestApp({
    environment: {
      OIDC_ISSUER: real.issuer,
      OIDC_CLIENT_ID: real.clientId,
      OIDC_CLIENT_SECRET: real.clientSecret,
      OIDC_2_ISSUER: forger.issuer,
      OIDC_2_CLIENT_ID: forger.clientId,
      OIDC_2_CLIENT_SECRET: forger.clientSecret,
      OIDC_2_ADMIN_GROUP: 'hosts',
      OIDC_3_ISSUER: believed.issuer,
      OIDC_3_CLIENT_ID: believed.clientId,
      OIDC_3_CLIENT_SECRET: believed.clientSecret,
      OIDC_3_LINK_BY_EMAIL: 'on',
    },
  });
  await fondly.signUp('Administrator');
});
afterAll(async () => {
  await fondly.close();
  await Promise.all([real.close(), believed.close(), forger.close()]);
});
beforeEach(() => {
  real.people.set('ann', { email: 'ann@example.test', name: 'Ann Miller' });
  real.person = 'ann';
  forger.forge = {};
});

/** Starts a login at the forger and comes back from it, whatever the token endpoint will say. */
async function comeBackFromForger(claims: object = { email: 'mallory@example.test' }, app = fondly, key = '2') {
  const browser = newBrowser();
  const asked = (await start(app, browser, key)).searchParams;
  forger.nonce = asked.get('nonce') ?? '';
  forger.forge = { ...forger.forge, claims: { ...claims, ...forger.forge.claims } };
  const answer = await ask(app, browser, 'GET', `/oidc/${key}/callback?code=any&state=${asked.get('state')}`);
  return { browser, page: pageAfter(answer) };
}

const refused = '/auth?login=unproven';
const lost = '/auth?login=lost';

test('the forger gets in with an honest token, so what follows fails for its own reason', async () => {
  const { browser, page } = await comeBackFromForger();
  expect([page, (await whoIs(fondly, browser))?.email]).toEqual(['/', 'mallory@example.test']);
});

test('a replayed code opens nothing', async () => {
  const first = newBrowser();
  const back = await passThrough(await start(fondly, first));
  expect(pageAfter(await ask(fondly, first, 'GET', back))).toBe('/');
  const thief = newBrowser();
  const asked = await start(fondly, thief);
  const replayed = new URLSearchParams(back.split('?')[1]);
  replayed.set('state', asked.searchParams.get('state') ?? '');
  expect(pageAfter(await ask(fondly, thief, 'GET', `/oidc/1/callback?${replayed}`))).toBe(refused);
  expect(await whoIs(fondly, thief)).toBeNull();
});

test('a replayed answer opens nothing, not even with a copy of the cookie, and does not reach the provider', async () => {
  const browser = newBrowser();
  const back = await passThrough(await start(fondly, browser));
  const copy = { cookies: new Map(browser.cookies) };
  expect(pageAfter(await ask(fondly, browser, 'GET', back))).toBe('/');
  const asked = real.requests.length;
  expect(pageAfter(await ask(fondly, copy, 'GET', back))).toBe(lost);
  expect(real.requests.length).toBe(asked);
  expect(await whoIs(fondly, copy)).toBeNull();
});

test('two simultaneous answers of one attempt open one session', async () => {
  const browser = newBrowser();
  const back = await passThrough(await start(fondly, browser));
  const cookie = cookieOf(browser);
  const answers = await Promise.all([1, 2].map(() => fondly.anonymous.call('GET', back, undefined, { cookie })));
  expect(answers.map(pageAfter).toSorted()).toEqual(['/', lost]);
});

test('the state of another browser opens nothing, and leaves the attempt of this one', async () => {
  const [victim, attacker] = [newBrowser(), newBrowser()];
  const own = await passThrough(await start(fondly, victim));
  const foreign = await passThrough(await start(fondly, attacker));
  expect(pageAfter(await ask(fondly, victim, 'GET', foreign))).toBe(lost);
  expect(await whoIs(fondly, victim)).toBeNull();
  expect(pageAfter(await ask(fondly, victim, 'GET', own))).toBe('/');
});

test('a replayed nonce opens nothing', async () => {
  forger.forge = { claims: { nonce: 'the nonce of an earlier login' } };
  const { browser, page } = await comeBackFromForger();
  expect([page, await whoIs(fondly, browser)]).toEqual([refused, null]);
});

test.each([
  ['for another audience', { aud: 'another-client' }],
  ['for another audience among several', { aud: ['another-client', 'a-third'] }],
  ['of another issuer', { iss: 'https://accounts.example.org' }],
  ['that has expired', { exp: Math.floor(Date.now() / 1000) - 300, iat: Math.floor(Date.now() / 1000) - 600 }],
  ['that is not valid yet', { nbf: Math.floor(Date.now() / 1000) + 300 }],
  ['without a person', { sub: '' }],
])('a token %s opens nothing', async (_what, claims) => {
  forger.forge = { claims };
  const { browser, page } = await comeBackFromForger();
  expect([page, await whoIs(fondly, browser)]).toEqual([refused, null]);
});

test.each(['none', 'another key', 'HS256'] as const)('a token signed with %s opens nothing', async (alg) => {
  forger.forge = { alg };
  const { browser, page } = await comeBackFromForger();
  expect([page, await whoIs(fondly, browser)]).toEqual([refused, null]);
});

test('mixed-up providers: the answer of one does not end the attempt at the other', async () => {
  const browser = newBrowser();
  const asked = await start(fondly, browser, '1');
  forger.nonce = asked.searchParams.get('nonce') ?? '';
  const state = asked.searchParams.get('state');
  // The attacker's provider sends the browser to its own address, or to the honest one's.
  expect(pageAfter(await ask(fondly, browser, 'GET', `/oidc/2/callback?code=any&state=${state}`))).toBe(lost);
  const mixed = new URLSearchParams({ code: 'any', state: state ?? '', iss: forger.issuer });
  const before = real.requests.filter((request) => request === 'POST /token').length;
  expect(pageAfter(await ask(fondly, browser, 'GET', `/oidc/1/callback?${mixed}`))).toBe(refused);
  expect(real.requests.filter((request) => request === 'POST /token').length, 'the code is sent nowhere').toBe(before);
  expect(await whoIs(fondly, browser)).toBeNull();
});

test('an answer without iss is refused if the provider always sends one', async () => {
  const browser = newBrowser();
  const back = new URLSearchParams((await passThrough(await start(fondly, browser))).split('?')[1]);
  expect(back.get('iss')).toBe(real.issuer);
  back.delete('iss');
  expect(pageAfter(await ask(fondly, browser, 'GET', `/oidc/1/callback?${back}`))).toBe(refused);
});

test.each([
  ['calls unverified', false],
  ['says nothing about', undefined],
  ['calls verified in a text', 'true'],
])('an address that the believed provider %s opens nobody’s account', async (_what, verified) => {
  const owner = await fondly.signUp('Owner');
  const { email } = owner.user;
  believed.people.set('mallory', { email, ...(verified !== undefined && { email_verified: verified }) });
  believed.person = 'mallory';
  const browser = newBrowser();
  expect(pageAfter(await logIn(fondly, browser, '3'))).toBe('/auth?login=email-taken');
  expect(await whoIs(fondly, browser)).toBeNull();
});

test('a verified address opens nobody’s account if the operator does not believe the provider', async () => {
  const { email } = (await fondly.signUp('Owner')).user;
  real.people.set('mallory', { email: email.toUpperCase(), email_verified: true });
  real.person = 'mallory';
  const browser = newBrowser();
  expect(pageAfter(await logIn(fondly, browser))).toBe('/auth?login=email-taken');
  expect(await whoIs(fondly, browser)).toBeNull();
});

test('whoever typed a foreign address before its owner came keeps no way in', async () => {
  const attacker = await fondly.signUp('Attacker');
  const { email, id } = attacker.user;
  const accomplice = await fondly.signUp('Accomplice');
  const [membership] = await fondly.context.database.orm
    .insert(memberships)
    .values({ ownerId: id, memberId: accomplice.user.id, level: 'approve' })
    .returning();
  await accomplice.call('PUT', '/api/user/acting', { membershipId: membership?.id });
  believed.people.set('owner', { email, email_verified: true, name: 'The owner' });
  believed.person = 'owner';
  const browser = newBrowser();
  expect(pageAfter(await logIn(fondly, browser, '3'))).toBe('/');
  expect(await whoIs(fondly, browser)).toMatchObject({ id, emailVerified: true, hasPassword: false });
  expect((await attacker.call('GET', '/api/user')).statusCode).toBe(401);
  expect((await accomplice.call('GET', '/api/people')).json().code).toBe('account_changed');
  const login = await fondly.anonymous.call('POST', '/api/login', { email, password: 'correct horse' });
  expect(login.statusCode).toBe(401);
});

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '@evil.example',
  'evil.example',
])('the return path %j stays within the site', async (returnTo) => {
  expect(pageAfter(await logIn(fondly, newBrowser(), '1', { returnTo }))).toBe('/');
});

test('a path that becomes another site when it is shortened stays within the site', async () => {
  const answer = await logIn(fondly, newBrowser(), '1', { returnTo: '/x/..//evil.example' });
  expect(String(answer.headers.location)).toBe('http://fondly.test//evil.example');
});

test('login CSRF: an answer in a browser that started nothing opens nothing', async () => {
  const attacker = newBrowser();
  const back = await passThrough(await start(fondly, attacker));
  const victim = newBrowser();
  expect(pageAfter(await ask(fondly, victim, 'GET', back))).toBe(lost);
  expect(await whoIs(fondly, victim)).toBeNull();
  // And no other site starts one: it would end the victim's own attempt.
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await ask(fondly, victim, 'POST', '/api/logins/1/start', {}, foreign)).statusCode).toBe(403);
});

test.each([
  ['made up', () => 'a cookie that nobody sealed'],
  ['of another use of the key', () => 'AAAA'.repeat(40)],
  ['changed', (cookie: string) => `${cookie.slice(0, -4)}AAAA`],
])('a cookie that is %s opens nothing', async (_what, change) => {
  const browser = newBrowser();
  const back = await passThrough(await start(fondly, browser));
  browser.cookies.set('fondly_login', change(browser.cookies.get('fondly_login') ?? ''));
  expect(pageAfter(await ask(fondly, browser, 'GET', back))).toBe(lost);
});

test('an attempt lasts ten minutes', async () => {
  const browser = newBrowser();
  const back = await passThrough(await start(fondly, browser));
  fondly.clock.advanceMs(10 * 60_000);
  expect(pageAfter(await ask(fondly, browser, 'GET', back))).toBe(lost);
});

test('a code that was asked for without this browser’s verifier opens nothing', async () => {
  const [thief, victim] = [newBrowser(), newBrowser()];
  const stolen = new URLSearchParams((await passThrough(await start(fondly, victim))).split('?')[1]);
  const asked = await start(fondly, thief);
  expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
  stolen.set('state', asked.searchParams.get('state') ?? '');
  expect(pageAfter(await ask(fondly, thief, 'GET', `/oidc/1/callback?${stolen}`))).toBe(refused);
  expect(await whoIs(fondly, thief)).toBeNull();
});

test('the provider gives nothing for a code without the verifier', async () => {
  const browser = newBrowser();
  const back = new URLSearchParams((await passThrough(await start(fondly, browser))).split('?')[1]);
  const answer = await fetch(`${real.issuer}/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${real.clientId}:${encodeURIComponent(real.clientSecret)}`)}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.get('code') ?? '',
      redirect_uri: 'http://fondly.test/oidc/1/callback',
    }),
  });
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })]);
});

test('single sign-on that asked for nothing proves nothing: the login counts from when it was done at the provider', async () => {
  const isRecent = async (secondsAgo: number) => {
    forger.forge = { claims: { auth_time: Math.floor(fondly.clock.now().getTime() / 1000) - secondsAgo } };
    const { browser } = await comeBackFromForger();
    return (await ask(fondly, browser, 'POST', '/api/user/recent-login')).statusCode === 204;
  };
  expect([await isRecent(3600), await isRecent(60), await isRecent(-60)]).toEqual([false, true, true]);
});

test('a disabled account stays closed', async () => {
  const browser = newBrowser();
  await logIn(fondly, browser);
  const { id } = await whoIs(fondly, browser);
  const disable = (disabledAt: Date | null) =>
    fondly.context.database.orm.update(users).set({ disabledAt }).where(eq(users.id, id));
  await disable(fondly.clock.now());
  const again = newBrowser();
  expect(pageAfter(await logIn(fondly, again))).toBe('/auth?login=disabled');
  expect([await whoIs(fondly, again), await whoIs(fondly, browser)]).toEqual([null, null]);
  await disable(null);
  // Nor is one found by its address.
  const { email } = (await fondly.signUp('Closed')).user;
  await fondly.context.database.orm.update(users).set({ disabledAt: fondly.clock.now() }).where(eq(users.email, email));
  believed.people.set('closed', { email, email_verified: true });
  believed.person = 'closed';
  expect(pageAfter(await logIn(fondly, newBrowser(), '3'))).toBe('/auth?login=disabled');
});

test.each([
  ['in capitals', 'MALLORY', '/auth?login=email-taken'],
  ['with a space behind it', 'mallory ', '/auth?login=email-taken'],
  ['with a line break behind it', 'mallory\n', refused],
  ['that is a number', 7, refused],
])('a person whose identifier is another’s %s is not that person', async (_what, sub, page) => {
  await comeBackFromForger();
  const other = await comeBackFromForger({ email: 'mallory@example.test', sub });
  expect([other.page, await whoIs(fondly, other.browser)]).toEqual([page, null]);
});

test.each([
  ['hosts-not'],
  ['hosts,others'],
  ['HOSTS'],
  [['ghosts', 'hosts ']],
  [[['hosts']]],
  [{ hosts: true }],
  [true],
])('the groups %j give no administration', async (groups) => {
  const { browser } = await comeBackFromForger({ email: 'mallory@example.test', groups });
  expect((await whoIs(fondly, browser))?.isAdmin).toBe(false);
});

test.each([
  ['two codes', (asked: string) => `code=any&code=other&state=${asked}`],
  ['a second state', (asked: string) => `code=any&state=${asked}&state=other`],
  ['an error beside the code', (asked: string) => `code=any&error=none&state=${asked}`],
])('an answer with %s opens nothing', async (_what, search) => {
  const browser = newBrowser();
  const asked = (await start(fondly, browser, '2')).searchParams;
  forger.nonce = asked.get('nonce') ?? '';
  forger.forge = { claims: { email: 'mallory@example.test' } };
  const page = pageAfter(await ask(fondly, browser, 'GET', `/oidc/2/callback?${search(asked.get('state') ?? '')}`));
  expect(page).toMatch(/^\/auth\?login=(?:unproven|declined)$/);
  expect(await whoIs(fondly, browser)).toBeNull();
});

/** An app for a provider that has not been discovered yet. */
const appOf = ({ issuer, clientId, clientSecret }: FalseProvider) =>
  startTestApp({ environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } });

test('what UserInfo says of somebody else than the token counts for nothing', async () => {
  forger.userInfo = { sub: 'eleanor', email: 'eleanor@example.test', email_verified: true };
  const app = await appOf(forger);
  await app.signUp('Administrator');
  const other = await comeBackFromForger({}, app, '1');
  expect([other.page, await whoIs(app, other.browser)]).toEqual([refused, null]);
  forger.userInfo = { ...forger.userInfo, sub: 'mallory' };
  const own = await comeBackFromForger({}, app, '1');
  expect((await whoIs(app, own.browser))?.email).toBe('eleanor@example.test');
  forger.userInfo = null;
  await app.close();
});

test.each([
  ['the login', 'authorization_endpoint'],
  ['logging out', 'end_session_endpoint'],
])('a provider that sends browsers into a script for %s is not used', async (_what, name) => {
  const other = await startFalseProvider();
  const app = await appOf(other);
  const asked = () => app.anonymous.call('POST', '/api/logins/1/start', {});
  for (const address of ['javascript:alert(1)//', 'data:text/html,x', '/authorize']) {
    other.metadata = { [name]: address };
    expect((await asked()).statusCode, address).toBe(503);
  }
  other.metadata = {};
  expect((await asked()).statusCode).toBe(200);
  await app.close();
  await other.close();
});

test('a provider that calls itself otherwise, redirects or never stops talking is not used', async () => {
  const other = await startFalseProvider();
  const app = await appOf(other);
  const asked = () => app.anonymous.call('POST', '/api/logins/1/start', {});
  other.metadata = { issuer: 'https://accounts.example.org' };
  expect([(await asked()).statusCode, (await asked()).json().message]).toEqual([
    503,
    '127.0.0.1 is not answering properly right now. Please try again in a minute.',
  ]);
  other.metadata = { long: 'x'.repeat(1024 * 1024) };
  expect((await asked()).statusCode).toBe(503);
  other.metadata = {};
  expect((await asked()).statusCode).toBe(200);
  await app.close();
  await other.close();
});
