import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { type Radicale, radicaleLogin, startRadicale } from '../../../../tests/servers/radicale.ts';
import type { AddressBookAccountView, AddressBookQuestion } from '../../../contract/address-books.ts';
import type { PersonView } from '../../../contract/people.ts';
import { syncAddressBookJob, syncSlowAddressBookJob } from './sync-address-book.job.ts';

const contacts = 1000;
// A thousand photos on a busy machine, and the installation of Radicale on a new one.
const hangsAfterMs = 600_000;

let fondly: TestApp;
let radicale: Radicale;
let dir: string;
let eleanor: Person;
const cards = new Map<string, string>();

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fondly-radicale-'));
  for (let at = 0; at < contacts; at += 1) cards.set(nameOf(at), await cardOf(at));
  radicale = await startRadicale(dir, cards);
  fondly = await startTestApp({ environment: { OUTGOING_ALLOW_PRIVATE: 'on' } });
  eleanor = await fondly.signUp();
}, hangsAfterMs);
afterAll(async () => {
  await fondly.close();
  await radicale.close();
  await rm(dir, { recursive: true, force: true });
});

const nameOf = (at: number) => `contact-${at}.vcf`;

async function cardOf(at: number, phone = `+44 20 7946 ${1000 + at}`): Promise<string> {
  const background = { r: at % 256, g: (at * 7) % 256, b: (at * 31) % 256 };
  const photo = await sharp({ create: { width: 96, height: 96, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const lines = [
    `UID:uid-${at}`,
    `FN:Person ${at}`,
    `N:${at};Person;;;`,
    `EMAIL;TYPE=HOME:person${at}@example.test`,
    `TEL;TYPE=CELL:${phone}`,
    `BDAY:19${10 + (at % 90)}-0${1 + (at % 9)}-1${at % 10}`,
    `X-OF-THE-PHONE:kept ${at}`,
    `PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString('base64')}`,
  ];
  return ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
}

async function sync(id: number): Promise<AddressBookAccountView> {
  await eleanor.call('POST', `/api/address-books/${id}/sync`);
  const run = { jobId: '1', attempt: 1, signal: new AbortController().signal };
  await syncAddressBookJob(fondly.context).handler({ accountId: id }, run);
  for (;;) {
    const { accounts } = (await eleanor.call('GET', '/api/address-books')).json();
    const isDue = Date.parse(accounts[0].nextSyncAt ?? '') <= fondly.clock.now().getTime();
    if (!isDue) return accounts[0];
    // A busy machine takes longer than one run may.
    await syncSlowAddressBookJob(fondly.context).handler({ accountId: id }, run);
  }
}

test(
  'keeps in step with a real Radicale of a thousand contacts with photos, and leaves its files alone',
  async () => {
    const made = await eleanor.call('POST', '/api/address-books', { address: radicale.url, ...radicaleLogin });
    expect(made.statusCode, made.body).toBe(201);
    const { id, books } = made.json();
    expect(books).toMatchObject([{ name: 'Contacts', isTaken: false }]);
    await eleanor.call('PATCH', `/api/address-books/${id}`, { bookIds: [books[0].id] });

    expect(await sync(id)).toMatchObject({ problem: null, lastChanges: { added: contacts, unreadable: 0 } });
    const people: PersonView[] = (await eleanor.call('GET', '/api/people')).json();
    expect(people.filter(({ imageUrl }) => imageUrl !== null)).toHaveLength(contacts);
    expect(await radicale.files()).toEqual(cards);

    radicale.requests.splice(0);
    await sync(id);
    expect(radicale.requests).toEqual(['REPORT']);

    // Fifty changes in the book and fifty here, ten of them on the same field of the same contact.
    const personOf = new Map(people.map((person) => [person.name, person]));
    for (let at = 0; at < 50; at += 1) {
      const card = await cardOf(at, `+49 30 ${at}`);
      cards.set(nameOf(at), card);
      await radicale.put(nameOf(at), card);
    }
    for (let at = 40; at < 90; at += 1) {
      const person = personOf.get(`Person ${at}`);
      const changed = { version: person?.version, phone: `+33 1 ${at}` };
      expect((await eleanor.call('PATCH', `/api/people/${person?.id}`, changed)).statusCode).toBe(200);
    }
    const written = await radicale.files();
    expect(await sync(id)).toMatchObject({ lastChanges: { changed: 40, asked: 10 }, questions: { conflicts: 10 } });
    const after: PersonView[] = (await eleanor.call('GET', '/api/people')).json();
    const expectedPhone = (at: number) =>
      at < 40 ? `+49 30 ${at}` : at < 90 ? `+33 1 ${at}` : `+44 20 7946 ${1000 + at}`;
    for (const person of after) {
      const at = Number(person.name.slice('Person '.length));
      const before = personOf.get(person.name);
      expect({ ...person, version: 0 }).toEqual({ ...before, phone: expectedPhone(at), version: 0 });
    }
    expect(after).toHaveLength(contacts);
    const { questions } = (await eleanor.call('GET', `/api/address-books/${id}/questions`)).json();
    expect(questions.map(({ name, fields }: AddressBookQuestion) => [name, fields])).toEqual(
      Array.from({ length: 10 }, (_, at) => [
        `Person ${40 + at}`,
        [{ field: 'phone', ours: `+33 1 ${40 + at}`, theirs: `+49 30 ${40 + at}` }],
      ]),
    );
    expect(await radicale.files()).toEqual(written);

    await radicale.remove(nameOf(999));
    expect(await sync(id)).toMatchObject({ questions: { vanished: 1 } });
    expect((await eleanor.call('GET', '/api/people')).json()).toHaveLength(contacts);
  },
  hangsAfterMs,
);
