import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { dayIn } from '../../../../../tests/days.ts';
import { householdMembers } from '../../../db/tables/households.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
});
beforeEach(async () => {
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

const home = { street: '12 Mill Lane', city: 'Bath', postalCode: 'BA1 2AB' };
type Made = { id: number; version: number };
const add = async (facts: object): Promise<Made> => (await eleanor.call('POST', '/api/people', facts)).json();
const read = async (path: string) => (await eleanor.call('GET', path)).json();
const found = (ids: number[], children: number[] = []) =>
  eleanor.call('POST', '/api/households', {
    members: [...ids.map((id) => ({ id })), ...children.map((id) => ({ id, place: 'child' }))],
  });
const change = (id: number, body: object) => eleanor.call('PATCH', `/api/households/${id}`, body);

/** Anna and Tom with a child. */
async function theBergs() {
  const anna = await add({ name: 'Anna Berg', email: 'anna@berg.test', ...home });
  const tom = await add({ name: 'Tom Berg', email: 'tom@berg.test', relationship: 'brother' });
  const mia = await add({ name: 'Mia Berg', nickname: 'Mimi' });
  const made = await found([anna.id, tom.id], [mia.id]);
  return { anna, tom, mia, made, id: made.json().id as number };
}

test('a household is a contact with the names, addresses and language of its members', async () => {
  const { anna, tom, mia, made, id } = await theBergs();
  expect(made.statusCode).toBe(201);
  expect(made.json()).toEqual({
    id,
    name: 'Anna and Tom Berg with Mimi',
    greetingName: 'Anna, Tom and Mimi',
    members: [
      { id: anna.id, name: 'Anna Berg', place: 'adult' },
      { id: tom.id, name: 'Tom Berg', place: 'adult' },
      { id: mia.id, name: 'Mia Berg', place: 'child' },
    ],
    nameForm: 'names',
    names: 'Anna and Tom Berg with Mimi',
    family: 'The Bergs',
  });
  expect(await read(`/api/people/${id}`)).toMatchObject({
    kind: 'household',
    relationship: 'friend',
    email: 'anna@berg.test',
    alsoEmails: ['tom@berg.test'],
    address: '12 Mill Lane\nBath, BA1 2AB',
    household: null,
    members: [{ id: anna.id }, { id: tom.id }, { id: mia.id }],
  });
  expect(await read(`/api/people/${tom.id}`)).toMatchObject({
    kind: 'person',
    members: null,
    household: { id, name: 'Anna and Tom Berg with Mimi' },
  });
});

test('a proposed name follows its members and its form; a name of one’s own stays', async () => {
  const { anna, tom, mia, id } = await theBergs();
  expect((await change(id, { nameForm: 'family' })).json()).toMatchObject({ name: 'The Bergs', nameForm: 'family' });
  await eleanor.call('PATCH', `/api/people/${id}`, { language: 'de' });
  expect(await read(`/api/households/${id}`)).toMatchObject({
    name: 'Familie Berg',
    greetingName: 'Anna, Tom und Mimi',
    names: 'Anna und Tom Berg mit Mimi',
  });
  const swapped = [{ id: tom.id }, { id: anna.id }, { id: mia.id, place: 'child' }];
  expect((await change(id, { members: swapped, nameForm: 'names' })).json()).toMatchObject({
    name: 'Tom und Anna Berg mit Mimi',
    greetingName: 'Tom, Anna und Mimi',
  });
  await eleanor.call('PATCH', `/api/people/${mia.id}`, { nickname: 'Mia' });
  expect(await read(`/api/households/${id}`)).toMatchObject({ name: 'Tom und Anna Berg mit Mia' });
  await eleanor.call('PATCH', `/api/people/${id}`, { name: 'Haus am See' });
  expect((await change(id, { members: [{ id: anna.id }, { id: tom.id }] })).json()).toMatchObject({
    name: 'Haus am See',
    greetingName: 'Anna und Tom',
    nameForm: 'own',
  });
  expect(await read(`/api/people/${mia.id}`)).toMatchObject({ household: null });
});

test('a household of one living member speaks to one person, also after the other is deleted', async () => {
  const { anna, tom, mia, id } = await theBergs();
  await change(id, { members: [{ id: anna.id }, { id: tom.id }] });
  await eleanor.call('PATCH', `/api/people/${tom.id}`, { about: { hasDied: true } });
  expect(await read(`/api/households/${id}`)).toMatchObject({ name: 'Anna Berg', greetingName: null, family: null });
  await change(id, { members: [{ id: anna.id }, { id: mia.id }] });
  expect(await read(`/api/people/${id}`)).toMatchObject({ name: 'Anna and Mia Berg' });
  expect((await eleanor.call('DELETE', `/api/people/${mia.id}`)).statusCode).toBe(200);
  expect(await read(`/api/people/${id}`)).toMatchObject({ name: 'Anna Berg', members: [{ id: anna.id }] });
});

test('nobody lives in two households, and a household in none', async () => {
  const { anna, id } = await theBergs();
  const kim = await add({ name: 'Kim Weiß' });
  const again = await found([anna.id, kim.id]);
  expect(again.statusCode).toBe(422);
  expect(again.json().message).toBe(
    'Anna Berg lives in “Anna and Tom Berg with Mimi”. Remove them from that household first.',
  );
  expect((await found([id, kim.id])).statusCode).toBe(422);
  expect((await found([kim.id])).statusCode).toBe(422);
  expect((await found([kim.id, kim.id])).statusCode).toBe(422);
  expect((await change(id, { members: [] })).statusCode).toBe(422);
  expect((await change(kim.id, { nameForm: 'names' })).statusCode).toBe(404);
  const stranger = await fondly.signUp('Stranger');
  expect((await stranger.call('PATCH', `/api/households/${id}`, { nameForm: 'names' })).statusCode).toBe(404);
  const theirs = await stranger.call('POST', '/api/households', { members: [{ id: kim.id }, { id: anna.id }] });
  expect(theirs.statusCode).toBe(404);
});

test('deleting a household leaves its members, and theirs', async () => {
  const { anna, tom, mia, id } = await theBergs();
  expect((await eleanor.call('DELETE', `/api/people/${id}`)).statusCode).toBe(200);
  for (const { id: each } of [anna, tom, mia])
    expect(await read(`/api/people/${each}`)).toMatchObject({ household: null });
  expect(
    await fondly.context.database.orm.select().from(householdMembers).where(eq(householdMembers.householdId, id)),
  ).toEqual([]);
});

test('only a household has further email addresses, each once', async () => {
  const { anna, id } = await theBergs();
  const set = (who: number, alsoEmails: string[]) => eleanor.call('PATCH', `/api/people/${who}`, { alsoEmails });
  expect((await set(anna.id, ['x@berg.test'])).json().fields).toHaveProperty('alsoEmails');
  expect((await set(id, ['Anna@Berg.test'])).json().message).toBe(
    'anna@berg.test is its first address already. Enter another one.',
  );
  expect((await set(id, ['x@berg.test', 'X@berg.test'])).statusCode).toBe(422);
  expect((await set(id, ['nobody'])).statusCode).toBe(422);
  expect(
    (
      await set(
        id,
        ['a', 'b', 'c', 'd', 'e', 'f'].map((at) => `${at}@berg.test`),
      )
    ).statusCode,
  ).toBe(422);
  expect(
    (
      await set(
        id,
        ['a', 'b', 'c', 'd', 'e'].map((at) => `${at}@berg.test`),
      )
    ).statusCode,
  ).toBe(200);
});

test('suggests who share address and surname, until they are marked as not together', async () => {
  const anna = await add({ name: 'Anna Kowalska', street: 'Lange Straße 5', city: 'Köln', postalCode: '50667' });
  const mia = await add({ name: 'Mia Kowalska', street: 'Lange Str. 5', city: 'Koeln', postalCode: '50667' });
  const jan = await add({ name: 'Jan Kowalski', street: 'lange strasse 5', city: 'Köln', postalCode: '50667' });
  await add({ name: 'Kim Weiß', street: 'Lange Straße 5', city: 'Köln', postalCode: '50667' });
  await add({ name: 'Otto Kowalski' });
  await eleanor.call('POST', '/api/important-dates', {
    personId: mia.id,
    occasionType: 'birthday',
    date: dayIn(-3000),
  });
  expect(await read('/api/households/suggestions')).toEqual([
    {
      members: [
        { id: anna.id, name: 'Anna Kowalska', place: 'adult' },
        { id: jan.id, name: 'Jan Kowalski', place: 'adult' },
        { id: mia.id, name: 'Mia Kowalska', place: 'child' },
      ],
      name: 'Anna and Jan Kowalski with Mia',
      address: 'Lange Straße 5\nKöln, 50667',
    },
  ]);
  const ids = [anna.id, jan.id, mia.id];
  expect((await eleanor.call('POST', '/api/people/duplicates/apart', { ids })).statusCode).toBe(204);
  expect(await read('/api/households/suggestions')).toEqual([]);
});

test('a household is never a duplicate, and a merged contact keeps one household', async () => {
  const { anna, tom, id } = await theBergs();
  const again = await add({ name: 'Anna Berg', email: 'anna@berg.test' });
  const widow = await add({ name: 'Eva Holm', email: 'tom@berg.test' });
  await found([widow.id, (await add({ name: 'Ole Holm' })).id]);
  const groups: { people: { id: number }[] }[] = await read('/api/people/duplicates');
  expect(groups.flatMap(({ people }) => people.map((person) => person.id))).not.toContain(id);
  const now = async (who: number): Promise<Made> => read(`/api/people/${who}`);
  const merge = async (stays: number, gone: number) => {
    const shown = ({ id: each, version }: Made) => ({ id: each, version });
    const body = { stays: shown(await now(stays)), merged: [shown(await now(gone))] };
    return eleanor.call('POST', '/api/people/merge', body);
  };
  expect((await merge(tom.id, widow.id)).json().message).toContain('Remove one of them from their household first.');
  expect((await merge(id, again.id)).json().message).toContain('is a household');
  expect((await merge(again.id, anna.id)).statusCode).toBe(200);
  expect(await read(`/api/people/${again.id}`)).toMatchObject({ household: { id } });
});

test('the first address of a household cannot become one of its further ones, nor go before them', async () => {
  const { id } = await theBergs();
  const set = (fields: object) => eleanor.call('PATCH', `/api/people/${id}`, fields);
  expect((await set({ alsoEmails: ['x@berg.test'] })).statusCode).toBe(200);
  expect((await set({ email: 'X@berg.test' })).json()).toMatchObject({
    fields: { email: 'X@berg.test is one of its further addresses. Remove it there first.' },
  });
  expect((await set({ email: null })).json().fields).toHaveProperty('email');
  expect((await set({ notes: 'By the lake' })).statusCode).toBe(200);
  expect((await set({ email: 'x@berg.test', alsoEmails: ['anna@berg.test'] })).json()).toMatchObject({
    email: 'x@berg.test',
    alsoEmails: ['anna@berg.test'],
  });
});
