import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { apply, stage } from '../../../../../tests/contacts/import-file.ts';
import { findImport } from './imports.store.ts';
import { remapImport } from './remap-import.ts';
import { undoImport } from './undo-import.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
});
afterAll(() => fondly.close());

const bytesOf = (text: string) => new TextEncoder().encode(text);

const people = async (who: Person) => (await who.call('GET', '/api/people')).json();
const dates = async (who: Person) => (await who.call('GET', '/api/important-dates')).json();

async function someoneIn(timeZone: string): Promise<Person> {
  const who = await fondly.signUp();
  expect((await who.call('PATCH', '/api/user', { timeZone })).statusCode).toBe(200);
  return who;
}

const folder = new URL('../../../../../tests/files/contacts/', import.meta.url);
/** Counts without the code under test: cards by BEGIN, and tables by lines. */
function contactsIn(file: string, bytes: Buffer): number {
  const text = bytes.toString('latin1');
  const cards = text.match(/^BEGIN:VCARD/gim)?.length ?? 0;
  const labels = text.match(/^X-ADDRESSBOOKSERVER-KIND:group/gim)?.length ?? 0;
  if (file.endsWith('.vcf')) return cards - labels;
  return text.split(/\r?\n/).filter((line) => line.trim() !== '').length - 1;
}

test.each(readdirSync(folder))(
  'imports %s completely, adds nothing a second time, and undo removes all of it',
  async (file) => {
    const who = await fondly.signUp();
    const bytes = readFileSync(new URL(file, folder));
    const count = contactsIn(file, bytes);
    expect(count).toBeGreaterThan(0);
    const staged = await stage(who, bytes);
    expect(staged).toMatchObject({ state: 'staged', total: count, counts: { ready: count }, problems: [] });
    expect(await people(who)).toEqual([]);
    const done = await apply(who, staged.id);
    expect(done).toMatchObject({ state: 'applied', added: count, skipped: 0, done: count });
    expect(await people(who)).toHaveLength(count);

    const again = await stage(who, bytes);
    expect(again.counts).toMatchObject({ ready: 0, alreadyThere: count });
    expect(await apply(who, again.id)).toMatchObject({ toDo: 0, added: 0 });
    // Entries chosen anyway are compared again.
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    expect(await apply(who, again.id, { choose: numbers })).toMatchObject({ added: 0, skipped: count });
    expect(await people(who)).toHaveLength(count);

    const undone = await who.call('DELETE', `/api/imports/${staged.id}`);
    expect(undone.json()).toEqual({ removed: count, kept: 0, restored: 0, keptPeople: [] });
    expect(await people(who)).toEqual([]);
    expect(await dates(who)).toEqual([]);
    const third = await stage(who, bytes);
    expect(await apply(who, third.id)).toMatchObject({ added: count });
  },
);

test('turns birthdays into dates and photos into pictures of the user, and reports a broken photo', async () => {
  const who = await fondly.signUp();
  const iphone = await stage(who, readFileSync(new URL('ios.vcf', folder)));
  expect(iphone.entries[0]).toMatchObject({ id: 1, hasPhoto: true, birthday: '2012-06-06', duplicate: null });
  await apply(who, iphone.id);
  const [walter] = await people(who);
  expect(walter).toMatchObject({ name: 'Mr. Walter Gray James Finch Sr.', relationship: 'friend', version: 1 });
  expect((await who.call('GET', walter.imageUrl)).headers['content-type']).toBe('image/jpeg');
  expect(await dates(who)).toMatchObject([
    { personId: walter.id, occasionType: 'birthday', date: '2012-06-06', repeatsAnnually: true, notifyDaysBefore: 7 },
  ]);
  const broken = await stage(who, readFileSync(new URL('damaged-photo.vcf', folder)));
  expect(broken.entries[0]?.dropped).toEqual(['The photo is damaged and was left out.']);
});

test('reads Google’s birthday without a year, which begins with a space', async () => {
  const who = await fondly.signUp();
  const staged = await stage(who, readFileSync(new URL('google.csv', folder)));
  expect(staged).toMatchObject({ kind: 'csv', csv: { needsMapping: false } });
  expect(staged.entries).toMatchObject([
    { name: 'Oliver Marsh', birthday: '1987-09-07', dropped: ['The photo is only a link and was left out.'] },
    { name: 'Mara Amelie Muster (geb. Beispiel)', birthday: '--12-25' },
  ]);
});

const card = (...lines: string[]) => `BEGIN:VCARD\nVERSION:3.0\n${lines.join('\n')}\nEND:VCARD\n`;

test('marks likely duplicates, and does not add identical contacts again', async () => {
  const who = await fondly.signUp();
  const { id: ann } = (await who.call('POST', '/api/people', { name: 'Ann Lée', email: 'Ann@Example.org' })).json();
  const { id: bo } = (await who.call('POST', '/api/people', { name: 'Bo Chan', phone: '+44 20 7946 0123' })).json();
  const staged = await stage(
    who,
    card('FN:Lee, Ann', 'EMAIL:ann@example.org') +
      card('FN:Bo Chan', 'TEL:020 7946 0123', 'EMAIL:bo@example.org') +
      card('FN:Annie', 'EMAIL:ann@example.org') +
      card('FN:Cy', 'NOTE:x') +
      card('FN:Cy', 'NOTE:x') +
      card('FN:Cy', 'NOTE:y'),
  );
  expect(staged.entries.map(({ state, duplicate }) => [state, duplicate])).toEqual([
    ['already-there', { kind: 'same', name: 'Ann Lée', personId: ann, entryId: null }],
    ['already-there', { kind: 'same', name: 'Bo Chan', personId: bo, entryId: null }],
    ['new', { kind: 'likely', name: 'Ann Lée', personId: ann, entryId: null }],
    ['new', null],
    ['already-there', { kind: 'same', name: 'Cy', personId: null, entryId: 4 }],
    ['new', { kind: 'likely', name: 'Cy', personId: null, entryId: 4 }],
  ]);
  expect(staged.counts).toMatchObject({ ready: 3, alreadyThere: 2, repeated: 1, likelyDuplicates: 2 });
  expect(await apply(who, staged.id)).toMatchObject({ toDo: 3, added: 3, skipped: 0 });
  const only = (await who.call('GET', `/api/imports/${staged.id}?only=duplicates&limit=2&after=1`)).json();
  expect(only).toMatchObject({ entries: [{ id: 2 }, { id: 3 }], nextAfter: 3 });
});

test('adds only the chosen contacts, and the others later', async () => {
  const who = await fondly.signUp();
  const staged = await stage(who, card('FN:Ann') + card('FN:Bo') + card('FN:Cy'));
  expect(await apply(who, staged.id, { choose: [2] })).toMatchObject({ toDo: 1, done: 1, added: 1 });
  expect((await people(who)).map(({ name }: { name: string }) => name)).toEqual(['Bo']);
  expect(await apply(who, staged.id)).toMatchObject({ toDo: 2, done: 2, added: 3 });
  expect((await who.call('GET', '/api/imports')).json()).toMatchObject([{ id: staged.id, added: 3, state: 'applied' }]);
});

test('undo keeps contacts that were changed since, and says why', async () => {
  const who = await fondly.signUp();
  const staged = await stage(
    who,
    ['Ann', 'Bo', 'Cy', 'Di'].map((name) => card(`FN:${name}`, 'BDAY:1990-01-02')).join(''),
  );
  await apply(who, staged.id);
  const [ann, bo, cy] = await people(who);
  await who.call('PATCH', `/api/people/${ann.id}`, { notes: 'met again' });
  await who.call('POST', '/api/important-dates', { personId: bo.id, occasionType: 'graduation', date: '2020-06-01' });
  await who.call('POST', '/api/cards', { personId: cy.id, title: 'Hello', message: 'Hi', category: 'birthday' });
  const undone = (await who.call('DELETE', `/api/imports/${staged.id}`)).json();
  expect(undone).toEqual({
    removed: 1,
    kept: 3,
    restored: 0,
    keptPeople: [
      { id: ann.id, name: 'Ann', why: 'This contact has been changed since then.' },
      { id: bo.id, name: 'Bo', why: 'The dates of this contact have been changed since then.' },
      { id: cy.id, name: 'Cy', why: 'There are cards for this contact.' },
    ],
  });
  expect(await people(who)).toHaveLength(3);
  expect((await who.call('POST', `/api/imports/${staged.id}/apply`, { choose: 'all' })).statusCode).toBe(409);
  expect((await who.call('DELETE', `/api/imports/${staged.id}`)).json()).toMatchObject({ removed: 0, kept: 0 });
});

test('a second call maps columns with unknown headers', async () => {
  const who = await fondly.signUp();
  const staged = await stage(who, 'Zeta;Omega;Spalte\nLee;Ann;03.02.1990\nChan;Bo;25.12.1985\n');
  expect(staged.csv).toMatchObject({
    needsMapping: true,
    columns: [{ header: 'Zeta', samples: ['Lee', 'Chan'] }, {}, { header: 'Spalte', field: null }],
  });
  const remapped = await who.call('PATCH', `/api/imports/${staged.id}`, {
    mapping: ['familyName', 'givenName', 'birthday'],
  });
  expect(remapped.json()).toMatchObject({
    csv: {
      needsMapping: false,
      columns: [{ field: 'familyName' }, {}, { dateOrder: 'day-first', isDateOrderSure: true }],
    },
    entries: [
      { name: 'Ann Lee', birthday: '1990-02-03', dropped: [] },
      { name: 'Bo Chan', birthday: '1985-12-25' },
    ],
  });
  const wrong = await who.call('PATCH', `/api/imports/${staged.id}`, { mapping: ['name'] });
  expect(wrong.json().fields).toEqual({ mapping: 'The file has 3 columns.' });
  await apply(who, staged.id, { choose: 'all', mapping: ['name', null, 'anniversary'] });
  expect((await people(who)).map(({ name }: { name: string }) => name)).toEqual(['Chan', 'Lee']);
  expect(await dates(who)).toMatchObject([{ occasionType: 'anniversary' }, { occasionType: 'anniversary' }]);
});

test('leaves out and names an unknown column of dates, until the user makes it an occasion', async () => {
  const who = await fondly.signUp();
  const staged = await stage(who, 'Name,Birthday,Name day,Graduation\nAnn,1985-03-12,2001-07-26,2005-07-01\n');
  expect(staged.csv?.columns.map(({ field }) => field)).toEqual(['name', 'birthday', null, null]);
  expect(staged.entries[0]).toMatchObject({ otherDates: 0, dropped: ['Left out: Name day, Graduation.'] });
  await apply(who, staged.id, { choose: 'all', mapping: ['name', 'birthday', 'occasion', 'occasion'] });
  expect(await dates(who)).toMatchObject([
    { occasionType: 'birthday', date: '1985-03-12' },
    { occasionType: 'name-day', date: '2001-07-26', repeatsAnnually: true },
    { occasionType: 'graduation', date: '2005-07-01' },
  ]);
});

test('asks for the order of day and month if it is ambiguous, and adds nothing until it is answered', async () => {
  const who = await someoneIn('UTC');
  const staged = await stage(who, 'Name,Birthday,Met\nAnn,05/03/1985,06/07/2001\nBo,,\n');
  const url = `/api/imports/${staged.id}`;
  expect(staged.csv?.dateQuestion).toEqual({ text: '05/03/1985', dayFirst: '1985-03-05', monthFirst: '1985-05-03' });
  expect(staged.entries[0]).toMatchObject({
    birthday: null,
    dropped: ['Birthday “05/03/1985” waits until you say which comes first, the day or the month.', 'Left out: Met.'],
  });
  for (const body of [
    { choose: 'all' },
    { choose: [2] },
    { choose: 'all', mapping: ['name', 'birthday', 'occasion'] },
  ]) {
    const refused = await who.call('POST', `${url}/apply`, body);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { dateOrder: 'Say first whether the day or the month comes first in 05/03/1985.' },
    ]);
  }
  expect(await people(who)).toEqual([]);

  const answered = (await who.call('PATCH', url, { dateOrder: 'day-first' })).json();
  expect(answered).toMatchObject({
    csv: { dateQuestion: null },
    entries: [{ birthday: '1985-03-05', otherDates: 1 }, {}],
  });
  // The answer also applies to columns that become dates later.
  const again = (await who.call('PATCH', url, { mapping: ['name', 'birthday', 'anniversary'] })).json();
  expect(again).toMatchObject({ csv: { dateQuestion: null }, entries: [{ anniversary: '2001-07-06' }, {}] });
  expect(await apply(who, staged.id)).toMatchObject({ added: 2 });
  expect(await dates(who)).toMatchObject([{ date: '1985-03-05' }, { date: '2001-07-06' }]);
});

test('takes the order from where the user lives, and accepts another answer', async () => {
  const file = 'Name,Birthday\nAnn,05/03/1985\n';
  for (const [timeZone, birthday] of [
    ['Europe/London', '1985-03-05'],
    ['America/New_York', '1985-05-03'],
  ] as const) {
    const who = await someoneIn(timeZone);
    const staged = await stage(who, file);
    expect(staged.csv).toMatchObject({ dateQuestion: null, columns: [{}, { isDateOrderSure: false }] });
    expect(staged.entries[0]).toMatchObject({ birthday, dropped: [] });
  }
  const who = await someoneIn('Europe/London');
  const { id } = await stage(who, file);
  expect(await apply(who, id, { choose: 'all', dateOrder: 'month-first' })).toMatchObject({ added: 1 });
  expect(await dates(who)).toMatchObject([{ date: '1985-05-03' }]);
});

test('an export with a vCard inside a note imports again', async () => {
  const who = await fondly.signUp();
  const notes = 'Her card:\nBEGIN:VCARD\nVERSION:3.0\nFN:Somebody else\nEND:VCARD';
  await who.call('POST', '/api/people', { name: 'Ann Lee', email: 'ann@lee.org', notes });
  const { rawPayload } = await who.call('GET', '/api/people/export.csv');
  const other = await fondly.signUp();
  const staged = await stage(other, rawPayload);
  expect(staged).toMatchObject({ kind: 'csv', total: 1, problems: [], entries: [{ name: 'Ann Lee', dropped: [] }] });
  await apply(other, staged.id);
  expect(await people(other)).toMatchObject([{ name: 'Ann Lee', notes }]);
});

test('maps everyday words to the listed relationships, and keeps other words as written', async () => {
  const who = await fondly.signUp();
  const staged = await stage(who, 'Name,Relationship\nAnn,Mum\nBo,dad\nCy,Spouse\nDi,Book club\n');
  expect(staged.entries.map(({ relationship }) => relationship)).toEqual(['mother', 'father', 'Spouse', 'Book club']);
});

test('keeps the first valid email address of several', async () => {
  const who = await fondly.signUp();
  const unusable = ['müller@firma.de', 'a@b.c', '.a@b.de'];
  const files = [card('FN:Ann', ...unusable.map((text) => `EMAIL:${text}`), 'EMAIL:ann@firma.de')];
  files.push(`Name,Email\nBo,${[...unusable, 'bo@firma.de'].join(' ::: ')}\n`);
  for (const file of files) {
    const staged = await stage(who, file);
    expect(staged.entries[0]?.dropped).toEqual(['Not an email address: müller@firma.de, a@b.c, .a@b.de.']);
    expect(await apply(who, staged.id)).toMatchObject({ added: 1 });
  }
  expect((await people(who)).map(({ email }: { email: string }) => email)).toEqual(['ann@firma.de', 'bo@firma.de']);
});

test('cuts or leaves out texts that are too long and says so, and keeps the contact', async () => {
  const who = await fondly.signUp();
  const staged = await stage(
    who,
    card(
      `FN:${'n'.repeat(300)}`,
      `NICKNAME:${'k'.repeat(99)}😀`,
      `TEL:${'1'.repeat(60)}`,
      `NOTE:${'x'.repeat(12_000)}`,
      'EMAIL:ü@b.c',
    ),
  );
  expect(staged.entries[0]?.dropped).toEqual([
    'Not an email address: ü@b.c.',
    'The nickname was longer than 100 characters and was cut.',
    'The phone number was longer than 50 characters and was left out.',
    'The notes were longer than 10,000 characters and were cut.',
    'The name was longer than 200 characters and was cut.',
  ]);
  const endless = card('FN:Ann', ...Array.from({ length: 150 }, (_, at) => `BDAY:${at} ${'x'.repeat(70)}`));
  expect((await stage(await fondly.signUp(), endless)).entries[0]?.dropped.at(-1)).toBe(
    '50 more sentences about what was left out do not fit here.',
  );
  expect(await apply(who, staged.id)).toMatchObject({ added: 1 });
  const [person] = await people(who);
  expect([person.name.length, person.nickname, person.phone, person.notes.length]).toEqual([
    200,
    'k'.repeat(99),
    null,
    10_000,
  ]);
});

test('an import that is being applied can be neither discarded nor remapped', async () => {
  const who = await fondly.signUp();
  const { id } = await stage(who, 'Name,Email\nAnn,ann@lee.org\nBob,bob@lee.org\n');
  const staged = await findImport(fondly.context.database.orm, who.user.id, id);
  if (!staged) throw new Error('No import');
  await apply(who, id, { choose: [1] });
  const user = { ...who.user, timeZone: 'UTC' };
  const remapped = remapImport(fondly.context, user, staged, { mapping: ['email', 'name'] });
  await expect(remapped).rejects.toMatchObject({ code: 'illegal_transition' });
  expect((await who.call('GET', `/api/imports/${id}`)).json().entries).toMatchObject([
    { name: 'Ann' },
    { name: 'Bob' },
  ]);
  await expect(undoImport(fondly.context, staged, async () => {})).rejects.toMatchObject({
    code: 'illegal_transition',
  });
  expect((await who.call('DELETE', `/api/imports/${id}`)).json()).toMatchObject({ removed: 1 });
  expect(await people(who)).toEqual([]);
});

test('rejects other users, visitors without a session and malformed requests', async () => {
  const [who, other] = [await fondly.signUp(), await fondly.signUp()];
  const { id } = await stage(who, card('FN:Ann'));
  const calls = [
    ['GET', `/api/imports/${id}`, undefined],
    ['PATCH', `/api/imports/${id}`, { dateOrder: 'day-first' }],
    ['POST', `/api/imports/${id}/apply`, { choose: 'all' }],
    ['DELETE', `/api/imports/${id}`, undefined],
  ] as const;
  for (const [method, url, body] of calls) {
    expect((await fondly.anonymous.call(method, url, body)).statusCode).toBe(401);
    expect((await other.call(method, url, body)).statusCode).toBe(404);
    expect((await who.call(method, url.replace(String(id), 'x'), body)).statusCode).toBe(404);
  }
  expect((await fondly.anonymous.call('GET', '/api/imports')).statusCode).toBe(401);
  expect((await fondly.anonymous.upload('/api/imports', { file: bytesOf(card('FN:Ann')) })).statusCode).toBe(401);
  expect((await other.call('GET', '/api/imports')).json()).toEqual([]);
  for (const body of [
    {},
    { choose: 'some' },
    { choose: [] },
    { choose: ['1'] },
    { choose: [3_000_000_000] },
    { choose: 'all', mapping: ['nope'] },
    { choose: 'none' },
    { choose: 'none', decisions: { 1: 'leave' } },
    { choose: 'new', decisions: { x: 'add' } },
    { choose: 'new', decisions: { 1: 'merge' } },
  ]) {
    expect((await who.call('POST', `/api/imports/${id}/apply`, body)).statusCode).toBe(422);
  }
  expect((await who.call('PATCH', `/api/imports/${id}`, { mapping: [] })).json().fields.mapping).toBe(
    'A vCard file has no columns.',
  );
  expect((await who.call('POST', '/api/imports', {})).statusCode).toBe(400);
  expect((await who.upload('/api/imports', {}, { note: 'no file' })).json().fields).toEqual({
    file: expect.any(String),
  });
  expect((await who.call('DELETE', `/api/imports/${id}`)).json()).toEqual({
    removed: 0,
    kept: 0,
    restored: 0,
    keptPeople: [],
  });
  expect((await who.call('GET', `/api/imports/${id}`)).statusCode).toBe(404);
  expect(await people(who)).toEqual([]);
});
