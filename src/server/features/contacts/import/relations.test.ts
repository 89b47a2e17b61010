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
type Listed = { name: string; relationship: string };
const relations = async (by = who) =>
  Object.fromEntries(
    (await by.call('GET', '/api/people')).json().map(({ name, relationship }: Listed) => [name, relationship]),
  );
const relate = (id: number, body: object, by = who) => by.call('PATCH', `/api/imports/${id}/relations`, body);

test.each([
  [
    'a vCard file',
    card('FN:Ann', 'CATEGORIES:Familie,Chor') +
      card('FN:Bo', 'CATEGORIES:Nachbarn') +
      card('FN:Cy', 'CATEGORIES:Family office,Friends') +
      card('FN:Mum ❤️', 'CATEGORIES:Family') +
      card('FN:Opa'),
    { Ann: 'Family', Bo: 'neighbor', Cy: 'friend', 'Mum ❤️': 'mother', Opa: 'grandfather' },
  ],
  [
    'a file of Google',
    'First Name,Last Name,Labels\nAnn,Lee,* myContacts ::: * family ::: Coworkers\nBo,Lee,* coworkers\nCy,Lee,* friends\n',
    { 'Ann Lee': 'Family', 'Bo Lee': 'colleague', 'Cy Lee': 'friend' },
  ],
  [
    'a table that names relationships',
    'Name,Relationship,Groups\nAnn,Sister,Family\nBo,,Famille\nCy,,\n',
    { Ann: 'sister', Bo: 'Family', Cy: 'friend' },
  ],
])('takes the relations that %s is certain about', async (_, file, expected) => {
  const staged = await stage(who, file);
  const shown = staged.entries.map(({ name, relationship }) => [name, relationship ?? 'friend']);
  expect(Object.fromEntries(shown)).toEqual(expected);
  await apply(who, staged.id);
  expect(await relations()).toEqual(expected);
  // Relations are no part of what makes an entry equal.
  expect((await stage(who, file)).counts).toMatchObject({ ready: 0, alreadyThere: staged.total });
});

test('sets the relation of several entries in the review; the user’s own words win, also after other columns', async () => {
  const file =
    'Name,Relationship,Born,Title\nAnn,Sister,01.02.1980,Dr\nBo,,03.04.1981,Ms\nCy,,25.12.1990,Mr\nAnn,Sister,01.02.1980,Dr\n';
  const staged = await stage(who, file);
  expect((await relate(staged.id, { entries: [1, 2, 4, 9], relationship: ' Godparent ' })).json()).toEqual({
    changed: 2,
  });
  const mapping = ['name', null, 'birthday', null];
  const remapped = await who.call('PATCH', `/api/imports/${staged.id}`, { mapping, dateOrder: 'day-first' });
  expect(remapped.json().entries.map(({ relationship }: Listed) => relationship)).toEqual([
    'Godparent',
    'Godparent',
    null,
    null,
  ]);
  await apply(who, staged.id);
  expect(await relations()).toEqual({ Ann: 'Godparent', Bo: 'Godparent', Cy: 'friend' });
  expect((await relate(staged.id, { entries: [1], relationship: 'aunt' })).json().message).toBe(
    'This import was applied already.',
  );
  const undone = await who.call('DELETE', `/api/imports/${staged.id}`);
  expect(undone.json()).toMatchObject({ removed: 3, kept: 0 });
});

test('refuses somebody else’s import, nobody and no relation', async () => {
  const staged = await stage(who, 'Name\nAnn\n');
  const stranger = await fondly.signUp();
  expect((await relate(staged.id, { entries: [1], relationship: 'aunt' }, stranger)).statusCode).toBe(404);
  expect((await relate(staged.id, { entries: [], relationship: 'aunt' })).json().message).toBe(
    'Choose at least one entry.',
  );
  for (const relationship of ['', ' ', 'x'.repeat(61)])
    expect((await relate(staged.id, { entries: [1], relationship })).statusCode).toBe(422);
  const [entry] = (await who.call('GET', `/api/imports/${staged.id}`)).json().entries;
  expect(entry.relationship).toBeNull();
});
