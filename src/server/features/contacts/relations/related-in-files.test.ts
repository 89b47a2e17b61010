import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import type { ImportView } from '../../../../contract/imports.ts';
import type { PersonView } from '../../../../contract/people.ts';
import type { RelationView } from '../../../../contract/relations.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
});
beforeEach(async () => {
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const anna = '0E6B1D4C-1111-4A4A-8B8B-000000000001';
const tom = '0E6B1D4C-1111-4A4A-8B8B-000000000002';

async function stage(file: string | Buffer, who = eleanor): Promise<ImportView> {
  return (await who.upload('/api/imports', { file: Buffer.from(file) })).json();
}

async function importFile(file: string | Buffer, who = eleanor, choice: object = { choose: 'all' }): Promise<number> {
  const { id } = await stage(file, who);
  await who.call('POST', `/api/imports/${id}/apply`, choice);
  await vi.waitFor(async () => expect((await who.call('GET', `/api/imports/${id}`)).json().state).toBe('applied'), {
    timeout: 50_000,
    interval: 50,
  });
  return id;
}

/** What each contact's page says, by name. */
async function everyone(who = eleanor): Promise<Record<string, string[]>> {
  const people: PersonView[] = (await who.call('GET', '/api/people')).json();
  const pages = people.map(async ({ id, name }) => {
    const { relations } = (await who.call('GET', `/api/people/${id}/relations`)).json();
    return [name, relations.map(wordsOf)] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

function wordsOf({ kind, isReversed, other }: RelationView): string {
  return `${isReversed ? 'calls them ' : ''}${kind}: ${other.name}${other.id === null ? ' (a name)' : ''}`;
}

test('RELATED of vCard 4 names other cards by UID, in both directions, and people by text', async () => {
  await importFile(
    card(
      'VERSION:4.0',
      'FN:Anna Berg',
      `UID:urn:uuid:${anna}`,
      `RELATED;TYPE=spouse:urn:uuid:${tom}`,
      'RELATED;TYPE=parent;VALUE=text:Ingrid Lund',
    ) +
      card(
        'VERSION:4.0',
        'FN:Tom Stone',
        `UID:urn:uuid:${tom.toLowerCase()}`,
        `RELATED;TYPE=spouse:urn:uuid:${anna}`,
        'RELATED;TYPE=co-worker:urn:uuid:0E6B1D4C-1111-4A4A-8B8B-00000000000F',
      ),
  );
  expect(await everyone()).toEqual({
    'Anna Berg': ['spouse: Tom Stone', 'parent: Ingrid Lund (a name)'],
    'Tom Stone': ['spouse: Anna Berg'],
  });
});

test('Apple’s related names are people by their labels, contacts if the whole name is one, and pets', async () => {
  await eleanor.call('POST', '/api/people', { name: 'Jenny Smith' });
  await importFile(
    card(
      'VERSION:3.0',
      'FN:John Smith',
      'item1.X-ABRELATEDNAMES;type=pref:Jenny Smith',
      'item1.X-ABLabel:_$!<Spouse>!$_',
      'item2.X-ABRELATEDNAMES:Tom',
      'item2.X-ABLabel:_$!<Son>!$_',
      'item3.X-ABRELATEDNAMES:Bruno',
      'item3.X-ABLabel:Dog',
      'item4.X-ABRELATEDNAMES:Rosa',
      'item4.X-ABLabel:Patentante',
      'item5.X-ABRELATEDNAMES:Kim',
      'item5.X-ABLabel:Trainer',
      'X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Ann;8;;;;;;;;;;;;;',
      'X-EVOLUTION-MANAGER:Ms Lund',
    ),
  );
  const pages = await everyone();
  expect(pages['John Smith']).toEqual([
    'spouse: Jenny Smith',
    'mother: Ann (a name)',
    'son: Tom (a name)',
    'godmother: Rosa (a name)',
    'manager: Ms Lund (a name)',
    'Trainer: Kim (a name)',
  ]);
  expect(pages['Jenny Smith']).toEqual(['spouse: John Smith']);
  const people: PersonView[] = (await eleanor.call('GET', '/api/people')).json();
  const john = people.find(({ name }) => name === 'John Smith');
  const { about } = (await eleanor.call('GET', `/api/people/${john?.id}`)).json();
  expect(about.pets).toEqual([{ name: 'Bruno', kind: 'dog' }]);
});

test('Google’s table has relations and own fields with their labels', async () => {
  await importFile(
    'First Name,Last Name,Relation 1 - Label,Relation 1 - Value,Relation 2 - Label,Relation 2 - Value,Custom Field 1 - Label,Custom Field 1 - Value\n' +
      'Ann,Lee,Spouse,Bob Lee,* Dog,Rex,Shoe size,39\nBob,Lee,,,,,,\n',
  );
  expect(await everyone()).toEqual({ 'Ann Lee': ['spouse: Bob Lee'], 'Bob Lee': ['spouse: Ann Lee'] });
  const [ann] = (await eleanor.call('GET', '/api/people')).json();
  expect((await eleanor.call('GET', `/api/people/${ann.id}`)).json()).toMatchObject({
    ownFields: [{ label: 'Shoe size', value: '39' }],
    about: { pets: [{ name: 'Rex', kind: 'dog' }] },
  });
});

test('a known contact gains relations only if its file may fill it in; undoing the import takes them back', async () => {
  await eleanor.call('POST', '/api/people', { name: 'Anna Berg', email: 'anna@berg.test' });
  const file = card('VERSION:4.0', 'FN:Anna Berg', 'EMAIL:anna@berg.test', 'RELATED;TYPE=sibling;VALUE=text:Kurt');
  const { entries } = await stage(file);
  expect(entries[0]).toMatchObject({
    related: ['Kurt'],
    fill: { gains: [{ field: 'relation', inFile: 'Kurt (Sibling)' }] },
  });
  await importFile(file);
  expect(await everyone()).toEqual({ 'Anna Berg': [] });
  const id = await importFile(file, eleanor, { choose: 'none', fill: 'all' });
  expect(await everyone()).toEqual({ 'Anna Berg': ['sibling: Kurt (a name)'] });
  expect((await eleanor.call('DELETE', `/api/imports/${id}`)).statusCode).toBe(200);
  expect(await everyone()).toEqual({ 'Anna Berg': [] });
});

test('undoing an import keeps a contact of whom the user has noted something since', async () => {
  const id = await importFile(
    card('VERSION:3.0', 'FN:Anna Berg') + card('VERSION:3.0', 'FN:Tom Stone') + card('VERSION:3.0', 'FN:Mia'),
  );
  const [first, , third] = (await eleanor.call('GET', '/api/people')).json();
  await eleanor.call('POST', `/api/people/${first.id}/moments`, { day: '2026-01-02', text: 'Told me about Lisbon' });
  await eleanor.call('POST', `/api/people/${third.id}/relations`, { kind: 'aunt', otherName: 'Rose' });
  await eleanor.call('DELETE', `/api/imports/${id}`);
  expect(Object.keys(await everyone())).toEqual([first.name, third.name]);
});

test.each(['vcf', 'csv'])(
  'relations and own fields leave in a .%s file and come back in another account',
  async (ending) => {
    const make = async (facts: object) => (await eleanor.call('POST', '/api/people', facts)).json().id;
    const ownFields = [
      { label: 'Gate; code', value: '19\\07, “left”' },
      { label: 'رقم', value: '٣٩' },
    ];
    const one = await make({ name: 'Anna Berg', ownFields, about: { addressedAs: 'feminine' } });
    const two = await make({ name: 'Tom' });
    const relate = (id: number, body: object) => eleanor.call('POST', `/api/people/${id}/relations`, body);
    await relate(one, { kind: 'husband', otherId: two });
    await relate(two, { kind: 'Sponsor; second', otherName: 'Mr. Lund, jr' });
    const file = await eleanor.call('GET', `/api/people/export.${ending}`);
    const other = await fondly.signUp('Other');
    await importFile(file.rawPayload, other);
    expect(await everyone(other)).toEqual(await everyone());
    expect(await everyone(other)).toEqual({
      'Anna Berg': ['husband: Tom'],
      Tom: ['wife: Anna Berg', 'Sponsor; second: Mr. Lund, jr (a name)'],
    });
    const [copy] = (await other.call('GET', '/api/people')).json();
    expect((await other.call('GET', `/api/people/${copy.id}`)).json().ownFields).toEqual(ownFields);
  },
);

test('an exported vCard relates contacts as standard programs and Apple’s read them, on both cards', async () => {
  const make = async (name: string) => (await eleanor.call('POST', '/api/people', { name })).json().id;
  const [one, two] = [await make('Anna Berg'), await make('Tom Stone')];
  await eleanor.call('POST', `/api/people/${one}/relations`, { kind: 'mother-in-law', otherId: two });
  await eleanor.call('POST', `/api/people/${two}/relations`, { kind: 'friend', otherName: 'Kim' });
  await eleanor.call('POST', `/api/people/${one}/moments`, { day: '2026-01-02', text: 'Told me about Lisbon' });
  const { body } = await eleanor.call('GET', '/api/people/export.vcf');
  const [first = '', second = ''] = body.split('END:VCARD');
  const uidOf = (text: string) => /UID:(urn:uuid:\S+)/.exec(text)?.[1];
  expect(first).toContain(
    `RELATED;TYPE=contact:${uidOf(second)}\r\nrelated1.X-ABRELATEDNAMES:Tom Stone\r\nrelated1.X-ABLabel:Mother-in-law\r\n`,
  );
  expect(second).toContain(
    `RELATED;TYPE=contact:${uidOf(first)}\r\nrelated1.X-ABRELATEDNAMES:Anna Berg\r\nrelated1.X-ABLabel:Child-in-law\r\n`,
  );
  expect(second).toContain('RELATED;TYPE=friend;VALUE=text:Kim\r\n');
  expect(body).not.toContain('Lisbon');
});
