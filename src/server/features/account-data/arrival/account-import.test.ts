import { buffer } from 'node:stream/consumers';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { fillAccount } from '../../../../../tests/app/full-account.ts';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { readZip } from '../../../../../tests/process/read-zip.ts';
import type { AccountImportView } from '../../../../contract/account-imports.ts';
import { arrivedRows } from '../../../db/tables/account-imports.ts';
import { cards, secretLinks } from '../../../db/tables/cards.ts';
import { groups } from '../../../db/tables/groups.ts';
import { images } from '../../../db/tables/images.ts';
import { people } from '../../../db/tables/people.ts';
import { offerLanguage } from '../../../reader.ts';
import { manifestName, rowsName } from '../account-file.ts';
import { travellingTables } from '../account-tables.ts';

// Two installations, each with its own database and files.
let there: TestApp;
let here: TestApp;
let leaving: Person;
let file: Buffer;
beforeAll(async () => {
  there = await startTestApp();
  here = await startTestApp({ jobs: true });
  // So that no id is the same in both.
  const { id } = (await here.signUp('Somebody')).user;
  await here.context.database.orm.insert(people).values({ userId: id, name: 'Somebody else' });
  leaving = await there.signUp('Eleanor');
  await fillAccount(there, leaving);
  file = await download(leaving);
});
afterAll(async () => {
  await there.close();
  await here.close();
});

async function download(who: Person): Promise<Buffer> {
  const answer = await who.call('GET', '/api/user/data.zip');
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** Imports a file to the end. */
async function bringIn(who: Person, bytes: Uint8Array): Promise<AccountImportView> {
  const taken = await who.upload('/api/user/account-imports', { file: bytes });
  expect([taken.statusCode, taken.body]).toEqual([201, expect.any(String)]);
  return ended(who, taken.json().id);
}

async function ended(who: Person, id: number): Promise<AccountImportView> {
  return vi.waitFor(
    async () => {
      const view = (await who.call('GET', `/api/user/account-imports/${id}`)).json();
      expect(['done', 'failed']).toContain(view.state);
      return view;
    },
    { timeout: 50_000, interval: 50 },
  );
}

type Rows = Record<string, unknown>[];
const linesOf = (files: Map<string, Buffer>, name: string): Rows =>
  (files.get(name)?.toString() ?? '').split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));

/** The rows of a download with their ids replaced by their places, which are the same wherever the account is. */
function comparable(zip: Buffer): Record<string, Rows> {
  const files = readZip(zip);
  const places = new Map<string, number>();
  const withoutIds = (text: string) =>
    text.replace(/\/api\/images\/[0-9a-f-]{36}/g, (url) => {
      if (!places.has(url)) places.set(url, places.size);
      return `picture ${places.get(url)}`;
    });
  return Object.fromEntries(
    travellingTables.map(({ name }) => [
      name,
      linesOf(files, rowsName(name)).map((row) => JSON.parse(withoutIds(JSON.stringify(row)))),
    ]),
  );
}

/** An account file with some of its files changed. */
async function changed(files: Record<string, string | Buffer | null>, from = file): Promise<Buffer> {
  const zip = new ZipFile();
  const all = new Map<string, Buffer | string | null>([...readZip(from), ...Object.entries(files)]);
  for (const [name, content] of all) if (content !== null) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const changedLines = (table: string, change: (row: Record<string, unknown>) => Record<string, unknown>) => ({
  [rowsName(table)]: linesOf(readZip(file), rowsName(table))
    .map((row) => `${JSON.stringify(change(row))}\n`)
    .join(''),
});

async function countRows(fondly: TestApp, { user }: Person): Promise<Record<string, number>> {
  const db = fondly.context.database.orm;
  const counts: Record<string, number> = {};
  for (const table of [people, cards, groups, images, arrivedRows]) {
    const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(table).where(eq(table.userId, user.id));
    counts[String(Object.keys(counts).length)] = row?.n ?? 0;
  }
  return counts;
}

test('the account of the tests has something of everything that travels', () => {
  const files = readZip(file);
  expect(
    travellingTables.filter(({ name }) => linesOf(files, rowsName(name)).length === 0).map(({ name }) => name),
  ).toEqual([]);
});

test('an account comes back whole in another installation: exported there again, it is the same', async () => {
  const arriving = await here.signUp('Eleanor');
  const view = await bringIn(arriving, file);
  expect([view.state, view.error]).toEqual(['done', null]);
  const [before, after] = [comparable(file), comparable(await download(arriving))];
  // What is named to differ: every id, approval that ended, and what only the other installation knows.
  const ids = [
    'id',
    'userId',
    'personId',
    'occasionId',
    'dateId',
    'cardId',
    'groupId',
    'roundId',
    'householdId',
    'firstId',
    'otherId',
    'secondId',
    'cardStylePresetId',
    'styleOverrideId',
  ];
  const strip = (rows: Record<string, Rows>) =>
    Object.fromEntries(
      Object.entries(rows).map(([table, list]) => [
        table,
        list.map((row) =>
          Object.fromEntries(
            Object.entries(row).flatMap(([key, value]) => {
              if (ids.includes(key)) return [[key, value === null ? null : 'an id']];
              if (key === 'options')
                return [
                  [
                    key,
                    {
                      ...(value as object),
                      signatureId: 'an id',
                      deliveryOf: Object.values(Object((value as Record<string, unknown>).deliveryOf)),
                    },
                  ],
                ];
              return [[key, value]];
            }),
          ),
        ),
      ]),
    );
  const expected = strip(before);
  for (const card of expected.cards ?? []) {
    if (card.deliveryStatus === 'approved_and_scheduled')
      Object.assign(card, { deliveryStatus: 'draft', recipientEmail: null });
  }
  expect(strip(after)).toEqual(expected);
  expect(view.report).toEqual({
    counts: expect.arrayContaining([
      { what: 'contacts', added: 4, there: 0 },
      { what: 'cards', added: 3, there: 0 },
      { what: 'signed message', added: 1, there: 0 },
    ]),
    notes: ['One card that was approved is a draft now. The other installation may still send it.'],
  });
});

test('references name rows here, pictures are readable here, and nothing waits to be sent', async () => {
  const arriving = await here.signUp('Eleanor');
  await bringIn(arriving, file);
  const list = (await arriving.call('GET', '/api/people')).json() as Record<string, unknown>[];
  const margaret = list.find(({ name }) => name === 'Margaret Whitfield');
  expect(margaret).toMatchObject({
    groups: ['Choir', 'Family'],
    household: { name: expect.any(String) },
    timeZone: 'America/New_York',
  });
  const photo = await arriving.call('GET', String(margaret?.imageUrl));
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const theirs = (await arriving.call('GET', '/api/cards')).json() as Record<string, unknown>[];
  expect(theirs.map(({ title, deliveryStatus, personId }) => [title, deliveryStatus, personId]).toSorted()).toEqual([
    ['A draft', 'draft', margaret?.id],
    ['An approved card', 'draft', margaret?.id],
    ['Happy Birthday, Mum', 'sent', margaret?.id],
  ]);
  const sent = theirs.find(({ deliveryStatus }) => deliveryStatus === 'sent');
  const card = (await arriving.call('GET', `/api/cards/${sent?.id}`)).json();
  expect(card).toMatchObject({
    signature: { name: 'Eleanor' },
    isShared: false,
    deliveryLog: [{ attempt: 1, deliveryStatus: 'sent' }],
  });
  expect((await arriving.call('GET', `/api/cards/${sent?.id}/answers`)).json()).toMatchObject([
    { message: 'Thank you!' },
  ]);
  const settings = (await arriving.call('GET', '/api/user')).json();
  expect(settings).toMatchObject({
    name: 'Eleanor',
    preferences: { theme: 'dark', returnAddress: 'Elm Street 3', takesAnswers: false },
  });
  expect(settings.email).toBe(arriving.user.email);
  const db = here.context.database.orm;
  const links = await db.select().from(secretLinks).where(eq(secretLinks.userId, arriving.user.id));
  expect(links).toEqual([]);
});

test('the same file twice adds nothing twice, and says so', async () => {
  const arriving = await here.signUp('Eleanor');
  await bringIn(arriving, file);
  const before = await countRows(here, arriving);
  const again = await bringIn(arriving, file);
  expect(again.report?.counts.filter(({ added }) => added > 0)).toEqual([]);
  expect(again.report?.counts).toEqual(
    expect.arrayContaining([
      { what: 'contacts', added: 0, there: 4 },
      { what: 'cards', added: 0, there: 3 },
    ]),
  );
  expect(again.report?.notes).toEqual(['Your settings stayed as they are, because this account was in use already.']);
  expect(await countRows(here, arriving)).toEqual(before);
});

test('the report is in the language of the account, though a job writes it', async () => {
  const withdraw = offerLanguage('de', (key) => (key.startsWith('Your settings stayed') ? 'Wie zuvor.' : undefined));
  const arriving = await here.signUp('Eleanor');
  // The first one brings the settings of the file.
  await bringIn(arriving, file);
  await arriving.call('PATCH', '/api/user', { preferences: { language: 'de' } });
  expect((await bringIn(arriving, file)).report?.notes).toEqual(['Wie zuvor.']);
  withdraw();
});

test('what was deleted comes back, and a card that was sent there since is sent here too', async () => {
  const mover = await there.signUp('Mover');
  await fillAccount(there, mover);
  const arriving = await here.signUp('Mover');
  await bringIn(arriving, await download(mover));
  const db = here.context.database.orm;
  await db.delete(people).where(and(eq(people.userId, arriving.user.id), eq(people.name, 'Tom Whitfield')));
  await there.context.database.orm
    .update(cards)
    .set({ deliveryStatus: 'sent', deliveryDate: new Date('2026-03-01T08:00:00Z') })
    .where(and(eq(cards.userId, mover.user.id), eq(cards.title, 'An approved card')));
  const view = await bringIn(arriving, await download(mover));
  expect(view.report?.counts).toEqual(
    expect.arrayContaining([
      { what: 'contacts', added: 1, there: 3 },
      { what: 'day in touch', added: 1, there: 0 },
    ]),
  );
  const theirs = (await arriving.call('GET', '/api/cards')).json() as Record<string, unknown>[];
  expect(theirs.find(({ title }) => title === 'An approved card')).toMatchObject({ deliveryStatus: 'sent' });
});

test('an account that comes home adds nothing, also by way of another installation', async () => {
  const first = await here.signUp('Eleanor');
  await fillAccount(here, first);
  const own = await download(first);
  expect((await bringIn(first, own)).report?.counts.filter(({ added }) => added > 0)).toEqual([]);
  const second = await here.signUp('Eleanor');
  await bringIn(second, own);
  const back = await bringIn(first, await download(second));
  expect(back.report?.counts.filter(({ added }) => added > 0)).toEqual([]);
});

test('contacts who are here already are matched as imports match them, and keep what they have', async () => {
  const arriving = await here.signUp('Eleanor');
  const known = { name: 'Whitfield, Margaret', email: 'margaret@example.test', nickname: 'Mum', groups: ['family'] };
  const { id } = (await arriving.call('POST', '/api/people', known)).json();
  await arriving.call('POST', '/api/important-dates', { personId: id, occasionType: 'birthday', date: '--02-28' });
  const view = await bringIn(arriving, file);
  expect(view.report?.counts).toEqual(
    expect.arrayContaining([
      { what: 'contacts', added: 3, there: 1 },
      { what: 'groups', added: 1, there: 1 },
      { what: 'date', added: 0, there: 1 },
    ]),
  );
  const kept = (await arriving.call('GET', `/api/people/${id}`)).json();
  expect(kept).toMatchObject({
    name: 'Whitfield, Margaret',
    nickname: 'Mum',
    language: 'de',
    groups: ['Choir', 'family'],
  });
  expect(kept.imageUrl).toMatch(/^\/api\/images\//);
  const theirs = (await arriving.call('GET', '/api/cards')).json() as Record<string, unknown>[];
  expect(theirs.every(({ personId }) => personId === id)).toBe(true);
});

const settingsOf = (zip: Buffer) => JSON.parse(readZip(zip).get(manifestName)?.toString() ?? '{}');

test.each<[what: string, make: () => Promise<Buffer> | Buffer, sentence: RegExp]>([
  ['text', () => Buffer.from('hello'), /not a download of a Fondly account/],
  ['nothing', () => Buffer.alloc(0), /not a download of a Fondly account/],
  ['another zip', () => changed({ [manifestName]: null }), /not a download of a Fondly account/],
  ['half a file', () => file.subarray(0, file.length / 2), /damaged or incomplete/],
  ['another format', () => changed({ [manifestName]: '{"format":"something"}' }), /not a download of a Fondly account/],
  [
    'a newer version',
    () => changed({ [manifestName]: JSON.stringify({ ...settingsOf(file), version: 2 }) }),
    /newer version of Fondly/,
  ],
  [
    'wrong settings',
    () => changed({ [manifestName]: JSON.stringify({ ...settingsOf(file), origin: 'me' }) }),
    /damaged or incomplete/,
  ],
  [
    'a name that climbs out of its folder',
    () => withName(file, 'pictures/', '../../../x'),
    /not a download of a Fondly account/,
  ],
])('refuses %s with a sentence, and leaves nothing', async (_what, make, sentence) => {
  const arriving = await here.signUp();
  const answer = await arriving.upload('/api/user/account-imports', { file: await make() });
  expect([answer.statusCode, answer.json().message]).toEqual([415, expect.stringMatching(sentence)]);
  expect((await arriving.call('GET', '/api/user/account-imports')).json()).toEqual([]);
  for await (const { key } of here.context.files.list('account-imports')) expect.unreachable(key);
});

/** Renames entries in the directory of an archive, which keeps its length. */
function withName(zip: Buffer, from: string, to: string): Buffer {
  const renamed = Buffer.from(zip);
  const directory = zip.readUInt32LE(zip.length - 6);
  const at = renamed.indexOf(from, directory);
  renamed.write(to, at);
  return renamed;
}

const bomb = `{"x":"${'0'.repeat(300)}"}\n`.repeat(500_000);

test.each<[what: string, files: () => Record<string, string | null>, sentence: RegExp]>([
  ['a line that is not JSON', () => ({ [rowsName('people')]: '{"id": 1,\n' }), /Line 1 of account\/people.jsonl/],
  [
    'a status that does not exist',
    () => changedLines('cards', (row) => ({ ...row, deliveryStatus: 'posted' })),
    /Line 1 of account\/cards.jsonl is not as Fondly writes it \(deliveryStatus\)/,
  ],
  [
    'a text beyond every limit',
    () => changedLines('people', (row) => ({ ...row, notes: 'x'.repeat(30_000) })),
    /account\/people.jsonl/,
  ],
  [
    'a drawing that is none',
    () => changedLines('signatures', (row) => ({ ...row, ink: { width: 1, height: 1, path: '"><script>' } })),
    /account\/signatures.jsonl/,
  ],
  [
    'a day that does not exist',
    () => changedLines('important_dates', (row) => ({ ...row, date: '2026-02-31' })),
    /account\/important_dates.jsonl/,
  ],
  [
    'a row nested so deep that reading it would hold everybody up',
    () => ({ [rowsName('people')]: `{"about":${'['.repeat(500_001)}${']'.repeat(500_001)}}\n` }),
    /Line 1 of account\/people.jsonl is not as Fondly writes it\. /,
  ],
  [
    'a row that is there twice',
    () => ({ [rowsName('people')]: `${readZip(file).get(rowsName('people'))}`.repeat(2) }),
    /Two lines of account\/people.jsonl have one id/,
  ],
  [
    'a year that no database has',
    () => changedLines('people', (row) => ({ ...row, createdAt: '0000-06-01T00:00:00.000Z' })),
    /account\/people.jsonl is not as Fondly writes it \(createdAt\)/,
  ],
  [
    'rows that unpack to far more than an account',
    () => ({ [rowsName('touches')]: bomb }),
    /larger than an import takes/,
  ],
])('ends at %s with a sentence, and changes nothing', async (_what, files, sentence) => {
  const arriving = await here.signUp();
  const view = await bringIn(arriving, await changed(files()));
  expect([view.state, view.error]).toEqual(['failed', expect.stringMatching(sentence)]);
  expect(Object.values(await countRows(here, arriving))).toEqual([0, 0, 0, 0, 0]);
  for await (const { key } of here.context.files.list('account-imports')) expect.unreachable(key);
});

test('a file cannot reach rows, pictures or sending of others, whatever ids it names', async () => {
  const victim = await here.signUp('Victim');
  const { personId } = await fillAccount(here, victim);
  const db = here.context.database.orm;
  const [picture] = await db.select().from(images).where(eq(images.userId, victim.user.id)).limit(1);
  const before = await db.select().from(people).where(eq(people.userId, victim.user.id)).orderBy(people.id);
  const origin = settingsOf(await download(victim)).origin;
  const arriving = await here.signUp('Mallory');
  const forged = await changed({
    [manifestName]: JSON.stringify({ ...settingsOf(file), origin }),
    ...changedLines('people', (row) => ({ ...row, userId: victim.user.id, imageUrl: `/api/images/${picture?.id}` })),
    ...changedLines('cards', (row) => ({
      ...row,
      userId: victim.user.id,
      personId: row.title === 'A draft' ? personId : row.personId,
      deliveryStatus: 'scheduled',
      recipientEmail: 'a@example.test\r\nBcc: everyone@example.test',
      leaseOwner: 'mallory',
      dueAt: '2020-01-01T00:00:00.000Z',
      nextAttemptAt: '2020-01-01T00:00:00.000Z',
    })),
  });
  const view = await bringIn(arriving, forged);
  expect(view.report?.notes).toEqual(
    expect.arrayContaining([
      '2 cards that were approved are drafts now. The other installation may still send them.',
      expect.stringMatching(/left out, because what/),
    ]),
  );
  expect(await db.select().from(people).where(eq(people.userId, victim.user.id)).orderBy(people.id)).toEqual(before);
  const theirs = await db.select().from(cards).where(eq(cards.userId, arriving.user.id));
  expect(
    theirs.map(({ deliveryStatus, leaseOwner, nextAttemptAt, recipientEmail }) => [
      deliveryStatus,
      leaseOwner,
      nextAttemptAt,
      recipientEmail,
    ]),
  ).toEqual([
    ['draft', null, null, null],
    ['draft', null, null, null],
  ]);
  const contacts = (await arriving.call('GET', '/api/people')).json() as Record<string, unknown>[];
  expect(contacts.every(({ imageUrl }) => imageUrl === null)).toBe(true);
});

test('pictures on other servers are left out, whatever shows them', async () => {
  const arriving = await here.signUp();
  const elsewhere = 'https://evil.example/seen.png';
  const forged = await changed({
    ...changedLines('people', (row) => ({ ...row, imageUrl: elsewhere, styleOverrideImage: 'javascript:alert(1)' })),
    ...changedLines('cards', (row) => ({ ...row, imageUrl: elsewhere, alternateImageUrl1: '//evil.example/x' })),
    ...changedLines('received_cards', (row) => ({ ...row, imageUrl: `${row.imageUrl}?from=evil.example` })),
    ...changedLines('card_entries', (row) => ({ ...row, imageUrl: elsewhere })),
    ...changedLines('card_answers', (row) => ({ ...row, imageUrl: elsewhere })),
  });
  expect((await bringIn(arriving, forged)).state).toBe('done');
  const again = readZip(await download(arriving));
  const shown = travellingTables.flatMap(({ name }) => linesOf(again, rowsName(name)));
  expect(shown.length).toBeGreaterThan(20);
  expect(JSON.stringify(shown)).not.toMatch(/evil\.example|javascript:/);
});

test('a picture that is none is left out and said, and everything else comes', async () => {
  const [pictureOf] = linesOf(readZip(file), rowsName('received_cards'));
  const id = String(pictureOf?.imageUrl).split('/').at(-1);
  const arriving = await here.signUp();
  const view = await bringIn(arriving, await changed({ [`pictures/${id}.jpg`]: 'GIF89a no picture' }));
  expect([view.state, view.report?.notes]).toEqual([
    'done',
    expect.arrayContaining([expect.stringMatching(/^One picture could not be taken/)]),
  ]);
  expect((await arriving.call('GET', '/api/people')).json()).toHaveLength(4);
});

test('a job that is interrupted before the end leaves no rows, and the next run brings everything once', async () => {
  const arriving = await here.signUp();
  const stopped = vi.spyOn(here.context.pictures, 'decode').mockRejectedValueOnce(new Error('the process died'));
  const taken = await arriving.upload('/api/user/account-imports', { file });
  const view = await ended(arriving, taken.json().id);
  stopped.mockRestore();
  expect([view.state, view.report?.counts.find(({ what }) => what === 'contacts')]).toEqual([
    'done',
    { what: 'contacts', added: 4, there: 0 },
  ]);
  const shown = await here.context.database.orm.select().from(images).where(eq(images.userId, arriving.user.id));
  expect(shown).toHaveLength(readZipPictures(file));
});

const readZipPictures = (zip: Buffer) => [...readZip(zip).keys()].filter((name) => name.startsWith('pictures/')).length;

test('only one account at a time is imported, and others do not see it', async () => {
  const arriving = await there.signUp();
  const first = await arriving.upload('/api/user/account-imports', { file });
  const second = await arriving.upload('/api/user/account-imports', { file });
  expect([first.statusCode, second.statusCode, second.json().message]).toEqual([
    201,
    409,
    'An account is being imported already. Wait until it is done.',
  ]);
  const other = await there.signUp();
  expect((await other.call('GET', `/api/user/account-imports/${first.json().id}`)).statusCode).toBe(404);
});
