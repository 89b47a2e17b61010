import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';

let fondly: TestApp;
let who: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  who = await fondly.signUp();
});
afterAll(() => fondly.close());

const add = async (name: string, groups: string[], by = who) =>
  (await by.call('POST', '/api/people', { name, groups })).json();
const groupsOf = async (id: number, by = who) => (await by.call('GET', `/api/people/${id}`)).json().groups;
const listed = async (
  by = who,
): Promise<{ id: number; name: string; contacts: number; nudgeMonths: number | null }[]> =>
  (await by.call('GET', '/api/groups')).json();

test('makes unknown groups by their names; names that differ only by case are one', async () => {
  const ann = await add('Ann', ['  Choir ', 'Old   friends']);
  expect(ann.groups).toEqual(['Choir', 'Old friends']);
  const bo = await add('Bo', ['CHOIR', 'choir', 'Zürich']);
  expect(bo.groups).toEqual(['Choir', 'Zürich']);
  const list = (await who.call('GET', '/api/people')).json();
  expect(list.map((person: { name: string; groups: string[] }) => [person.name, person.groups])).toEqual([
    ['Ann', ['Choir', 'Old friends']],
    ['Bo', ['Choir', 'Zürich']],
  ]);
  expect(await listed()).toMatchObject([
    { name: 'Choir', contacts: 2, nudgeMonths: null },
    { name: 'Old friends', contacts: 1 },
    { name: 'Zürich', contacts: 1 },
  ]);
});

test('a contact is in exactly the groups that its form sends; without them it keeps its own', async () => {
  const { id } = await add('Cy', ['Tennis']);
  await who.call('PATCH', `/api/people/${id}`, { notes: 'Hello' });
  expect(await groupsOf(id)).toEqual(['Tennis']);
  const changed = await who.call('PATCH', `/api/people/${id}`, { groups: ['Neighbours'], version: 2 });
  expect(changed.json()).toMatchObject({ groups: ['Neighbours'], version: 3 });
  expect((await listed()).find(({ name }) => name === 'Tennis')).toMatchObject({ contacts: 0 });
});

test('renames a group, gives it a nudge and deletes it; its contacts stay', async () => {
  const { id } = await add('Dee', ['Book club']);
  const group = (await listed()).find(({ name }) => name === 'Book club');
  const path = `/api/groups/${group?.id}`;
  const renamed = await who.call('PATCH', path, { name: 'Reading circle', nudgeMonths: 3 });
  expect(renamed.json()).toEqual({ id: group?.id, name: 'Reading circle', nudgeMonths: 3, contacts: 1 });
  expect(await groupsOf(id)).toEqual(['Reading circle']);
  expect((await who.call('PATCH', path, { nudgeMonths: null })).json().nudgeMonths).toBeNull();
  expect((await who.call('DELETE', path)).statusCode).toBe(204);
  expect(await groupsOf(id)).toEqual([]);
});

test('rejects a name that another group has, ignoring case, and invalid months', async () => {
  await add('Eve', ['Work', 'Sailing']);
  const { id } = (await listed()).find(({ name }) => name === 'Sailing') ?? {};
  const taken = await who.call('PATCH', `/api/groups/${id}`, { name: 'WORK' });
  expect([taken.statusCode, taken.json().fields]).toEqual([
    422,
    { name: 'You have another group with this name. Choose another name.' },
  ]);
  for (const nudgeMonths of [0, 37, 1.5]) {
    expect((await who.call('PATCH', `/api/groups/${id}`, { nudgeMonths })).statusCode).toBe(422);
  }
  expect((await who.call('PATCH', `/api/groups/${id}`, { name: 'SAILING' })).json().name).toBe('SAILING');
});

test('limits the groups of a contact and of an account, also for many calls at once', async () => {
  const other = await fondly.signUp();
  const names = (from: number, amount: number) => Array.from({ length: amount }, (_, at) => `Group ${from + at}`);
  const many = await other.call('POST', '/api/people', { name: 'Ann', groups: names(0, 31) });
  expect([many.statusCode, many.json().fields]).toEqual([422, { groups: 'A contact can be in at most 30 groups.' }]);
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, at) =>
      other.call('POST', '/api/people', { name: `Person ${at}`, groups: names(at * 30, 30) }),
    ),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.map((answer) => answer.json().fields)).toEqual(
    Array(3).fill({ groups: 'You have 200 groups. Delete one of them first.' }),
  );
  expect(await listed(other)).toHaveLength(180);
  expect((await other.call('GET', '/api/people')).json()).toHaveLength(6);
});

test('merging unites groups', async () => {
  const ann = await add('Ann Lee', ['Choir']);
  const twin = await add('Ann Leigh', ['choir', 'Cousins']);
  const merged = await who.call('POST', '/api/people/merge', {
    stays: { id: ann.id, version: ann.version },
    merged: [{ id: twin.id, version: twin.version }],
  });
  expect(merged.json().person.groups).toEqual(['Choir', 'Cousins']);
});

test('groups of others are neither shown nor joined', async () => {
  const stranger = await fondly.signUp();
  await add('Gus', ['Secret society']);
  await add('Hal', ['secret society'], stranger);
  expect(await listed(stranger)).toMatchObject([{ name: 'secret society', contacts: 1 }]);
});
