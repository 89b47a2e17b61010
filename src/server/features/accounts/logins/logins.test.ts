import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ask,
  type Browser,
  logIn,
  newBrowser,
  pageAfter,
  passThrough,
  start,
  whoIs,
} from '../../../../../tests/app/log-in-elsewhere.ts';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { type IdentityProvider, startIdentityProvider } from '../../../../../tests/servers/identity-provider.ts';
import { auditLog } from '../../../db/tables/audit-log.ts';
import { linkedLogins, returnedLogins } from '../../../db/tables/sign-in.ts';
import { sessions, users } from '../../../db/tables/users.ts';

let provider: IdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider(['http://fondly.test']);
});
afterAll(() => provider.close());

const apps: TestApp[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
});

/** A Fondly with the provider. */
async function withProvider(environment: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp({
    environment: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: 'The house',
      ...environment,
    },
  });
  apps.push(app);
  return app;
}

let house: TestApp;
/** The administrator of that one. */
let host: Person;
beforeAll(async () => {
  house = await withProvider();
  host = await house.signUp('Host');
});

let people = 0;
/** Somebody new at the provider, who logs in next. */
function somebody(person: Parameters<IdentityProvider['people']['set']>[1] = {}): string {
  people += 1;
  const name = `person-${people}`;
  provider.people.set(name, { email: `${name}@house.test`, name: 'Nora Quist', ...person });
  provider.person = name;
  return name;
}

const events = async ({ context }: TestApp) =>
  (await context.database.orm.select().from(auditLog).orderBy(desc(auditLog.id))).map(({ event }) => event);
const linksOf = ({ context }: TestApp, subject: string) =>
  context.database.orm.$count(linkedLogins, eq(linkedLogins.subject, subject));
const proof = { password: 'correct horse' };

/** The browser of somebody who registered with a password. */
const browserOf = ({ cookie }: Person): Browser => ({ cookies: new Map([cookie.split('=') as [string, string]]) });

async function link(fondly: TestApp, browser: Browser): Promise<string> {
  const answer = await ask(fondly, browser, 'POST', '/api/user/logins', { key: '1', proof });
  expect(answer.statusCode, answer.body).toBe(200);
  return pageAfter(await ask(fondly, browser, 'GET', await passThrough(new URL(answer.json().url))));
}

test('the first login makes an account, the next one opens it, at the page that was wanted', async () => {
  const fondly = house;
  const name = somebody({ email_verified: true });
  const browser = newBrowser();
  const made = await logIn(fondly, browser, '1', { returnTo: '/people?group=1', timeZone: 'Europe/Berlin' });
  expect([made.statusCode, pageAfter(made)]).toEqual([303, '/people?group=1']);
  const user = await whoIs(fondly, browser);
  expect(user).toMatchObject({
    name: 'Nora Quist',
    email: `${name}@house.test`,
    timeZone: 'Europe/Berlin',
    isAdmin: false,
    hasPassword: false,
    // The operator does not say that this provider's addresses are to be believed.
    emailVerified: false,
  });
  const again = newBrowser();
  expect(pageAfter(await logIn(fondly, again))).toBe('/');
  expect((await whoIs(fondly, again)).id).toBe(user.id);
  expect((await events(fondly)).slice(0, 2)).toEqual(['provider-login', 'registered']);
  expect(await fondly.context.database.orm.select().from(returnedLogins)).toHaveLength(2);
  // Each login has its own session.
  expect(again.cookies.get('fondly_session')).not.toBe(browser.cookies.get('fondly_session'));
  expect(again.cookies.has('fondly_login')).toBe(false);
});

test('the log-in page knows the providers and whether passwords count', async () => {
  const fondly = house;
  expect((await fondly.anonymous.call('POST', '/api/registration', {})).json()).toMatchObject({
    providers: [{ key: '1', name: 'The house' }],
    passwords: true,
  });
  expect((await fondly.anonymous.call('POST', '/api/logins/2/start', {})).statusCode).toBe(404);
});

test('a person who cancels at the provider is told so, and keeps the page that was wanted', async () => {
  const fondly = house;
  somebody();
  provider.person = null;
  const answer = await logIn(fondly, newBrowser(), '1', { returnTo: '/trash' });
  expect(pageAfter(answer)).toBe('/auth?login=declined&redirect=%2Ftrash');
});

test('the first account of all administers, as by the form, and beyond this machine needs the code of the log', async () => {
  const fondly = await withProvider();
  somebody();
  const browser = newBrowser();
  await logIn(fondly, browser);
  expect((await whoIs(fondly, browser)).isAdmin).toBe(true);
  const open = await withProvider({ HOST: '0.0.0.0' });
  const refused = await open.anonymous.call('POST', '/api/logins/1/start', {});
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([403, ['setUpCode']]);
});

test.each([
  ['closed', 'registration-closed'],
  ['invite', 'invitation-needed'],
])('with REGISTRATION=%s nobody gets an account unasked, and who has one still comes in', async (mode, problem) => {
  const fondly = await withProvider({ REGISTRATION: mode });
  const admin = await fondly.signUp();
  somebody();
  expect(await link(fondly, browserOf(admin))).toBe('/settings?login=linked');
  const own = newBrowser();
  await logIn(fondly, own);
  expect((await whoIs(fondly, own)).id).toBe(admin.user.id);
  somebody();
  const stranger = newBrowser();
  expect(pageAfter(await logIn(fondly, stranger))).toBe(`/auth?login=${problem}`);
  expect([await whoIs(fondly, stranger), await fondly.context.database.orm.$count(users)]).toEqual([null, 1]);
});

test('an invitation lets in as many as it is for', async () => {
  const fondly = await withProvider({ REGISTRATION: 'invite' });
  const admin = await fondly.signUp();
  const made = await admin.call('POST', '/api/admin/invitations', { maxUses: 1, days: 7 });
  const invitation = new URL(made.json().url).searchParams.get('invitation') ?? '';
  somebody();
  const browser = newBrowser();
  expect(pageAfter(await logIn(fondly, browser, '1', { invitation }))).toBe('/');
  expect(await whoIs(fondly, browser)).toMatchObject({ sending: 'allowed' });
  somebody();
  expect(pageAfter(await logIn(fondly, newBrowser(), '1', { invitation }))).toBe(
    `/auth?login=invitation-needed&invitation=${invitation}`,
  );
});

test('where accounts are approved, a new one waits', async () => {
  const fondly = await withProvider();
  const admin = await fondly.signUp();
  await admin.call('PATCH', '/api/admin/registration/limits', { approveAccounts: true });
  somebody();
  const browser = newBrowser();
  await logIn(fondly, browser);
  expect(await whoIs(fondly, browser)).toMatchObject({ sending: 'awaits-approval' });
});

test('without an address no account is made', async () => {
  const fondly = house;
  somebody({ email: 'not an address' });
  expect(pageAfter(await logIn(fondly, newBrowser()))).toBe('/auth?login=no-email');
});

test('a believed address opens the account that has it, and confirms it for a new one', async () => {
  const fondly = await withProvider({ OIDC_LINK_BY_EMAIL: 'on' });
  const owner = await fondly.signUp('Owner');
  await fondly.context.database.orm.update(users).set({ emailVerifiedAt: fondly.clock.now() });
  somebody({ email: owner.user.email.toUpperCase(), email_verified: true });
  const browser = newBrowser();
  expect(pageAfter(await logIn(fondly, browser))).toBe('/');
  expect(await whoIs(fondly, browser)).toMatchObject({ id: owner.user.id, hasPassword: true });
  expect((await owner.call('GET', '/api/user')).statusCode).toBe(200);
  somebody({ email_verified: true });
  const other = newBrowser();
  await logIn(fondly, other);
  expect(await whoIs(fondly, other)).toMatchObject({ emailVerified: true });
});

test('the operator’s believed address administers', async () => {
  const fondly = await withProvider({
    OIDC_LINK_BY_EMAIL: 'on',
    ADMIN_EMAIL: 'Host@house.test',
    REGISTRATION: 'closed',
  });
  somebody({ email_verified: true });
  expect(pageAfter(await logIn(fondly, newBrowser()))).toBe('/auth?login=operator-first');
  somebody({ email: 'host@house.test', email_verified: true });
  const browser = newBrowser();
  await logIn(fondly, browser);
  expect(await whoIs(fondly, browser)).toMatchObject({ isAdmin: true, sending: 'allowed' });
});

test('a login is linked in Settings by its owner, listed, and unlinked', async () => {
  const fondly = house;
  const owner = await fondly.signUp();
  const browser = browserOf(owner);
  const name = somebody();
  const unproven = await ask(fondly, browser, 'POST', '/api/user/logins', { key: '1', proof: { password: 'wrong' } });
  expect(unproven.json().fields).toEqual({ 'proof.password': 'This is not your password.' });
  const idle = await ask(fondly, browser, 'POST', '/api/user/logins', { key: '1', proof: { recentLogin: true } });
  expect(idle.json().fields).toEqual({ 'proof.password': 'Enter your password' });
  expect((await ask(fondly, browser, 'GET', '/api/user/logins')).json()).toEqual({
    linked: [],
    linkable: [{ key: '1', name: 'The house' }],
  });
  expect(await link(fondly, browser)).toBe('/settings?login=linked');
  const { linked, linkable } = (await ask(fondly, browser, 'GET', '/api/user/logins')).json();
  expect([linked, linkable]).toEqual([
    [expect.objectContaining({ name: 'The house', email: `${name}@house.test`, lastUsedAt: null })],
    [],
  ]);
  const elsewhere = newBrowser();
  await logIn(fondly, elsewhere);
  expect((await whoIs(fondly, elsewhere)).id).toBe(owner.user.id);
  const data = await owner.call('GET', '/api/user/data.zip');
  expect(data.statusCode).toBe(200);
  const gone = await ask(fondly, browser, 'DELETE', `/api/user/logins/${linked[0].id}`, { proof });
  expect(gone.statusCode).toBe(204);
  expect((await ask(fondly, browser, 'GET', '/api/user/logins')).json().linked).toEqual([]);
  expect(await events(fondly)).toEqual(expect.arrayContaining(['login-linked', 'login-unlinked']));
});

test('a login that opens another account, or a second one of a provider, is not linked', async () => {
  const fondly = house;
  const owner = await fondly.signUp();
  const browser = browserOf(owner);
  somebody();
  await logIn(fondly, newBrowser());
  expect(await link(fondly, browser)).toBe('/settings?login=links-another');
  somebody();
  expect(await link(fondly, browser)).toBe('/settings?login=linked');
  expect(await link(fondly, browser), 'the same once more').toBe('/settings?login=linked');
  somebody();
  expect(await link(fondly, browser)).toBe('/settings?login=linked-already');
});

test('a login is linked only in the session that asked for it', async () => {
  const fondly = house;
  const [owner, other] = [await fondly.signUp(), await fondly.signUp()];
  const browser = browserOf(owner);
  somebody();
  const asked = (await ask(fondly, browser, 'POST', '/api/user/logins', { key: '1', proof })).json();
  const back = await passThrough(new URL(asked.url));
  browser.cookies.set('fondly_session', browserOf(other).cookies.get('fondly_session') ?? '');
  expect(pageAfter(await ask(fondly, browser, 'GET', back))).toBe('/settings?login=lost');
  expect((await ask(fondly, browser, 'GET', '/api/user/logins')).json().linked).toEqual([]);
  expect((await owner.call('GET', '/api/user/logins')).json().linked).toEqual([]);
});

test('the last way in stays: an account without a password keeps its login or gets a password first', async () => {
  const fondly = house;
  somebody();
  const browser = newBrowser();
  await logIn(fondly, browser);
  const [login] = (await ask(fondly, browser, 'GET', '/api/user/logins')).json().linked;
  const unlink = () => ask(fondly, browser, 'DELETE', `/api/user/logins/${login.id}`, { proof: { recentLogin: true } });
  const refused = await unlink();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Nothing else opens your account. Add a passkey or set a password first.',
  ]);
  const set = await ask(fondly, browser, 'POST', '/api/user/password', { newPassword: 'a new horse' });
  expect(set.statusCode).toBe(204);
  const asks = await ask(fondly, browser, 'POST', '/api/user/password', { newPassword: 'another horse' });
  expect(asks.json().fields).toEqual({ currentPassword: 'Enter your current password' });
  const withPassword = { proof: { password: 'a new horse' } };
  expect((await ask(fondly, browser, 'DELETE', `/api/user/logins/${login.id}`, withPassword)).statusCode).toBe(204);
});

test('a new password by mail ends linked logins, as it ends passkeys', async () => {
  const fondly = house;
  const owner = await fondly.signUp();
  const subject = somebody();
  await link(fondly, browserOf(owner));
  expect(await linksOf(fondly, subject)).toBe(1);
  const made = await host.call('POST', `/api/admin/users/${owner.user.id}/reset-link`);
  const token = new URL(made.json().url).searchParams.get('reset');
  const reset = await fondly.anonymous.call('POST', '/api/password/reset', { token, password: 'a new horse' });
  expect([reset.statusCode, await linksOf(fondly, subject)]).toEqual([204, 0]);
});

test('a group gives and takes administration at each login, never the last administrator’s', async () => {
  const fondly = await withProvider({ OIDC_ADMIN_GROUP: 'hosts' });
  const first = await fondly.signUp();
  const name = somebody({ groups: ['guests', 'hosts'] });
  const browser = newBrowser();
  await logIn(fondly, browser);
  const isAdmin = async () => (await whoIs(fondly, browser)).isAdmin;
  expect(await isAdmin()).toBe(true);
  provider.people.set(name, { email: `${name}@house.test`, groups: ['guests'] });
  await logIn(fondly, browser);
  expect(await isAdmin()).toBe(false);
  provider.people.set(name, { email: `${name}@house.test`, groups: ['hosts'] });
  await logIn(fondly, browser);
  await fondly.context.database.orm.update(users).set({ isAdmin: false }).where(eq(users.id, first.user.id));
  provider.people.set(name, { email: `${name}@house.test` });
  await logIn(fondly, browser);
  expect(await isAdmin(), 'the last one').toBe(true);
  expect((await events(fondly)).filter((event) => event.startsWith('admin-'))).toEqual([
    'admin-granted',
    'admin-revoked',
    'admin-granted',
  ]);
});

test('a provider that does not decide administration leaves it', async () => {
  somebody({ groups: [] });
  await link(house, browserOf(host));
  const browser = newBrowser();
  await logIn(house, browser);
  expect(await whoIs(house, browser)).toMatchObject({ id: host.user.id, isAdmin: true });
});

test('logging out ends the session at the provider too', async () => {
  const fondly = house;
  somebody();
  const browser = newBrowser();
  const jar = new Map<string, string>();
  await ask(fondly, browser, 'GET', await passThrough(await start(fondly, browser), jar));
  const out = await ask(fondly, browser, 'POST', '/api/logout');
  expect([out.statusCode, await whoIs(fondly, browser)]).toEqual([200, null]);
  const address = new URL(out.json().url);
  expect([address.origin, address.searchParams.get('post_logout_redirect_uri')]).toEqual([
    provider.issuer,
    'http://fondly.test/auth',
  ]);
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const page = await fetch(address, { headers: { cookie } });
  expect([page.status, provider.ended]).toEqual([200, true]);
  const person = await fondly.signUp();
  expect((await person.call('POST', '/api/logout')).statusCode).toBe(204);
});

test('without a password a login of the last ten minutes proves the owner, and over a living session the provider asks again', async () => {
  const fondly = house;
  const subject = somebody();
  const browser = newBrowser();
  await logIn(fondly, browser);
  const isRecent = async () => (await ask(fondly, browser, 'POST', '/api/user/recent-login')).statusCode === 204;
  expect(await isRecent()).toBe(true);
  // The provider's clock goes on with the real time, so the session is made older instead of the clock later.
  const createdAt = new Date(fondly.clock.now().getTime() - 11 * 60_000);
  const { id } = await whoIs(fondly, browser);
  await fondly.context.database.orm.update(sessions).set({ createdAt }).where(eq(sessions.userId, id));
  expect(await isRecent()).toBe(false);
  const closing = await ask(fondly, browser, 'DELETE', '/api/user', {});
  expect(closing.json().code).toBe('login_too_old');
  // With a living session the provider has to ask again.
  expect((await start(fondly, browser)).searchParams.get('prompt')).toBe('login');
  expect((await start(fondly, newBrowser())).searchParams.get('prompt')).toBeNull();
  await logIn(fondly, browser);
  expect(await isRecent()).toBe(true);
  expect((await ask(fondly, browser, 'DELETE', '/api/user', {})).statusCode).toBe(204);
  expect(await linksOf(fondly, subject)).toBe(0);
});

test('with PASSWORD_LOGIN=off passwords open nothing and change nothing', async () => {
  const fondly = await withProvider({ PASSWORD_LOGIN: 'off' });
  somebody();
  const browser = newBrowser();
  await logIn(fondly, browser);
  const { email, id, hasPassword } = await whoIs(fondly, browser);
  const password = await fondly.context.passwords.hash('correct horse');
  await fondly.context.database.orm.update(users).set({ password }).where(eq(users.id, id));
  const message = 'Passwords are switched off here. Log in with one of the services on the login page.';
  const token = 'x'.repeat(43);
  for (const [path, body] of [
    ['/api/login', { email, password: 'correct horse' }],
    ['/api/register', { name: 'Ann', email: 'new@house.test', password: 'correct horse' }],
    ['/api/password/forgot', { email }],
    ['/api/password/reset', { token, password: 'another horse' }],
    ['/api/user/password', { currentPassword: 'correct horse', newPassword: 'another horse' }],
    ['/api/user/password', { newPassword: 'another horse' }],
    ['/api/user/logins', { key: '1', proof }],
  ] as const) {
    const answer = await ask(fondly, browser, 'POST', path, body);
    expect([path, answer.statusCode, answer.json().message]).toEqual([path, 403, message]);
  }
  expect(hasPassword).toBe(false);
  expect((await whoIs(fondly, browser)).hasPassword).toBe(false);
  // Their owner is proven by the login.
  const recent = { key: '1', proof: { recentLogin: true } };
  expect((await ask(fondly, browser, 'POST', '/api/user/logins', recent)).statusCode).toBe(200);
});
