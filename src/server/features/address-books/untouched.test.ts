import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { type Radicale, radicaleLogin, startRadicale } from '../../../../tests/servers/radicale.ts';
import type { AddressBookAccountView, AddressBookQuestion } from '../../../contract/address-books.ts';
import type { PersonView } from '../../../contract/people.ts';
import { syncAccount } from './sync-account.ts';
import { lanes } from './sync-run.ts';

/** Radicale may have to be installed first. */
const hangsAfterMs = 600_000;
const filesDir = new URL('../../../../tests/files/books/', import.meta.url);
let fondly: TestApp;
let radicale: Radicale;
let dir: string;
let eleanor: Person;
/** Radicale gives out no list of a book with one of these. */
const notForRadicale = ['folded-in-a-letter.vcf', 'no-fn.vcf'];
const cards = new Map<string, Buffer>();

beforeAll(async () => {
  const names = (await readdir(filesDir)).filter((name) => !notForRadicale.includes(name));
  for (const name of names) cards.set(name, await readFile(new URL(name, filesDir)));
  dir = await mkdtemp(join(tmpdir(), 'fondly-untouched-'));
  radicale = await startRadicale(dir, cards);
  fondly = await startTestApp({ environment: { OUTGOING_ALLOW_PRIVATE: 'on' } });
  eleanor = await fondly.signUp();
}, hangsAfterMs);
afterAll(async () => {
  await fondly.close();
  await radicale.close();
  await rm(dir, { recursive: true, force: true });
});

const people = async (): Promise<PersonView[]> => (await eleanor.call('GET', '/api/people')).json();
const personCalled = async (name: string): Promise<PersonView> => {
  const found = (await people()).find((each) => each.name === name);
  if (!found) throw new Error(`Nobody is called ${name}: ${(await people()).map((each) => each.name).join(', ')}`);
  return found;
};
const change = async (name: string, fields: object) => {
  const { id, version } = await personCalled(name);
  const answer = await eleanor.call('PATCH', `/api/people/${id}`, { version, ...fields });
  expect(answer.statusCode, answer.body).toBe(200);
};

async function sync(id: number): Promise<AddressBookAccountView> {
  await eleanor.call('POST', `/api/address-books/${id}/sync`);
  const signal = new AbortController().signal;
  await syncAccount(fondly.context, id, { jobId: '1', attempt: 1, signal }, lanes.quick);
  return (await eleanor.call('GET', '/api/address-books')).json().accounts[0];
}

test(
  'the files of many programs lie in the book byte for byte after syncs, answers, merges and undo',
  async () => {
    const untouched = new Map([...cards].map(([name, bytes]) => [name, bytes.toString('latin1')]));
    const made = await eleanor.call('POST', '/api/address-books', { address: radicale.url, ...radicaleLogin });
    expect(made.statusCode, made.body).toBe(201);
    const { id, books } = made.json();
    await eleanor.call('PATCH', `/api/address-books/${id}`, { bookIds: [books[0].id], takes: { notes: true } });
    const first = await sync(id);
    expect(first).toMatchObject({ problem: null, lastChanges: { unreadable: 0 } });
    // All but the group are people.
    expect((await people()).length).toBe(cards.size - 1);
    expect(await radicale.files()).toEqual(untouched);

    // Both sides change; the book's own program writes one file anew.
    await change('Mei Tanaka', { email: 'ours@example.test', nickname: 'Mei-chan', notes: 'Likes tea' });
    await change('Sofía Ramírez', { email: 'ours-too@example.test' });
    const theirs = String(cards.get('nextcloud-v4.vcf')).replace('mei@example.test', 'theirs@example.test');
    await radicale.put('nextcloud-v4.vcf', theirs);
    await radicale.remove('empty-fn.vcf');
    const written = await radicale.files();
    expect((await sync(id)).questions).toEqual({ conflicts: 1, vanished: 1 });
    const { questions } = (await eleanor.call('GET', `/api/address-books/${id}/questions`)).json();
    const answers = questions.map(({ entryId, isVanished }: AddressBookQuestion) =>
      isVanished
        ? { kind: 'vanished', entryId, take: 'keep' }
        : { kind: 'field', entryId, field: 'email', take: 'ours' },
    );
    await eleanor.call('POST', `/api/address-books/${id}/questions`, { answers });
    await sync(id);

    const [stays, merged] = [await personCalled('Otto Brandt'), await personCalled('Jonas Weber')];
    const { id: staysId, version } = stays;
    const merge = await eleanor.call('POST', '/api/people/merge', {
      stays: { id: staysId, version },
      merged: [{ id: merged.id, version: merged.version }],
      fields: {},
    });
    expect(merge.statusCode, merge.body).toBe(200);
    await sync(id);
    const { id: paulaId } = await personCalled('Paula Rossi');
    expect((await eleanor.call('DELETE', `/api/people/${paulaId}`)).statusCode).toBe(200);
    await sync(id);
    expect((await eleanor.call('POST', `/api/address-books/${id}/undo`)).json().removed).toBeGreaterThan(10);
    await sync(id);
    expect((await eleanor.call('DELETE', `/api/address-books/${id}`)).statusCode).toBe(204);

    expect(await radicale.files()).toEqual(written);
    const left = [...untouched].filter(([name]) => name !== 'nextcloud-v4.vcf' && name !== 'empty-fn.vcf');
    for (const [name, bytes] of left) expect(written.get(name), name).toBe(bytes);
    expect(left).toHaveLength(20);
    expect(radicale.requests.filter((method) => !['GET', 'PROPFIND', 'REPORT'].includes(method))).toEqual([]);
  },
  hangsAfterMs,
);
