import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { apply, stage } from '../../../../../tests/contacts/import-file.ts';

let fondly: TestApp;
let who: Person;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
});
afterAll(() => fondly.close());
beforeEach(async () => {
  who = await fondly.signUp();
});

const card = (...lines: string[]) => `BEGIN:VCARD\nVERSION:3.0\n${lines.join('\n')}\nEND:VCARD\n`;
type Listed = { id: number; name: string; groups: string[] };
const groupsByName = async (by = who) =>
  Object.fromEntries((await by.call('GET', '/api/people')).json().map(({ name, groups }: Listed) => [name, groups]));
const groupNames = async () => (await who.call('GET', '/api/groups')).json().map(({ name }: Listed) => name);

test.each([
  [
    'a vCard file',
    card('FN:Ann Lee', 'CATEGORIES:Family,Choir\\, the old one,myContacts') + card('FN:Bo Lee', 'CATEGORIES:family'),
    { 'Ann Lee': ['Choir, the old one', 'Family'], 'Bo Lee': ['Family'] },
  ],
  [
    'a file of Google',
    'First Name,Last Name,Labels\nAnn,Lee,* myContacts ::: Family ::: * starred\nBo,Lee,* friends ::: * myContacts\nCy,Lee,* myContacts\n',
    { 'Ann Lee': ['Family'], 'Bo Lee': ['friends'], 'Cy Lee': [] },
  ],
  [
    'a table of one’s own',
    'Name;Gruppen\nAnn Lee;Chor, Familie\nBo Lee;\n',
    { 'Ann Lee': ['Chor', 'Familie'], 'Bo Lee': [] },
  ],
])('reads the groups of %s, shows them in the review, and adds them', async (_, file, expected) => {
  const staged = await stage(who, file);
  const shown = Object.fromEntries(staged.entries.map(({ name, groups }) => [name, groups.toSorted()]));
  const sorted = Object.fromEntries(Object.entries(expected).map(([name, groups]) => [name, groups.toSorted()]));
  expect(Object.keys(shown)).toEqual(Object.keys(sorted));
  expect(staged.entries.flatMap(({ dropped }) => dropped)).toEqual([]);
  await apply(who, staged.id);
  expect(await groupsByName()).toEqual(expected);
});

test('fills in groups of a known contact, and takes them back with the groups that it made', async () => {
  await who.call('POST', '/api/people', { name: 'Ann Lee', email: 'ann@lee.org', groups: ['Family'] });
  const file = card('FN:Ann Lee', 'EMAIL:ann@lee.org', 'CATEGORIES:FAMILY,Choir') + card('FN:Bo', 'CATEGORIES:Tennis');
  const staged = await stage(who, file);
  expect(staged.entries[0]?.fill?.gains).toEqual([
    { field: 'group', occasionType: null, inFile: 'Choir', stands: null },
  ]);
  await apply(who, staged.id, { choose: 'all', fill: 'all' });
  expect(await groupsByName()).toEqual({ 'Ann Lee': ['Choir', 'Family'], Bo: ['Tennis'] });
  const undone = (await who.call('DELETE', `/api/imports/${staged.id}`)).json();
  expect(undone).toMatchObject({ removed: 1, restored: 1, kept: 0 });
  expect(await groupsByName()).toEqual({ 'Ann Lee': ['Family'] });
  expect(await groupNames()).toEqual(['Family']);
});

test('keeps a group that is used elsewhere when an import is undone', async () => {
  const staged = await stage(who, card('FN:Bo', 'CATEGORIES:Tennis'));
  await apply(who, staged.id);
  await who.call('POST', '/api/people', { name: 'Cy', groups: ['Tennis'] });
  await who.call('DELETE', `/api/imports/${staged.id}`);
  expect(await groupsByName()).toEqual({ Cy: ['Tennis'] });
});

test('says which groups there was no room for, and adds the contacts', async () => {
  const labels = (from: number) => Array.from({ length: 40 }, (_, at) => `Group ${from + at}`).join(' ::: ');
  const rows = Array.from({ length: 7 }, (_, at) => `Person ${at},${labels(at * 40)}`);
  const staged = await stage(who, `Name,Labels\n${rows.join('\n')}\n`);
  expect(staged.entries[0]?.groups).toHaveLength(30);
  expect(staged.entries[0]?.dropped[0]).toMatch(/^A contact can be in 30 groups; left out: Group 30, Group 31/);
  const applied = await apply(who, staged.id);
  expect(applied.added).toBe(7);
  expect(await groupNames()).toHaveLength(200);
  expect(applied.entries[6]?.dropped.at(-1)).toMatch(/^There was no room for more groups; left out: /);
});

test.each(['vcf', 'csv'])('exports groups as %s, which read again unchanged', async (kind) => {
  const groups = ['Choir, the old one', 'Starred', 'a\\b; c', 'Örtliche'];
  await who.call('POST', '/api/people', { name: 'Ann Lee', groups });
  const file = (await who.call('GET', `/api/people/export.${kind}`)).body;
  const other = await fondly.signUp();
  await apply(other, (await stage(other, file)).id);
  expect((await groupsByName(other))['Ann Lee'].toSorted()).toEqual(groups.toSorted());
});

test('the first contact of a vCard brings its groups to the form', async () => {
  const answer = await who.upload('/api/people/upload-vcf', {
    vcfFile: Buffer.from(card('FN:Ann', 'CATEGORIES:Family,My Contacts')),
  });
  expect(answer.json().contact.groups).toEqual(['Family']);
});
