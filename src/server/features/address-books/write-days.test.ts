import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { type DavServer, davLogin, startDavServer } from '../../../../tests/servers/dav-server.ts';
import type { AddressBookAccountView } from '../../../contract/address-books.ts';
import type { PersonView } from '../../../contract/people.ts';
import { syncAccount } from './sync-account.ts';
import { lanes } from './sync-run.ts';

let fondly: TestApp;
let server: DavServer;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp({ environment: { OUTGOING_ALLOW_PRIVATE: 'on' } });
});
afterAll(() => fondly.close());
afterEach(() => server.close());

const card = (uid: string, ...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', `UID:${uid}`, ...lines, 'END:VCARD', ''].join('\r\n');

async function connect(options: Parameters<typeof startDavServer>[0], cards: Record<string, string>): Promise<number> {
  server = await startDavServer(options);
  for (const [name, text] of Object.entries(cards)) server.put(name, text);
  eleanor = await fondly.signUp();
  const { id, books } = (await eleanor.call('POST', '/api/address-books', { address: server.url, ...davLogin })).json();
  await eleanor.call('PATCH', `/api/address-books/${id}`, { bookIds: [books[0].id] });
  await sync(id);
  return id;
}

async function sync(id: number): Promise<AddressBookAccountView> {
  await eleanor.call('POST', `/api/address-books/${id}/sync`);
  const signal = new AbortController().signal;
  await syncAccount(fondly.context, id, { jobId: '1', attempt: 1, signal }, lanes.quick);
  return (await eleanor.call('GET', '/api/address-books')).json().accounts[0];
}

const letWrite = (id: number) => eleanor.call('PATCH', `/api/address-books/${id}`, { writesDates: true });
const people = async (): Promise<PersonView[]> => (await eleanor.call('GET', '/api/people')).json();
const puts = () => server.requests.filter(({ method }) => method === 'PUT').map(({ path }) => path.split('/').at(-1));

async function enter(name: string, occasionType: string, date: string): Promise<void> {
  const personId = (await people()).find((each) => each.name === name)?.id;
  const answer = await eleanor.call('POST', '/api/important-dates', { personId, occasionType, date });
  expect(answer.statusCode, answer.body).toBe(201);
}

test('writes days that were entered here into their line of the card, and nothing before it is wanted', async () => {
  const anna = card('1', 'FN:Anna', 'X-ODD;A="b:c":kept  ', 'NOTE:a', '  b');
  const tom = card('2', 'FN:Tom', 'BDAY:1980-03-01', 'TEL:1');
  const id = await connect({}, { 'anna.vcf': anna, 'tom.vcf': tom, 'mia.vcf': card('3', 'FN:Mia') });
  await enter('Anna', 'birthday', '1985-07-08');
  await enter('Anna', 'anniversary', '2010-05-06');
  await sync(id);
  expect([server.card('anna.vcf'), puts()]).toEqual([anna, []]);

  await letWrite(id);
  expect(await sync(id)).toMatchObject({ problem: null, writesDates: true, lastChanges: { written: 1, changed: 0 } });
  const days = 'BDAY:1985-07-08\r\nANNIVERSARY:2010-05-06\r\n';
  expect(server.card('anna.vcf')).toBe(anna.replace('END:VCARD', `${days}END:VCARD`));
  expect([server.card('tom.vcf'), puts()]).toEqual([tom, ['anna.vcf']]);

  // A birthday that is corrected here; one that is deleted here stays there.
  const [date] = (await eleanor.call('GET', `/api/important-dates?personId=${(await people())[2]?.id}`)).json();
  await eleanor.call('PATCH', `/api/important-dates/${date.id}`, { version: date.version, date: '1981-03-01' });
  await sync(id);
  expect(server.card('tom.vcf')).toBe(tom.replace('1980', '1981'));
  await eleanor.call('DELETE', `/api/important-dates/${date.id}`);
  await sync(id);
  expect(server.card('tom.vcf')).toBe(tom.replace('1980', '1981'));
  // What was written is known: an unchanged book costs one request.
  const before = server.requests.length;
  await sync(id);
  expect(server.requests.slice(before).map(({ method }) => method)).toEqual(['REPORT']);
});

test('a card that changed there meanwhile is read again, and asked about', async () => {
  const id = await connect({}, { 'anna.vcf': card('1', 'FN:Anna') });
  await enter('Anna', 'birthday', '1985-07-08');
  await letWrite(id);
  const theirs = card('1', 'FN:Anna', 'BDAY:1990-01-02');
  server.decide(({ method }) => {
    if (method === 'PUT') server.put('anna.vcf', theirs);
    return null;
  });
  expect(await sync(id)).toMatchObject({ problem: null, questions: { conflicts: 1 } });
  expect([server.card('anna.vcf'), puts()]).toEqual([theirs, ['anna.vcf']]);
  const { questions } = (await eleanor.call('GET', `/api/address-books/${id}/questions`)).json();
  expect(questions[0].fields).toEqual([{ field: 'birthday', ours: '1985-07-08', theirs: '1990-01-02' }]);
  // Nothing is written before the answer.
  server.decide(() => null);
  await sync(id);
  expect(puts()).toHaveLength(1);
  const answers = [{ kind: 'field', entryId: questions[0].entryId, field: 'birthday', take: 'ours' }];
  await eleanor.call('POST', `/api/address-books/${id}/questions`, { answers });
  await sync(id);
  expect(server.card('anna.vcf')).toBe(card('1', 'FN:Anna', 'BDAY:1985-07-08'));
});

test.each([[true], ['unsaid'] as const])('says that a book may only be read (%s)', async (isReadOnly) => {
  const id = await connect({ isReadOnly }, { 'anna.vcf': card('1', 'FN:Anna') });
  await enter('Anna', 'birthday', '1985-07-08');
  await letWrite(id);
  expect(await sync(id)).toMatchObject({ problem: null, books: [{ isReadOnly: true }] });
  expect(puts()).toHaveLength(isReadOnly === true ? 0 : 1);
});

test('leaves cards alone that it cannot write without touching more, and does not ask for them again', async () => {
  const odd = card('1', 'FN:Anna', 'BDAY;VALUE=text:in spring');
  const id = await connect({}, { 'odd.vcf': odd });
  await enter('Anna', 'birthday', '1985-07-08');
  await letWrite(id);
  expect(await sync(id)).toMatchObject({ problem: null, books: [{ unwritable: 1 }] });
  const before = server.requests.length;
  await sync(id);
  expect(server.requests.slice(before).map(({ method }) => method)).toEqual(['REPORT']);
  expect(server.card('odd.vcf')).toBe(odd);
});

test('writes back the form that the server keeps, not one that it converts on the way', async () => {
  const kept = card('1', 'FN:Anna', 'TEL:1');
  const id = await connect({ converts: true }, { 'anna.vcf': kept });
  await enter('Anna', 'birthday', '1985-07-08');
  await letWrite(id);
  await sync(id);
  expect(server.card('anna.vcf')).toBe(kept.replace('END:VCARD', 'BDAY:1985-07-08\r\nEND:VCARD'));
});
