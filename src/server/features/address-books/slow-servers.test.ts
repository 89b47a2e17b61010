import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { type DavServer, davLogin, startDavServer } from '../../../../tests/servers/dav-server.ts';
import type { AddressBookAccountView } from '../../../contract/address-books.ts';
import type { PersonView } from '../../../contract/people.ts';
import { addressBookAccounts } from '../../db/tables/address-books.ts';
import { findDueAccounts } from './accounts.store.ts';
import { syncAccount } from './sync-account.ts';
import { laneOf, lanes } from './sync-run.ts';

const minuteMs = 60_000;
const cardsEach = 70;
let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp({ environment: { OUTGOING_ALLOW_PRIVATE: 'on' } });
});
afterAll(() => fondly.close());

type Account = { id: number; person: Person; server: DavServer; lanes: string[] };

async function connect(options: Parameters<typeof startDavServer>[0] = {}, count = cardsEach): Promise<Account> {
  const server = await startDavServer(options);
  for (let at = 0; at < count; at += 1)
    server.put(`${at}.vcf`, `BEGIN:VCARD\r\nVERSION:3.0\r\nUID:${at}\r\nFN:Person ${at}\r\nTEL:${at}\r\nEND:VCARD\r\n`);
  const person = await fondly.signUp();
  const made = await person.call('POST', '/api/address-books', { address: server.url, ...davLogin });
  expect(made.statusCode, made.body).toBe(201);
  const { id, books } = made.json();
  await person.call('PATCH', `/api/address-books/${id}`, { bookIds: [books[0].id] });
  return { id, person, server, lanes: [] };
}

const viewOf = async ({ person }: Account): Promise<AddressBookAccountView> =>
  (await person.call('GET', '/api/address-books')).json().accounts[0];
const peopleOf = async ({ person }: Account): Promise<PersonView[]> => (await person.call('GET', '/api/people')).json();
const now = () => fondly.clock.now().getTime();
const run = (id: number, lane: Parameters<typeof syncAccount>[3]) =>
  syncAccount(fondly.context, id, { jobId: '1', attempt: 1, signal: new AbortController().signal }, lane);

test('an hour with servers that are slow, ask to wait, fail, break off and cut: nothing is lost, nobody held up', async () => {
  const passing = (ms: number) => () => {
    fondly.clock.advanceMs(ms);
    return null;
  };
  const slow = [await connect(), await connect(), await connect({ isPlain: true }, 30)];
  for (const { server } of slow) server.decide(passing(20_000));
  const start = now();
  const after = (minutes: number) => now() - start > minutes * minuteMs;
  const busy = await connect();
  busy.server.decide(({ body }) =>
    !after(20) && body.includes('multiget') ? { kind: 'status', status: 429, headers: { 'retry-after': '600' } } : null,
  );
  const failing = await connect();
  let asked = 0;
  failing.server.decide(() => {
    asked += 1;
    return asked % 3 === 0 && !after(25) ? { kind: 'status', status: 500 } : null;
  });
  const half = await connect();
  half.server.decide(({ body }) => (!after(10) && body.includes('multiget') ? { kind: 'cut' } : null));
  const paged = await connect({ listLimit: 30, pageSize: 20 });
  const quick = [await connect(), await connect()];
  const all = [...slow, busy, failing, half, paged, ...quick];

  // The workers of both lanes, one account after the other: each run makes those behind it wait.
  const longest = { quick: 0, slow: 0 };
  for (let minute = 0; minute < 60; minute += 1) {
    fondly.clock.advanceMs(minuteMs);
    for (const { id, isSlow } of await findDueAccounts(fondly.context.database.orm, fondly.clock.now())) {
      const account = all.find((each) => each.id === id);
      const lane = laneOf({ isSlow });
      const name = lane === lanes.quick ? 'quick' : 'slow';
      const before = now();
      await run(id, lane);
      longest[name] = Math.max(longest[name], now() - before);
      account?.lanes.push(name);
    }
  }
  expect(longest.quick).toBeLessThanOrEqual(60_000);
  expect(longest.slow).toBeLessThanOrEqual(210_000);
  // Whoever was slow once waits apart; the others never do.
  for (const account of slow) expect(account.lanes.filter((lane) => lane === 'quick')).toHaveLength(1);
  for (const account of quick) expect(account.lanes).toEqual(['quick']);

  for (const account of all) {
    const names = (await peopleOf(account)).map(({ name, phone }) => `${name} ${phone}`).sort();
    const count = account === slow[2] ? 30 : cardsEach;
    expect(names).toEqual(Array.from({ length: count }, (_, at) => `Person ${at} ${at}`).sort());
    expect(await viewOf(account)).toMatchObject({ problem: null, lastChanges: { added: count, unreadable: 0 } });
  }
  for (const { server } of all) await server.close();
}, 300_000);

test('one card that the server cannot give out keeps no other away, and is asked for again', async () => {
  const account = await connect({}, 60);
  const refuses = /(?:7|8)\.vcf<[\s\S]*|\/(?:7|8)\.vcf$/;
  account.server.decide(({ method, path, body }) =>
    (body.includes('multiget') && />[^<]*\/[78]\.vcf</.test(body)) || (method === 'GET' && refuses.test(path))
      ? { kind: 'status', status: 500 }
      : null,
  );
  await run(account.id, lanes.quick);
  expect(await peopleOf(account)).toHaveLength(58);
  expect(await viewOf(account)).toMatchObject({
    problem: expect.stringContaining('some of the contacts'),
    lastChanges: { added: 58 },
  });
  account.server.decide(() => null);
  await account.person.call('POST', `/api/address-books/${account.id}/sync`);
  await run(account.id, lanes.quick);
  expect(await peopleOf(account)).toHaveLength(60);
  expect(await viewOf(account)).toMatchObject({ problem: null });
  await account.server.close();
});

test('a card whose address is longer than any real one keeps no other away', async () => {
  const account = await connect({}, 3);
  account.server.put(
    `${Array.from({ length: 900 }, (_, at) => `${at}€`).join('')}.vcf`,
    'BEGIN:VCARD\r\nEND:VCARD\r\n',
  );
  await run(account.id, lanes.quick);
  expect(await peopleOf(account)).toHaveLength(3);
  expect(await viewOf(account)).toMatchObject({ problem: null });
  await account.server.close();
});

test('half a card without its length is no card', async () => {
  const account = await connect({ isPlain: true }, 2);
  account.server.decide(({ method, path }) =>
    method === 'GET' && path.endsWith('/1.vcf')
      ? { kind: 'status', status: 200, headers: { connection: 'close' }, body: 'BEGIN:VCARD\r\nFN:Per' }
      : null,
  );
  await run(account.id, lanes.quick);
  expect((await peopleOf(account)).map(({ name }) => name)).toEqual(['Person 0']);
  account.server.decide(() => null);
  await account.person.call('POST', `/api/address-books/${account.id}/sync`);
  await run(account.id, lanes.quick);
  expect(await peopleOf(account)).toMatchObject([{ name: 'Person 0' }, { name: 'Person 1', phone: '1' }]);
  await account.server.close();
});

test('a photo whose host does not answer comes with a later sync', async () => {
  const account = await connect({}, 0);
  account.server.put(
    'a.vcf',
    `BEGIN:VCARD\r\nVERSION:3.0\r\nUID:a\r\nFN:Anna\r\nPHOTO:${account.server.url}/photo\r\nEND:VCARD\r\n`,
  );
  account.server.decide(({ path }) => (path === '/photo' ? { kind: 'cut' } : null));
  await run(account.id, lanes.quick);
  expect(await peopleOf(account)).toMatchObject([{ name: 'Anna', imageUrl: null }]);
  const photo = await readFile(new URL('../../../../tests/files/images/photo.jpg', import.meta.url));
  account.server.decide(() => null);
  account.server.serve('/photo', photo);
  await account.person.call('POST', `/api/address-books/${account.id}/sync`);
  await run(account.id, lanes.quick);
  expect(await peopleOf(account)).toMatchObject([{ name: 'Anna', imageUrl: expect.any(String) }]);
  await account.server.close();
});

test('an answer that does not come in time is waited for in the other lane', async () => {
  const account = await connect({}, 5);
  account.server.decide(({ body }) => (body.includes('multiget') ? { kind: 'silent' } : null));
  await run(account.id, { ...lanes.quick, answerMs: 1_000 });
  const { orm } = fondly.context.database;
  const [row] = await orm.select().from(addressBookAccounts).where(eq(addressBookAccounts.id, account.id));
  expect(row).toMatchObject({ isSlow: true, problem: null, failures: 0, lease: null });
  account.server.decide(() => null);
  await run(account.id, lanes.slow);
  expect(await peopleOf(account)).toHaveLength(5);
  await account.server.close();
});

test('connections that are made at the same time count one after the other', async () => {
  const server = await startDavServer();
  const eleanor = await fondly.signUp();
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => eleanor.call('POST', '/api/address-books', { address: server.url, ...davLogin })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  expect((await eleanor.call('GET', '/api/address-books')).json().accounts).toHaveLength(10);
  await server.close();
});
