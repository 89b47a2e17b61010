import { afterEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { type ReplayServer, startReplayServer } from '../../../../tests/servers/replay-server.ts';
import type { AddressBookAccountView } from '../../../contract/address-books.ts';
import type { PersonView } from '../../../contract/people.ts';
import { createOutgoing } from '../../outgoing/outgoing.ts';
import { syncAddressBookJob } from './sync-address-book.job.ts';

const login = { username: 'eleanor@icloud.com', password: 'abcd-efgh-ijkl-mnop' };
let fondly: TestApp;
let replay: ReplayServer;
let eleanor: Person;
afterEach(async () => {
  await fondly.close();
  await replay.close();
});

async function start(recording: string, fill: Record<string, string>): Promise<void> {
  replay = await startReplayServer(recording, fill);
  fondly = await startTestApp({
    replace: { outgoing: createOutgoing({ allowPrivate: false, openAgent: replay.openAgent }) },
  });
  eleanor = await fondly.signUp();
}

async function sync({ id }: { id: number }): Promise<AddressBookAccountView> {
  await eleanor.call('POST', `/api/address-books/${id}/sync`);
  const signal = new AbortController().signal;
  await syncAddressBookJob(fondly.context).handler({ accountId: id }, { jobId: '1', attempt: 1, signal });
  return (await eleanor.call('GET', '/api/address-books')).json().accounts[0];
}

const people = async (): Promise<PersonView[]> => (await eleanor.call('GET', '/api/people')).json();
const datesOf = async (person: PersonView | undefined): Promise<string[]> =>
  (await eleanor.call('GET', `/api/important-dates?personId=${person?.id}`))
    .json()
    .map(({ occasionType, date }: { occasionType: string; date: string }) => `${occasionType} ${date}`);

test('keeps in step with iCloud as it answers: partition hosts, missing properties, quoted versions, old tokens', async () => {
  await start('icloud', { login: Buffer.from(`${login.username}:${login.password}`).toString('base64') });
  const made = await eleanor.call('POST', '/api/address-books', { address: login.username, ...login });
  expect([made.statusCode, replay.unknown], made.body).toEqual([201, []]);
  const account = made.json();
  expect(account.books).toMatchObject([{ name: 'card' }]);
  await eleanor.call('PATCH', `/api/address-books/${account.id}`, { bookIds: [account.books[0].id] });
  expect(await sync(account)).toMatchObject({ problem: null, lastChanges: { added: 2, unreadable: 0 } });
  const [anna, tom] = await people();
  expect([anna, tom]).toMatchObject([
    { name: 'Anna Berg', imageUrl: expect.any(String) },
    { name: 'Tom Berg', phone: '+44 20 7946 0123' },
  ]);
  expect(await datesOf(anna)).toEqual(['birthday --03-01', 'anniversary 2012-06-12']);

  const before = replay.requests.length;
  await sync(account);
  expect(replay.requests.slice(before).map(({ method }) => method)).toEqual(['REPORT']);

  replay.play('changed');
  expect(await sync(account)).toMatchObject({ problem: null, lastChanges: { changed: 1, vanished: 1, unreadable: 0 } });
  expect(await datesOf(anna)).toEqual(['birthday 1980-03-01', 'anniversary 2012-06-12']);

  replay.play('old token');
  expect(await sync(account)).toMatchObject({ problem: null, books: [{ contacts: 1 }], questions: { vanished: 1 } });
  expect((await people()).map(({ imageUrl }) => imageUrl)).toEqual([anna?.imageUrl, null]);
  expect(replay.unknown).toEqual([]);
  // Its photo is loaded once; nothing was made or written.
  expect(replay.requests.filter(({ url }) => url.includes('gateway.icloud.com'))).toHaveLength(1);
  expect(new Set(replay.requests.map(({ method }) => method))).toEqual(new Set(['GET', 'PROPFIND', 'REPORT']));
});
