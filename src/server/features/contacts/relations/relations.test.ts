import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
});
beforeEach(async () => {
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

type Made = { id: number; version: number };
const add = async (facts: object, who = eleanor): Promise<Made> =>
  (await who.call('POST', '/api/people', facts)).json();
const relate = (id: number, body: object) => eleanor.call('POST', `/api/people/${id}/relations`, body);
const seenFrom = async (id: number) =>
  (await eleanor.call('GET', `/api/people/${id}/relations`))
    .json()
    .relations.map(({ kind, isReversed, other }: { kind: string; isReversed: boolean; other: { name: string } }) =>
      isReversed ? `calls them ${kind}: ${other.name}` : `${kind}: ${other.name}`,
    );
const read = async (path: string) => (await eleanor.call('GET', path)).json();

test('a relation is seen from both ends, in the words of each', async () => {
  const anna = await add({ name: 'Anna Berg', about: { addressedAs: 'feminine' } });
  const ingrid = await add({ name: 'Ingrid Lund' });
  const tom = await add({ name: 'Tom Berg', relationship: 'brother' });
  expect((await relate(anna.id, { kind: 'husband', otherId: tom.id })).statusCode).toBe(200);
  await relate(anna.id, { kind: 'mother', otherId: ingrid.id });
  await relate(tom.id, { kind: 'Sponsor', otherId: ingrid.id });
  await relate(anna.id, { kind: 'godmother', otherName: ' Rose ' });
  expect(await seenFrom(anna.id)).toEqual(['husband: Tom Berg', 'mother: Ingrid Lund', 'godmother: Rose']);
  expect(await seenFrom(tom.id)).toEqual(['wife: Anna Berg', 'Sponsor: Ingrid Lund']);
  expect(await seenFrom(ingrid.id)).toEqual(['daughter: Anna Berg', 'calls them Sponsor: Tom Berg']);
});

test('a relation is changed and removed from either end', async () => {
  const anna = await add({ name: 'Anna' });
  const tom = await add({ name: 'Tom' });
  const { relations } = (await relate(anna.id, { kind: 'friend', otherId: tom.id })).json();
  const path = `/api/people/${tom.id}/relations/${relations[0].id}`;
  await eleanor.call('PUT', path, { kind: 'wife', otherId: anna.id });
  expect([await seenFrom(anna.id), await seenFrom(tom.id)]).toEqual([['spouse: Tom'], ['wife: Anna']]);
  await eleanor.call('PUT', path, { kind: 'neighbor', otherName: 'Mrs Lund' });
  expect([await seenFrom(anna.id), await seenFrom(tom.id)]).toEqual([[], ['neighbor: Mrs Lund']]);
  expect((await eleanor.call('DELETE', path)).json()).toEqual({ relations: [] });
});

test('refuses a second relation of two people, one with oneself, with a stranger’s contact or with a household', async () => {
  const anna = await add({ name: 'Anna' });
  const tom = await add({ name: 'Tom' });
  const theirs = await add({ name: 'Theirs' }, await fondly.signUp('Margaret'));
  const home = (await eleanor.call('POST', '/api/households', { members: [{ id: anna.id }, { id: tom.id }] })).json();
  await relate(anna.id, { kind: 'wife', otherId: tom.id });
  await relate(anna.id, { kind: 'aunt', otherName: 'Rose' });
  const refusals = [
    await relate(tom.id, { kind: 'friend', otherId: anna.id }),
    await relate(anna.id, { kind: 'aunt', otherName: 'rose' }),
    await relate(anna.id, { kind: 'friend', otherId: anna.id }),
    await relate(anna.id, { kind: 'friend', otherId: theirs.id }),
    await relate(anna.id, { kind: 'friend', otherId: home.id }),
    await relate(anna.id, { kind: 'friend' }),
    await relate(anna.id, { kind: 'friend', otherId: tom.id, otherName: 'Tom' }),
    await relate(anna.id, { kind: ' ', otherName: 'Tom' }),
    await relate(anna.id, { kind: 'x'.repeat(61), otherName: 'Tom' }),
  ];
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual(refusals.map(() => 422));
  expect((await relate(theirs.id, { kind: 'friend', otherId: anna.id })).statusCode).toBe(404);
  expect(await seenFrom(anna.id)).toEqual(['wife: Tom', 'aunt: Rose']);
});

test('a couple at one address is suggested as a household, with their child, whatever their surnames are', async () => {
  const home = { street: '12 Mill Lane', city: 'Bath', postalCode: 'BA1 2AB' };
  const anna = await add({ name: 'Anna Berg', ...home });
  const sam = await add({ name: 'Sam Lodger', ...home });
  const tom = await add({ name: 'Tom Stone', ...home });
  const mia = await add({ name: 'Mia Keller', ...home });
  expect(await read('/api/households/suggestions')).toEqual([]);
  await relate(tom.id, { kind: 'wife', otherId: anna.id });
  await relate(mia.id, { kind: 'father', otherId: tom.id });
  await relate(sam.id, { kind: 'friend', otherId: tom.id });
  const [suggestion, ...more] = await read('/api/households/suggestions');
  expect(more).toEqual([]);
  expect(suggestion.members.map(({ id }: { id: number }) => id).toSorted()).toEqual([anna.id, tom.id, mia.id]);
});

test('merged contacts keep the relations of all, each once, and none among themselves', async () => {
  const anna = await add({ name: 'Anna Berg', ownFields: [{ label: 'Shoe size', value: '39' }] });
  const again = await add({
    name: 'Anna B.',
    ownFields: [
      { label: 'Shoe size', value: '39' },
      { label: 'Gate', value: '1907' },
    ],
  });
  const tom = await add({ name: 'Tom' });
  const mia = await add({ name: 'Mia' });
  await relate(anna.id, { kind: 'husband', otherId: tom.id });
  await relate(tom.id, { kind: 'friend', otherId: again.id });
  await relate(again.id, { kind: 'daughter', otherId: mia.id });
  await relate(again.id, { kind: 'twin', otherId: anna.id });
  for (const { id } of [anna, again]) await relate(id, { kind: 'aunt', otherName: 'Rose' });
  await eleanor.call('POST', `/api/people/${again.id}/moments`, { day: '2026-01-02', text: 'Told me about Lisbon' });
  const merged = await eleanor.call('POST', '/api/people/merge', {
    stays: { id: anna.id, version: anna.version },
    merged: [{ id: again.id, version: again.version }],
  });
  expect(merged.statusCode).toBe(200);
  expect(await seenFrom(anna.id)).toEqual(['husband: Tom', 'daughter: Mia', 'aunt: Rose']);
  expect(await seenFrom(tom.id)).toEqual(['spouse: Anna Berg']);
  expect(await read(`/api/people/${anna.id}/moments`)).toMatchObject({ moments: [{ text: 'Told me about Lisbon' }] });
  expect((await read(`/api/people/${anna.id}`)).ownFields).toEqual([
    { label: 'Shoe size', value: '39' },
    { label: 'Gate', value: '1907' },
  ]);
});

test('refuses a merge to more than 20 own fields', async () => {
  const fields = (from: number) => Array.from({ length: 11 }, (_, at) => ({ label: `Field ${from + at}`, value: 'x' }));
  const [one, other] = [
    await add({ name: 'A', ownFields: fields(0) }),
    await add({ name: 'B', ownFields: fields(11) }),
  ];
  const answer = await eleanor.call('POST', '/api/people/merge', {
    stays: { id: one.id, version: 1 },
    merged: [{ id: other.id, version: 1 }],
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toContain('more than 20 fields');
});

test('the relations of a trashed contact sleep with it and are back when it is restored', async () => {
  const anna = await add({ name: 'Anna' });
  const tom = await add({ name: 'Tom' });
  await relate(anna.id, { kind: 'husband', otherId: tom.id });
  for (const { id } of [tom, anna]) await eleanor.call('DELETE', `/api/people/${id}`);
  const restore = async (id: number) => {
    const [item] = (await read(`/api/trash?kind=contact&subjectId=${id}`)).items;
    return eleanor.call('POST', `/api/trash/${item.id}/restore`);
  };
  await restore(anna.id);
  expect(await seenFrom(anna.id)).toEqual([]);
  await restore(tom.id);
  expect(await seenFrom(anna.id)).toEqual(['husband: Tom']);
  await eleanor.call('DELETE', `/api/people/${tom.id}`);
  await eleanor.call('DELETE', '/api/trash');
  expect(await seenFrom(anna.id)).toEqual([]);
});
