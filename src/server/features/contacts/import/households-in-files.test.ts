import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { apply, stage } from '../../../../../tests/contacts/import-file.ts';
import type { PersonView } from '../../../../contract/people.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
});
afterAll(() => fondly.close());
beforeEach(async () => {
  eleanor = await fondly.signUp();
});

const home = { street: '12 Mill Lane', city: 'Bath', postalCode: 'BA1 2AB' };
const add = async (facts: object, who = eleanor): Promise<{ id: number; version: number }> =>
  (await who.call('POST', '/api/people', facts)).json();
const list = async (who = eleanor): Promise<PersonView[]> => (await who.call('GET', '/api/people')).json();

/** Everyone, and who lives with whom in which order and place, without ids and times. */
async function homes(who = eleanor) {
  return (await list(who)).map(
    ({ id: _, version: _v, createdAt: _c, household, members, ...facts }): Record<string, unknown> => ({
      ...facts,
      household: household?.name ?? null,
      members: members?.map(({ name, place }) => [name, place]) ?? null,
    }),
  );
}

/** Three households: with children and a name that follows, with a name of one's own, and of one member who has its name. */
async function threeHouseholds(who = eleanor): Promise<void> {
  const house = async (members: object[], facts: object = {}) => {
    const { id } = (await who.call('POST', '/api/households', { members })).json();
    const changed = await who.call('PATCH', `/api/people/${id}`, facts);
    expect(changed.statusCode, changed.body).toBe(200);
    return id;
  };
  const tom = await add({ name: 'Tom Berg', email: 'tom@berg.test', relationship: 'brother' }, who);
  const mia = await add({ name: 'Mia Berg', nickname: 'Mimi' }, who);
  const anna = await add({ name: 'Anna Berg', email: 'anna@berg.test', ...home }, who);
  await house([{ id: anna.id }, { id: tom.id }, { id: mia.id, place: 'child' }], { language: 'de' });
  const kim = await add({ name: 'Kim Weiß' }, who);
  const sam = await add({ name: 'Sam O’Neil' }, who);
  const facts = { name: 'Flat 3', notes: 'Ring twice', groups: ['Street'], ...home };
  await house([{ id: kim.id }, { id: sam.id }], facts);
  const rosa = await add({ name: 'Rosa Lee' }, who);
  const gone = await add({ name: 'Max Lee' }, who);
  const alone = await house([{ id: rosa.id }, { id: gone.id }], { email: 'rosa@lee.test' });
  await who.call('PATCH', `/api/households/${alone}`, { members: [{ id: rosa.id }] });
}

test.each(['vcf', 'csv'])(
  'households come back from an exported %s file, once, and go with an undo',
  async (ending) => {
    await threeHouseholds();
    const before = await homes();
    expect(before.filter(({ kind }) => kind === 'household').map(({ name, members }) => [name, members])).toEqual([
      [
        'Anna und Tom Berg mit Mimi',
        [
          ['Anna Berg', 'adult'],
          ['Tom Berg', 'adult'],
          ['Mia Berg', 'child'],
        ],
      ],
      [
        'Flat 3',
        [
          ['Kim Weiß', 'adult'],
          ['Sam O’Neil', 'adult'],
        ],
      ],
      ['Rosa Lee', [['Rosa Lee', 'adult']]],
    ]);
    const file = (await eleanor.call('GET', `/api/people/export.${ending}`)).rawPayload;
    const other = await fondly.signUp();
    const staged = await stage(other, file);
    expect(staged).toMatchObject({ total: 10, counts: { ready: 10, households: 3, withDropped: 0 }, problems: [] });
    expect(staged.entries.filter(({ kind }) => kind === 'household').map(({ members }) => members)).toEqual([
      ['Anna Berg', 'Tom Berg', 'Mia Berg'],
      ['Kim Weiß', 'Sam O’Neil'],
      ['Rosa Lee'],
    ]);
    expect(await apply(other, staged.id)).toMatchObject({ added: 10, skipped: 0 });
    expect(await homes(other)).toEqual(before);
    // A name that followed its members still does.
    const mia = (await list(other)).find(({ name }) => name === 'Mia Berg');
    await other.call('PATCH', `/api/people/${mia?.id}`, { nickname: 'Mia' });
    expect((await list(other)).map(({ name }) => name)).toContain('Anna und Tom Berg mit Mia');
    await other.call('PATCH', `/api/people/${mia?.id}`, { nickname: 'Mimi' });
    for (const who of [eleanor, other]) {
      const again = await stage(who, file);
      expect(again.counts).toMatchObject({ ready: 0, alreadyThere: 10, fillable: 0 });
      await apply(who, again.id, { choose: 'all', fill: 'all' });
      expect(await homes(who)).toEqual(before);
    }
    const third = await fondly.signUp();
    const undone = await stage(third, file);
    await apply(third, undone.id);
    expect((await third.call('DELETE', `/api/imports/${undone.id}`)).json()).toMatchObject({ removed: 10, kept: 0 });
    expect(await list(third)).toEqual([]);
  },
);

test('a household fills in what the same one is missing, and takes it back', async () => {
  await threeHouseholds();
  const file = (await eleanor.call('GET', '/api/people/export.vcf')).rawPayload;
  const flat = (await list()).find(({ name }) => name === 'Flat 3');
  const nowhere = { street: '', city: '', postalCode: '', address: '' };
  await eleanor.call('PATCH', `/api/people/${flat?.id}`, nowhere);
  const without = await homes();
  const staged = await stage(eleanor, file);
  expect(staged.counts).toMatchObject({ ready: 0, fillable: 1 });
  await apply(eleanor, staged.id, { choose: 'all', fill: 'all' });
  expect((await list()).find(({ name }) => name === 'Flat 3')?.address).toBe('12 Mill Lane\nBath, BA1 2AB');
  await eleanor.call('DELETE', `/api/imports/${staged.id}`);
  expect(await homes()).toEqual(without);
});

test('those who are not added, or have another home, are left out of a household, which says so', async () => {
  await threeHouseholds();
  const file = (await eleanor.call('GET', '/api/people/export.csv')).rawPayload;
  const other = await fondly.signUp();
  const kim = await add({ name: 'Kim Weiß' }, other);
  const eve = await add({ name: 'Eve' }, other);
  await other.call('POST', '/api/households', { members: [{ id: kim.id }, { id: eve.id }] });
  const staged = await stage(other, file);
  const tom = staged.entries.find(({ name }) => name === 'Tom Berg');
  const done = await apply(other, staged.id, { choose: 'all', decisions: { [String(tom?.id)]: 'leave' } });
  expect(done).toMatchObject({ added: 8, counts: { households: 3 } });
  const lived = Object.fromEntries((await homes(other)).map(({ name, household }) => [name, household]));
  expect(lived).toMatchObject({
    'Sam O’Neil': 'Flat 3',
    'Kim Weiß': 'Kim Weiß and Eve',
    'Mia Berg': expect.any(String),
  });
  const { entries } = (await other.call('GET', `/api/imports/${staged.id}`)).json();
  const told = entries.filter(({ kind }: { kind: string }) => kind === 'household');
  expect(told.map(({ dropped }: { dropped: string[] }) => dropped)).toEqual([
    ['Not in the household, because they were not added or live in another one: Tom Berg.'],
    ['Not in the household, because they were not added or live in another one: Kim Weiß.'],
    [],
  ]);
});

test('two households of one name are told apart in a table', async () => {
  const names = ['Ann Lee', 'Bo Lee', 'Cy Lee', 'Dee Lee'];
  const made = [];
  for (const name of names) made.push(await add({ name }));
  for (const pair of [made.slice(0, 2), made.slice(2)]) {
    const { id } = (await eleanor.call('POST', '/api/households', { members: pair.map(({ id }) => ({ id })) })).json();
    await eleanor.call('PATCH', `/api/people/${id}`, { name: 'The Lees' });
  }
  const file = (await eleanor.call('GET', '/api/people/export.csv')).rawPayload;
  const other = await fondly.signUp();
  await apply(other, (await stage(other, file)).id);
  expect(await homes(other)).toEqual(await homes());
});

test('groups of Apple become groups of their members, and relations of a family', async () => {
  const empty = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Leer\r\nX-ADDRESSBOOKSERVER-KIND:group\r\nEND:VCARD\r\n';
  const staged = await stage(eleanor, `${await readFile('tests/files/contacts/apple-groups.vcf', 'utf8')}${empty}`);
  expect(staged).toMatchObject({
    total: 3,
    counts: { ready: 3, households: 0, withDropped: 0 },
    problems: ['“Leer” is a group without members in this file, and was left out.'],
  });
  await apply(eleanor, staged.id);
  expect((await list()).map(({ name, groups, relationship }) => [name, groups, relationship])).toEqual([
    ['Anna Berg', ['Chor', 'Familie'], 'Family'],
    ['Kim Weiß', ['Chor'], 'friend'],
    ['Tom Berg', ['Familie'], 'Family'],
  ]);
  const again = await stage(eleanor, await readFile('tests/files/contacts/apple-groups.vcf'));
  expect(again.counts).toMatchObject({ ready: 0, alreadyThere: 3, fillable: 0 });
});

test('a group of a known contact is filled in', async () => {
  await add({ name: 'Kim Weiß', phone: '+49 151 23456789' });
  const staged = await stage(eleanor, await readFile('tests/files/contacts/apple-groups.vcf'));
  expect(staged.counts).toMatchObject({ ready: 2, alreadyThere: 1, fillable: 1 });
  await apply(eleanor, staged.id, { choose: 'none', fill: 'all' });
  expect((await list()).map(({ name, groups }) => [name, groups])).toEqual([['Kim Weiß', ['Chor']]]);
  await eleanor.call('DELETE', `/api/imports/${staged.id}`);
  expect((await list())[0]?.groups).toEqual([]);
});

const card = (...lines: string[]) => `BEGIN:VCARD\r\nVERSION:4.0\r\n${lines.join('\r\n')}\r\nEND:VCARD\r\n`;
const people = card('FN:Jane Doe', 'UID:urn:uuid:03a0e51f') + card('FN:John Doe', 'UID:b8767877');

test.each([
  ['with a postal address', 'household', 'ADR:;;1 High St;Leeds;;LS1;UK'],
  ['with an email address', 'household', 'EMAIL:doe@example.test'],
  ['without an address', 'label', 'NOTE:Since 1990'],
])('a group of the standard %s is a %s', async (_, kind, line) => {
  const group = card(
    'KIND:group',
    'FN:The Doe family',
    line,
    'MEMBER:urn:uuid:B8767877',
    'MEMBER:03a0e51f',
    'MEMBER:x',
  );
  // A group may come before its members.
  const staged = await stage(eleanor, group + people);
  await apply(eleanor, staged.id);
  const names = (await homes()).map(({ name, members, groups }) => [name, members, groups]);
  if (kind === 'household') {
    expect(names).toContainEqual([
      'The Doe family',
      [
        ['John Doe', 'adult'],
        ['Jane Doe', 'adult'],
      ],
      [],
    ]);
    expect(staged.entries[0]?.dropped).toEqual(['One of its people is not in this file.']);
  } else {
    expect(names).toEqual([
      ['Jane Doe', null, ['The Doe family']],
      ['John Doe', null, ['The Doe family']],
    ]);
    expect(staged.problems).toEqual(['Of the group “The Doe family” only its name and members are kept.']);
  }
});

test('a household keeps its addresses; a list of many people is a label', async () => {
  const mails = ['EMAIL;PREF=1:a@doe.test', 'EMAIL:b@doe.test', 'EMAIL:A@doe.test', 'EMAIL:no address'];
  const group = card('KIND:group', 'FN:The Does', ...mails, 'MEMBER:03a0e51f', 'MEMBER:b8767877');
  const many = Array.from({ length: 13 }, (_, at) => card(`FN:Singer ${at}`, `UID:s${at}`)).join('');
  const members = Array.from({ length: 13 }, (_, at) => `MEMBER:s${at}`);
  const staged = await stage(
    eleanor,
    people + group + many + card('KIND:group', 'FN:Choir', 'EMAIL:c@c.test', ...members),
  );
  expect(staged.counts).toMatchObject({ ready: 16, households: 1 });
  await apply(eleanor, staged.id);
  const does = (await list()).find(({ kind }) => kind === 'household');
  expect([does?.email, does?.alsoEmails]).toEqual(['a@doe.test', ['b@doe.test']]);
  expect((await list()).filter(({ groups }) => groups.includes('Choir'))).toHaveLength(13);
});

test('a household without a row of its own is named with the file', async () => {
  await threeHouseholds();
  const file = (await eleanor.call('GET', '/api/people/export.csv')).body;
  const rows = file.split('\r\n').filter((row) => !row.startsWith('Flat 3,'));
  const other = await fondly.signUp();
  const staged = await stage(other, rows.join('\r\n'));
  expect(staged).toMatchObject({
    counts: { ready: 9, households: 2 },
    problems: ['The household “Flat 3” has no row of its own, and was left out.'],
  });
});
