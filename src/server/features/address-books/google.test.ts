import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { type ReplayServer, startReplayServer } from '../../../../tests/servers/replay-server.ts';
import type { AddressBookAccountView } from '../../../contract/address-books.ts';
import type { PersonView } from '../../../contract/people.ts';
import { addressBookAccounts } from '../../db/tables/address-books.ts';
import { createOutgoing } from '../../outgoing/outgoing.ts';
import { syncAccount } from './sync-account.ts';
import { lanes } from './sync-run.ts';

const application = { GOOGLE_CLIENT_ID: 'the-id.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'the-secret' };
const lastingToken = '1//0-a-lasting-token';
let fondly: TestApp;
let replay: ReplayServer;
/** The replay is started anew by each test; connections are opened for each call. */
beforeAll(async () => {
  const outgoing = createOutgoing({ allowPrivate: false, openAgent: () => replay.openAgent() });
  fondly = await startTestApp({ environment: application, replace: { outgoing } });
});
afterAll(() => fondly.close());
afterEach(() => replay.close());

async function start(): Promise<Person> {
  replay = await startReplayServer('google', { expired: 'ya29.first', token: 'ya29.second' });
  return fondly.signUp();
}

/** What the browser has after it was sent to Google. */
async function ask(person: Person): Promise<{ url: URL; cookie: string }> {
  const asked = await person.call('POST', '/api/address-books/google');
  expect(asked.statusCode, asked.body).toBe(200);
  const given = asked.cookies.find(({ name }) => name === 'fondly_google');
  expect(given).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  return { url: new URL(asked.json().url), cookie: `fondly_google=${given?.value}` };
}

/** Google sends the browser back with these. */
async function comeBack(person: Person, cookie: string, answer: Record<string, string>): Promise<string> {
  const search = new URLSearchParams({ iss: 'https://accounts.google.com', ...answer });
  const cookies = [person.cookie, cookie].filter(Boolean).join('; ');
  const back = await person.call('GET', `/api/address-books/google/callback?${search}`, undefined, { cookie: cookies });
  expect(back.statusCode, back.body).toBe(303);
  return String(back.headers.location);
}

async function connect(person: Person): Promise<string> {
  const { url, cookie } = await ask(person);
  return comeBack(person, cookie, { code: '4/0Ab', state: url.searchParams.get('state') ?? '' });
}

const accountsOf = async (person: Person): Promise<AddressBookAccountView[]> =>
  (await person.call('GET', '/api/address-books')).json().accounts;
const outcome = (name: string) => `http://fondly.test/address-books?google=${name}`;

async function sync(person: Person, id: number): Promise<AddressBookAccountView | undefined> {
  await person.call('POST', `/api/address-books/${id}/sync`);
  const signal = new AbortController().signal;
  await syncAccount(fondly.context, id, { jobId: '1', attempt: 1, signal }, lanes.quick);
  return (await accountsOf(person)).find((account) => account.id === id);
}

test('connects contacts at Google with the access that the user gave, and keeps them in step', async () => {
  const eleanor = await start();
  const { url, cookie } = await ask(eleanor);
  expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    'https://accounts.google.com/o/oauth2/v2/auth',
    {
      client_id: application.GOOGLE_CLIENT_ID,
      redirect_uri: 'http://fondly.test/api/address-books/google/callback',
      response_type: 'code',
      scope: 'https://www.googleapis.com/auth/carddav',
      state: expect.stringMatching(/^.{40,}$/),
      code_challenge: expect.stringMatching(/^.{40,}$/),
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent select_account',
    },
  ]);
  const state = url.searchParams.get('state') ?? '';
  expect(await comeBack(eleanor, cookie, { code: '4/0Ab', state })).toBe(outcome('connected'));
  const exchange = replay.requests.find(({ body }) => body.includes('grant_type=authorization_code'));
  expect(Object.fromEntries(new URLSearchParams(exchange?.body))).toMatchObject({
    code: '4/0Ab',
    code_verifier: expect.stringMatching(/^.{40,}$/),
    client_secret: application.GOOGLE_CLIENT_SECRET,
  });

  const [account] = await accountsOf(eleanor);
  const id = account?.id ?? 0;
  expect(account).toMatchObject({
    login: 'google',
    username: 'eleanor@example.org',
    books: [{ name: 'Address Book' }],
  });
  await eleanor.call('PATCH', `/api/address-books/${id}`, { bookIds: account?.books.map((book) => book.id) });
  expect(await sync(eleanor, id)).toMatchObject({ problem: null, lastChanges: { added: 2, unreadable: 0 } });
  const people: PersonView[] = (await eleanor.call('GET', '/api/people')).json();
  expect(people).toMatchObject([
    { name: 'Anna Berg', email: 'anna@example.test', imageUrl: expect.any(String) },
    { name: 'Tom Berg', phone: '+442079460123' },
  ]);
  replay.play('old token');
  expect(await sync(eleanor, id)).toMatchObject({ problem: null, books: [{ contacts: 2 }] });
  expect(replay.unknown).toEqual([]);

  const { orm } = fondly.context.database;
  const [row] = await orm.select().from(addressBookAccounts).where(eq(addressBookAccounts.id, id));
  expect(row?.sealedPassword).not.toContain(lastingToken);
  for (const body of [{ password: 'a password' }, { writesDates: true }])
    expect((await eleanor.call('PATCH', `/api/address-books/${id}`, body)).statusCode).toBe(422);
  // Ending the connection takes the access back at Google.
  expect((await eleanor.call('DELETE', `/api/address-books/${id}`)).statusCode).toBe(204);
  const revoked = replay.requests.find(({ url: to }) => to === 'https://oauth2.googleapis.com/revoke');
  expect(new URLSearchParams(revoked?.body).get('token')).toBe(lastingToken);
});

test('access that was taken back stops the sync in words, and the same connection goes on when it is given again', async () => {
  const eleanor = await start();
  await connect(eleanor);
  const [account] = await accountsOf(eleanor);
  const id = account?.id ?? 0;
  await eleanor.call('PATCH', `/api/address-books/${id}`, { bookIds: account?.books.map((book) => book.id) });
  replay.play('revoked');
  expect(await sync(eleanor, id)).toMatchObject({
    state: 'stopped',
    nextSyncAt: null,
    problem: 'Google no longer lets Fondly read these contacts. Connect Google again.',
  });
  await replay.close();
  replay = await startReplayServer('google', { expired: 'ya29.first', token: 'ya29.second' });
  expect(await connect(eleanor)).toBe(outcome('connected'));
  expect(await accountsOf(eleanor)).toMatchObject([{ id, state: 'active', problem: null }]);
  expect(await sync(eleanor, id)).toMatchObject({ problem: null, books: [{ contacts: 2 }] });
});

test.each([
  ['another state', { state: 'x'.repeat(43) }, 'lost'],
  ['no state', { state: '' }, 'lost'],
  ['another issuer', { iss: 'https://evil.example.test' }, 'unreachable'],
  ['a refusal', { error: 'access_denied' }, 'declined'],
])('%s connects nothing', async (_, answer, expected) => {
  const eleanor = await start();
  const { url, cookie } = await ask(eleanor);
  const state = url.searchParams.get('state') ?? '';
  const code: Record<string, string> = 'error' in answer ? {} : { code: '4/0Ab' };
  expect(await comeBack(eleanor, cookie, { ...code, state, ...answer })).toBe(outcome(expected));
  expect(await accountsOf(eleanor)).toEqual([]);
  expect(replay.requests).toEqual([]);
});

test('an answer counts only in the browser and for the user who asked, within ten minutes and with the contacts', async () => {
  const eleanor = await start();
  const { url, cookie } = await ask(eleanor);
  const answer = { code: '4/0Ab', state: url.searchParams.get('state') ?? '' };
  const other = await fondly.signUp();
  expect(await comeBack(other, cookie, answer)).toBe(outcome('lost'));
  expect(await comeBack(fondly.anonymous, cookie, answer)).toBe(outcome('lost'));
  expect(await comeBack(eleanor, 'fondly_google=forged', answer)).toBe(outcome('lost'));
  expect(await comeBack(eleanor, '', answer)).toBe(outcome('lost'));
  expect(replay.requests).toEqual([]);
  replay.play('without the tick');
  expect(await comeBack(eleanor, cookie, answer)).toBe(outcome('declined'));
  fondly.clock.advanceMs(11 * 60_000);
  expect(await comeBack(eleanor, cookie, answer)).toBe(outcome('lost'));
  expect([await accountsOf(eleanor), await accountsOf(other)]).toEqual([[], []]);
});

test('is offered only where the operator set it up', async () => {
  const eleanor = await start();
  expect((await eleanor.call('GET', '/api/address-books')).json().offersGoogle).toBe(true);
  const without = await startTestApp();
  const visitor = await without.signUp();
  expect((await visitor.call('GET', '/api/address-books')).json().offersGoogle).toBe(false);
  expect((await visitor.call('POST', '/api/address-books/google')).statusCode).toBe(404);
  await without.close();
});
