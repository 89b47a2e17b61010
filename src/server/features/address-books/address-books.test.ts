import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { readZip } from '../../../../tests/process/read-zip.ts';
import { type DavServer, davLogin, startDavServer } from '../../../../tests/servers/dav-server.ts';
import type { AddressBookAccountView, AddressBookQuestion } from '../../../contract/address-books.ts';
import type { KnownPersonView, PersonView } from '../../../contract/people.ts';
import { addressBookAccounts, addressBookEntries, addressBooks } from '../../db/tables/address-books.ts';
import { removeUnreferencedImages } from '../images/public.ts';
import { findDueAccounts } from './accounts.store.ts';
import { syncAddressBookJob } from './sync-address-book.job.ts';

let fondly: TestApp;
let server: DavServer;
let eleanor: Person;
let photo: string;
let otherPhoto: string;

beforeAll(async () => {
  fondly = await startTestApp({ environment: { OUTGOING_ALLOW_PRIVATE: 'on' } });
  const file = (name: string) => readFile(new URL(`../../../../tests/files/images/${name}`, import.meta.url), 'base64');
  [photo, otherPhoto] = await Promise.all([file('photo.jpg'), file('astronaut.jpg')]);
});
afterAll(() => fondly.close());
beforeEach(async () => {
  server = await startDavServer();
  eleanor = await fondly.signUp();
  return () => server.close();
});

const card = (uid: string, ...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', `UID:${uid}`, ...lines, 'END:VCARD', ''].join('\r\n');
const db = () => fondly.context.database.orm;
const job = (signal = new AbortController().signal) => ({ jobId: '1', attempt: 1, signal });

async function connect(takes = {}): Promise<AddressBookAccountView> {
  const made = await eleanor.call('POST', '/api/address-books', { address: server.url, ...davLogin });
  expect(made.statusCode, made.body).toBe(201);
  const bookIds = made.json().books.map(({ id }: { id: number }) => id);
  const chosen = await eleanor.call('PATCH', `/api/address-books/${made.json().id}`, { bookIds, takes });
  expect(chosen.statusCode, chosen.body).toBe(200);
  return chosen.json();
}

const runJob = (accountId: number) => syncAddressBookJob(fondly.context).handler({ accountId }, job());
const viewOf = async (id: number): Promise<AddressBookAccountView> =>
  (await eleanor.call('GET', '/api/address-books')).json().accounts.find((each: { id: number }) => each.id === id);

async function sync({ id }: { id: number }): Promise<AddressBookAccountView> {
  const asked = await eleanor.call('POST', `/api/address-books/${id}/sync`);
  expect(asked.statusCode, asked.body).toBe(202);
  await runJob(id);
  return viewOf(id);
}

const people = async (): Promise<PersonView[]> => (await eleanor.call('GET', '/api/people')).json();
const personCalled = async (name: string) => {
  const found = (await people()).find((each) => each.name === name);
  if (!found) throw new Error(`Nobody is called ${name}`);
  return found;
};
const change = async (name: string, fields: object) => {
  const { id, version } = await personCalled(name);
  const answer = await eleanor.call('PATCH', `/api/people/${id}`, { version, ...fields });
  expect(answer.statusCode, answer.body).toBe(200);
};
const datesOf = async ({ id }: { id: number }): Promise<string[]> =>
  (await eleanor.call('GET', `/api/important-dates?personId=${id}`))
    .json()
    .map(({ occasionType, date }: { occasionType: string; date: string }) => `${occasionType} ${date}`);
const questionsOf = async ({ id }: { id: number }): Promise<AddressBookQuestion[]> =>
  (await eleanor.call('GET', `/api/address-books/${id}/questions`)).json().questions;
const answer = async ({ id }: { id: number }, ...answers: object[]) =>
  (await eleanor.call('POST', `/api/address-books/${id}/questions`, { answers })).json();

test('takes contacts with photos, dates and categories, and nothing again that is unchanged', async () => {
  server.serve('/photos/tom', Buffer.from(otherPhoto, 'base64'));
  server.put(
    'anna.vcf',
    card(
      '1',
      'FN:Anna Berg',
      'N:Berg;Anna',
      'EMAIL:anna@example.test',
      'BDAY:1980-03-01',
      'ANNIVERSARY:--0612',
      'CATEGORIES:Choir,Work',
      'ADR:;;High Street 1;Oxford;;OX1 1AA;UK',
      'NOTE:secret',
      `PHOTO;ENCODING=b;TYPE=JPEG:${photo}`,
    ),
  );
  server.put(
    'tom.vcf',
    card('2', 'FN:Tom Berg', 'TEL:+44 20 7946 0123', `PHOTO;VALUE=uri:${server.url}/photos`, ' /tom'),
  );
  server.put('list.vcf', card('3', 'FN:Friends', 'X-ADDRESSBOOKSERVER-KIND:group'));
  const files = ['anna.vcf', 'tom.vcf', 'list.vcf'].map((name) => server.card(name));
  const account = await connect();
  const view = await sync(account);
  expect(view).toMatchObject({
    problem: null,
    lastChanges: { added: 2, changed: 0, asked: 0, vanished: 0, unreadable: 0 },
    books: [{ name: 'Eleanor & friends', contacts: 2, leftOut: 0 }],
    canUndo: true,
  });
  const anna = await personCalled('Anna Berg');
  expect(anna).toMatchObject({
    email: 'anna@example.test',
    street: 'High Street 1',
    groups: ['Choir', 'Work'],
    notes: null,
  });
  expect(await datesOf(anna)).toEqual(['birthday 1980-03-01', 'anniversary --06-12']);
  const tom = await personCalled('Tom Berg');
  expect([anna.imageUrl, tom.imageUrl]).toEqual([expect.any(String), expect.any(String)]);
  const before = server.requests.length;
  await sync(account);
  expect(server.requests.slice(before).map(({ method }) => method)).toEqual(['REPORT']);
  expect(await people()).toEqual([anna, tom]);
  // A full list finds nothing new either, and the photos stay, also those that only the book refers to.
  server.forget();
  await sync(account);
  await removeUnreferencedImages(fondly.context, new Date(Date.now() + 86_400_000));
  expect(await people()).toEqual([anna, tom]);
  expect((await eleanor.call('GET', String(tom.imageUrl))).statusCode).toBe(200);
  expect(['anna.vcf', 'tom.vcf', 'list.vcf'].map((name) => server.card(name))).toEqual(files);
  expect(server.requests.every(({ method }) => ['GET', 'PROPFIND', 'REPORT'].includes(method))).toBe(true);
});

test('the book leads where only it changed; what was changed here stays; both are asked about', async () => {
  server.put(
    'anna.vcf',
    card(
      '1',
      'FN:Anna Berg',
      'EMAIL:anna@example.test',
      'TEL:+49 30 1',
      'NICKNAME:Annie',
      'BDAY:--0301',
      'ADR:;;Old Street 1;Berlin;;10115;',
    ),
  );
  const account = await connect();
  await sync(account);
  await change('Anna Berg', {
    phone: '+49 30 2',
    nickname: 'Nan',
    notes: 'Loves tea',
    address: 'My Street 5\nBerlin, 10117',
    street: 'My Street 5',
    city: 'Berlin',
    postalCode: '10117',
  });
  server.put(
    'anna.vcf',
    card(
      '1',
      'FN:Anna Berg',
      'EMAIL:new@example.test',
      'TEL:+49 30 3',
      'NICKNAME:Annie',
      'BDAY:1980-03-01',
      'ADR:;;New Street 9;Berlin;;10119;',
    ),
  );
  const view = await sync(account);
  expect(view.lastChanges).toMatchObject({ added: 0, changed: 1, asked: 2 });
  const anna = await personCalled('Anna Berg');
  expect(anna).toMatchObject({
    email: 'new@example.test',
    phone: '+49 30 2',
    nickname: 'Nan',
    notes: 'Loves tea',
    street: 'My Street 5',
  });
  expect(await datesOf(anna)).toEqual(['birthday 1980-03-01']);
  const [question] = await questionsOf(account);
  expect(question).toMatchObject({
    personId: anna.id,
    isVanished: false,
    fields: [
      { field: 'phone', ours: '+49 30 2', theirs: '+49 30 3' },
      { field: 'address', ours: 'My Street 5\nBerlin, 10117', theirs: 'New Street 9\nBerlin, 10119' },
    ],
  });
  // An open question is not asked twice, nor forgotten.
  server.forget();
  expect((await sync(account)).questions).toEqual({ conflicts: 2, vanished: 0 });
  const entryId = question?.entryId;
  expect(
    await answer(
      account,
      { kind: 'field', entryId, field: 'phone', take: 'ours' },
      { kind: 'field', entryId, field: 'address', take: 'theirs' },
      { kind: 'field', entryId, field: 'email', take: 'theirs' },
    ),
  ).toEqual({ settled: 2 });
  expect(await personCalled('Anna Berg')).toMatchObject({
    phone: '+49 30 2',
    street: 'New Street 9',
    postalCode: '10119',
  });
  expect((await sync(account)).questions).toEqual({ conflicts: 0, vanished: 0 });
  expect(await personCalled('Anna Berg')).toMatchObject({ phone: '+49 30 2', street: 'New Street 9' });
});

test('links contacts that exist, fills their gaps and asks about what differs', async () => {
  await eleanor.call('POST', '/api/people', {
    name: 'Berg, Anna',
    email: 'ANNA@example.test',
    phone: '030 555 01',
    nickname: 'Annie',
  });
  server.put(
    'anna.vcf',
    card('1', 'FN:Anna Berg', 'EMAIL:anna@example.test', 'TEL:030-555-01', 'NICKNAME:Nan', 'BDAY:1980-03-01'),
  );
  server.put(
    'same.vcf',
    card('2', 'FN:Anna Berg', 'EMAIL:anna@example.test', 'TEL:030-555-01', 'NICKNAME:Nan', 'BDAY:1980-03-01'),
  );
  server.put('son.vcf', card('3', 'FN:Anna Berg', 'EMAIL:anna@example.test', 'BDAY:2010-07-07'));
  const account = await connect();
  expect((await sync(account)).lastChanges).toMatchObject({ added: 1, linked: 2 });
  expect((await people()).map(({ name, nickname }) => [name, nickname])).toEqual([
    ['Anna Berg', null],
    ['Berg, Anna', 'Annie'],
  ]);
  expect(await datesOf(await personCalled('Berg, Anna'))).toEqual(['birthday 1980-03-01']);
  const fields = (await questionsOf(account)).flatMap((each) => each.fields);
  expect(fields[0]).toEqual({ field: 'nickname', ours: 'Annie', theirs: 'Nan' });
});

test('a contact who vanished is asked about, moved cards keep theirs, and nobody is deleted', async () => {
  for (const [at, name] of ['Anna', 'Tom', 'Mia', 'Zoe'].entries())
    server.put(`${name}.vcf`, card(`${at}`, `FN:${name} Berg`));
  const account = await connect();
  await sync(account);
  const before = await people();
  const moved = server.card('Mia.vcf') ?? '';
  for (const name of ['Anna', 'Tom', 'Mia']) server.remove(`${name}.vcf`);
  server.put('other-address.vcf', moved);
  const view = await sync(account);
  expect(view.questions).toEqual({ conflicts: 0, vanished: 2 });
  expect(await people()).toEqual(before);
  const [anna, tom] = await questionsOf(account);
  expect([anna, tom].map((each) => [each?.name, each?.isVanished])).toEqual([
    ['Anna Berg', true],
    ['Tom Berg', true],
  ]);
  await answer(
    account,
    { kind: 'vanished', entryId: anna?.entryId, take: 'remove' },
    { kind: 'vanished', entryId: tom?.entryId, take: 'keep' },
  );
  expect((await people()).map(({ name }) => name)).toEqual(['Mia Berg', 'Tom Berg', 'Zoe Berg']);
  expect((await eleanor.call('GET', '/api/trash')).json().items).toMatchObject([
    { kind: 'contact', title: 'Anna Berg' },
  ]);
  expect((await sync(account)).questions).toEqual({ conflicts: 0, vanished: 0 });
  // Asked once; a card that comes back is its contact's again.
  server.forget();
  expect((await sync(account)).questions).toEqual({ conflicts: 0, vanished: 0 });
  server.put('Tom.vcf', card('1', 'FN:Tom Berg', 'TEL:1'));
  await sync(account);
  expect((await people()).filter(({ name }) => name === 'Tom Berg')).toMatchObject([{ phone: '1' }]);
});

test('a contact deleted here is not brought back, and is linked again from the trash', async () => {
  server.put('anna.vcf', card('1', 'FN:Anna Berg'));
  const account = await connect();
  await sync(account);
  const { id } = await personCalled('Anna Berg');
  await eleanor.call('DELETE', `/api/people/${id}`);
  server.put('anna.vcf', card('1', 'FN:Anna Berg', 'TEL:1'));
  expect((await sync(account)).books).toMatchObject([{ contacts: 0, leftOut: 1 }]);
  expect(await people()).toEqual([]);
  const [item] = (await eleanor.call('GET', '/api/trash')).json().items;
  await eleanor.call('POST', `/api/trash/${item.id}/restore`);
  server.put('anna.vcf', card('1', 'FN:Anna Berg', 'TEL:2'));
  expect((await sync(account)).books).toMatchObject([{ contacts: 1, leftOut: 0 }]);
  expect(await personCalled('Anna Berg')).toMatchObject({ id, phone: '2' });
});

test('undo takes back what the last sync added and changed, except what was changed since', async () => {
  server.put('anna.vcf', card('1', 'FN:Anna Berg', 'TEL:1', 'CATEGORIES:Choir', `PHOTO;ENCODING=b;TYPE=JPEG:${photo}`));
  server.put('tom.vcf', card('2', 'FN:Tom Berg', 'TEL:1'));
  const account = await connect();
  await sync(account);
  const before = await people();
  server.put(
    'anna.vcf',
    card(
      '1',
      'FN:Anna Berg',
      'TEL:2',
      'BDAY:1980-03-01',
      'CATEGORIES:Work',
      `PHOTO;ENCODING=b;TYPE=JPEG:${otherPhoto}`,
    ),
  );
  server.put('tom.vcf', card('2', 'FN:Tom Berg', 'TEL:2', 'EMAIL:tom@example.test'));
  server.put('mia.vcf', card('3', 'FN:Mia Berg'));
  await sync(account);
  await removeUnreferencedImages(fondly.context, new Date(Date.now() + 86_400_000));
  await change('Tom Berg', { phone: '3' });
  const undone = await eleanor.call('POST', `/api/address-books/${account.id}/undo`);
  expect(undone.json()).toMatchObject({ removed: 1, restored: 2, kept: [{ name: 'Tom Berg' }] });
  const [anna, tom] = await people();
  expect([anna, tom].map((each) => ({ ...each, version: 0 }))).toEqual([
    { ...before[0], version: 0 },
    { ...before[1], phone: '3', version: 0 },
  ]);
  expect((await eleanor.call('GET', String(anna?.imageUrl))).statusCode).toBe(200);
  expect(await datesOf(anna ?? { id: 0 })).toEqual([]);
  // Not repeated by the next sync, not even by a full one.
  server.forget();
  expect(await sync(account)).toMatchObject({ canUndo: false, books: [{ contacts: 2, leftOut: 1 }] });
  expect((await people()).map(({ name, phone }) => [name, phone])).toEqual([
    ['Anna Berg', '1'],
    ['Tom Berg', '3'],
  ]);
  await eleanor.call('PATCH', `/api/address-books/${account.id}`, { takeLeftOut: true });
  expect((await sync(account)).books).toMatchObject([{ contacts: 3, leftOut: 0 }]);
});

test('takes only what was chosen, and the rest when that changes', async () => {
  const lines = ['CATEGORIES:Choir', 'NOTE:A note', 'BDAY:1980-03-01', 'ADR:;;High Street 1;Oxford;;OX1;'];
  server.put('anna.vcf', card('1', 'FN:Anna Berg', ...lines, `PHOTO;ENCODING=b;TYPE=JPEG:${photo}`));
  server.put('tom.vcf', card('2', 'FN:Tom Berg', 'CATEGORIES:Work'));
  const none = { photos: false, dates: false, addresses: false, groups: false, notes: false };
  const account = await connect({ ...none, onlyGroups: ['choir'] });
  await sync(account);
  const anna = await personCalled('Anna Berg');
  expect(await people()).toEqual([anna]);
  expect(anna).toMatchObject({ imageUrl: null, address: null, notes: null, groups: [] });
  expect(await datesOf(anna)).toEqual([]);
  await eleanor.call('PATCH', `/api/address-books/${account.id}`, { takes: { notes: true } });
  await sync(account);
  expect(await people()).toHaveLength(2);
  const now = await personCalled('Anna Berg');
  expect(now).toMatchObject({
    imageUrl: expect.any(String),
    street: 'High Street 1',
    notes: 'A note',
    groups: ['Choir'],
  });
  expect(await datesOf(now)).toEqual(['birthday 1980-03-01']);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata'])(
  'a birthday stays on its day in %s',
  async (timeZone) => {
    await eleanor.call('PATCH', '/api/user', { timeZone });
    server.put('anna.vcf', card('1', 'FN:Anna Berg', 'BDAY:1980-03-01'));
    server.put('tom.vcf', card('2', 'FN:Tom Berg', 'BDAY:19991231T233000Z'));
    const account = await connect();
    for (let times = 0; times < 3; times += 1) {
      server.forget();
      server.put('anna.vcf', card('1', 'FN:Anna Berg', 'BDAY:1980-03-01', `TEL:${times}`));
      await sync(account);
      expect([await datesOf(await personCalled('Anna Berg')), await datesOf(await personCalled('Tom Berg'))]).toEqual([
        ['birthday 1980-03-01'],
        ['birthday 1999-12-31'],
      ]);
    }
  },
);

test('a refused password stops the account and says so; another one starts it again', async () => {
  server.put('anna.vcf', card('1', 'FN:Anna Berg'));
  const account = await connect();
  await sync(account);
  server.decide(() => ({ kind: 'status', status: 401 }));
  const stopped = await sync(account);
  expect(stopped).toMatchObject({ state: 'stopped', nextSyncAt: null, problem: expect.stringContaining('password') });
  expect((await eleanor.call('POST', `/api/address-books/${account.id}/sync`)).statusCode).toBe(409);
  const before = server.requests.length;
  await runJob(account.id);
  expect(server.requests).toHaveLength(before);
  server.decide(() => null);
  const wrong = await eleanor.call('PATCH', `/api/address-books/${account.id}`, { password: 'wrong' });
  expect(wrong.json().fields).toEqual({ password: 'The server did not accept the user name and password.' });
  const right = await eleanor.call('PATCH', `/api/address-books/${account.id}`, { password: davLogin.password });
  expect(right.json()).toMatchObject({ state: 'active', problem: null });
  expect((await sync(account)).books).toMatchObject([{ contacts: 1 }]);
  const [row] = await db().select().from(addressBookAccounts).where(eq(addressBookAccounts.id, account.id));
  expect(row?.sealedPassword).not.toContain(davLogin.password);
  expect(JSON.stringify(right.json())).not.toContain(davLogin.password);
});

test('backs off while the server fails, waits as long as it asks, and loses nothing', async () => {
  for (let at = 0; at < 60; at += 1) server.put(`${at}.vcf`, card(`${at}`, `FN:Person ${at}`));
  const account = await connect();
  const waitOf = (view: AddressBookAccountView) =>
    (Date.parse(view.nextSyncAt ?? '') - fondly.clock.now().getTime()) / 60_000;
  server.decide(() => ({ kind: 'status', status: 500 }));
  expect(waitOf(await sync(account))).toBe(15);
  server.decide(() => ({ kind: 'cut' }));
  expect(waitOf(await sync(account))).toBe(30);
  server.decide(() => ({ kind: 'status', status: 429, headers: { 'retry-after': '7200' } }));
  const busy = await sync(account);
  expect([waitOf(busy), busy.problem]).toEqual([120, 'The server asked to wait.']);
  expect((await findDueAccounts(db(), fondly.clock.now())).map(({ id }) => id)).not.toContain(account.id);
  // Half of the cards come, then nothing.
  let parts = 0;
  server.decide(({ body }) => {
    if (!body.includes('multiget')) return null;
    parts += 1;
    return parts > 1 ? { kind: 'cut' } : null;
  });
  await sync(account);
  expect(await people()).toHaveLength(50);
  server.decide(() => null);
  const view = await sync(account);
  expect(view).toMatchObject({ problem: null, lastChanges: { added: 60 }, books: [{ contacts: 60 }] });
  expect(await people()).toHaveLength(60);
});

test('a photo that cannot be had keeps no contact away and does not stop the sync', async () => {
  const host = await startDavServer();
  host.decide(() => ({ kind: 'status', status: 429, headers: { 'retry-after': '7200' } }));
  const links = [`${host.url}/busy`, 'https://[', 'http://example.org/plain', `${server.url}/missing`];
  for (const [at, link] of links.entries())
    server.put(`${at}.vcf`, card(`${at}`, `FN:Person ${at}`, `PHOTO;VALUE=uri:${link}`));
  const view = await sync(await connect());
  expect(view).toMatchObject({ problem: null, lastChanges: { added: links.length, unreadable: 0 } });
  expect(host.requests.map(({ authorization }) => authorization)).toEqual([undefined]);
  await host.close();
});

test('an account takes no more books than fit, however many its server names later', async () => {
  const account = await connect();
  const book = (at: number) =>
    `<x:response><x:href>/dav/books/eleanor/${at}/</x:href><x:propstat><x:prop><x:resourcetype><c:addressbook/></x:resourcetype></x:prop></x:propstat></x:response>`;
  const all = Array.from({ length: 80 }, (_, at) => book(at)).join('');
  const body = `<x:multistatus xmlns:x="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav">${all}</x:multistatus>`;
  server.decide(({ method }) => (method === 'PROPFIND' ? { kind: 'status', status: 207, body } : null));
  const changed = await eleanor.call('PATCH', `/api/address-books/${account.id}`, { password: davLogin.password });
  expect(changed.json().books).toHaveLength(50);
  expect(changed.json().books.filter(({ isTaken }: { isTaken: boolean }) => isTaken)).toHaveLength(1);
});

test('a server without sync tokens is asked for its ctag, and lists as a whole', async () => {
  await server.close();
  server = await startDavServer({ isPlain: true });
  server.put('anna.vcf', card('1', 'FN:Anna Berg'));
  const account = await connect();
  await sync(account);
  const before = server.requests.length;
  await sync(account);
  expect(server.requests.slice(before).map(({ method }) => method)).toEqual(['PROPFIND']);
  server.put('anna.vcf', card('1', 'FN:Anna Berg', 'TEL:1'));
  await sync(account);
  expect(await personCalled('Anna Berg')).toMatchObject({ phone: '1' });
});

test('two workers make one sync, and a run that lost its lease writes nothing', async () => {
  for (let at = 0; at < 20; at += 1) server.put(`${at}.vcf`, card(`${at}`, `FN:Person ${at}`));
  const account = await connect();
  await eleanor.call('POST', `/api/address-books/${account.id}/sync`);
  const from = server.requests.length;
  await Promise.all([runJob(account.id), runJob(account.id), runJob(account.id)]);
  expect(server.requests.slice(from).map(({ method }) => method)).toEqual(['PROPFIND', 'REPORT']);
  expect(await people()).toHaveLength(20);
  server.put('late.vcf', card('late', 'FN:Late Person'));
  await eleanor.call('POST', `/api/address-books/${account.id}/sync`);
  // Another run takes the account while the server answers.
  server.decide(({ body }) => {
    if (body.includes('multiget')) stolen = steal(account.id);
    return null;
  });
  let stolen: Promise<unknown> = Promise.resolve();
  const steal = (id: number) => db().execute(sql`update ${addressBookAccounts} set lease = 'another' where id = ${id}`);
  await runJob(account.id);
  await stolen;
  const names = (await people()).map(({ name }) => name);
  const [row] = await db().select().from(addressBookAccounts).where(eq(addressBookAccounts.id, account.id));
  expect([names.includes('Late Person') && row?.lease !== 'another', row?.lease]).toEqual([false, 'another']);
});

test('merged contacts keep their cards in the book', async () => {
  server.put('anna.vcf', card('1', 'FN:Anna Berg', 'TEL:1'));
  const account = await connect();
  await sync(account);
  const anna = await personCalled('Anna Berg');
  const other = (await eleanor.call('POST', '/api/people', { name: 'Anna B.', email: 'a@example.test' })).json();
  const merged = await eleanor.call('POST', '/api/people/merge', {
    stays: { id: other.id, version: other.version },
    merged: [{ id: anna.id, version: anna.version }],
    fields: {},
  });
  expect(merged.statusCode, merged.body).toBe(200);
  server.put('anna.vcf', card('1', 'FN:Anna Berg', 'TEL:2'));
  expect((await sync(account)).books).toMatchObject([{ contacts: 1, leftOut: 0 }]);
  expect(await people()).toMatchObject([{ id: other.id, phone: '2' }]);
});

test('ending the connection keeps the contacts; the data of the account names it without the password', async () => {
  server.put('anna.vcf', card('1', 'FN:Anna Berg'));
  const account = await connect();
  await sync(account);
  const data = String(readZip((await eleanor.call('GET', '/api/user/data.zip')).rawPayload).get('data.json'));
  expect(JSON.parse(data).addressBooks).toMatchObject([
    { username: davLogin.username, books: [{ entries: [{ uid: '1', state: 'linked' }] }] },
  ]);
  expect(data).not.toMatch(/sealedPassword|"lease"/);
  expect((await eleanor.call('DELETE', `/api/address-books/${account.id}`)).statusCode).toBe(204);
  expect(await people()).toHaveLength(1);
  const rows = await db().select().from(addressBooks).where(eq(addressBooks.accountId, account.id));
  expect([
    rows,
    await db().$count(addressBookEntries, eq(addressBookEntries.bookId, account.books[0]?.id ?? 0)),
  ]).toEqual([[], 0]);
});

test('a connection is refused where the server, the address or the network does not allow it', async () => {
  const refused = async (body: object) => (await eleanor.call('POST', '/api/address-books', body)).json().fields;
  expect(await refused({ address: server.url, username: 'eleanor', password: 'no' })).toEqual({
    password: 'The server did not accept the user name and password.',
  });
  expect(await refused({ address: 'no address', ...davLogin })).toHaveProperty('address');
  expect(await refused({ address: 'http://example.org', ...davLogin })).toHaveProperty('address');
  expect(await refused({ address: '', username: '', password: '' })).toMatchObject({
    address: expect.any(String),
    username: 'Enter the user name',
    password: 'Enter the password',
  });
  const guarded = await startTestApp();
  const visitor = await guarded.signUp();
  const answered = await visitor.call('POST', '/api/address-books', { address: server.url, ...davLogin });
  expect(answered.json().fields.address).toContain('private network');
  await guarded.close();
});

test('a further e-mail that the book adds arrives and one that it drops goes; those written here stay, and undo returns', async () => {
  const label = (value: string, own: string | null = null) => ({ value, label: own });
  const ann = (...lines: string[]) => card('1', 'FN:Ann Lee', 'EMAIL;TYPE=HOME;TYPE=PREF:ann@home.test', ...lines);
  server.put('ann.vcf', ann('EMAIL;TYPE=WORK:ann@firm.test', 'ADR;TYPE=WORK:;;9 Work St;York;;YO1;UK'));
  const account = await connect();
  await sync(account);
  const first = await personCalled('Ann Lee');
  expect(first).toMatchObject({
    email: 'ann@home.test',
    address: '9 Work St\nYork, YO1\nUK',
    reach: { emails: [label('ann@firm.test', 'work')], labels: { email: 'home', address: 'work' } },
  });
  const { reach } = first;
  await change('Ann Lee', { reach: { emails: [...(reach?.emails ?? []), label('ann@mine.test', 'Choir')] } });
  server.put('ann.vcf', ann('EMAIL:ann@new.test', 'TEL;TYPE=CELL:1', 'TEL;TYPE=WORK:2'));
  expect(await sync(account)).toMatchObject({ lastChanges: { changed: 1, asked: 0 } });
  expect(await personCalled('Ann Lee')).toMatchObject({
    email: 'ann@home.test',
    phone: '1',
    reach: { emails: [label('ann@mine.test', 'Choir'), label('ann@new.test')], phones: [label('2', 'work')] },
  });
  const undone = await eleanor.call('POST', `/api/address-books/${account.id}/undo`);
  expect(undone.json()).toMatchObject({ restored: 1, kept: [] });
  expect(await personCalled('Ann Lee')).toMatchObject({
    phone: null,
    reach: { emails: [label('ann@firm.test', 'work'), label('ann@mine.test', 'Choir')], phones: [] },
  });
});

test('who prefers another e-mail here than in the book is not asked, and a book that prefers another one is followed', async () => {
  const emails = (first: string, second: string) =>
    card('1', 'FN:Ann Lee', `EMAIL;TYPE=PREF:${first}`, `EMAIL;TYPE=WORK:${second}`);
  server.put('ann.vcf', emails('ann@home.test', 'ann@firm.test'));
  const account = await connect();
  await sync(account);
  server.put('ann.vcf', emails('ann@firm.test', 'ann@home.test'));
  await sync(account);
  expect(await personCalled('Ann Lee')).toMatchObject({
    email: 'ann@firm.test',
    reach: { emails: [{ value: 'ann@home.test' }] },
  });
  await change('Ann Lee', { email: 'ann@home.test', reach: { emails: [{ value: 'ann@firm.test', label: null }] } });
  server.put('ann.vcf', `${emails('ann@firm.test', 'ann@home.test').replace('END:VCARD', 'TEL:1\r\nEND:VCARD')}`);
  expect(await sync(account)).toMatchObject({ questions: { conflicts: 0 } });
  expect(await personCalled('Ann Lee')).toMatchObject({ email: 'ann@home.test', phone: '1' });
});

test('own fields of a card fill in what a contact lacks, replace nothing, and undo takes them away', async () => {
  await eleanor.call('POST', '/api/people', {
    name: 'Ann Lee',
    email: 'ann@lee.test',
    ownFields: [{ label: 'Shoe size', value: '38' }],
  });
  const own = (...lines: string[]) =>
    card('1', 'PRODID:-//Fondly//Contacts//EN', 'FN:Ann Lee', 'EMAIL:ann@lee.test', ...lines);
  server.put('ann.vcf', own('X-FONDLY-FIELD:Shoe size;39', 'X-FONDLY-FIELD:Locker;12'));
  const account = await connect();
  await sync(account);
  const fields = async () => {
    const { id } = await personCalled('Ann Lee');
    const { ownFields }: KnownPersonView = (await eleanor.call('GET', `/api/people/${id}`)).json();
    return ownFields.map(({ label, value }) => `${label} ${value}`);
  };
  expect(await fields()).toEqual(['Shoe size 38', 'Locker 12']);
  // A field that was removed here does not come back.
  await change('Ann Lee', { ownFields: [{ label: 'Shoe size', value: '38' }] });
  server.put('ann.vcf', own('X-FONDLY-FIELD:Shoe size;40', 'X-FONDLY-FIELD:Locker;12', 'X-FONDLY-FIELD:Ring;52'));
  expect(await sync(account)).toMatchObject({ lastChanges: { changed: 1, asked: 0 } });
  expect(await fields()).toEqual(['Shoe size 38', 'Ring 52']);
  await eleanor.call('POST', `/api/address-books/${account.id}/undo`);
  expect(await fields()).toEqual(['Shoe size 38']);
});
