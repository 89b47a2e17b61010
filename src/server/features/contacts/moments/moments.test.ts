import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { dayIn } from '../../../../../tests/days.ts';
import { readZip } from '../../../../../tests/process/read-zip.ts';

let fondly: TestApp;
let eleanor: Person;
let anna: number;
beforeAll(async () => {
  fondly = await startTestApp();
});
beforeEach(async () => {
  eleanor = await fondly.signUp();
  anna = (await eleanor.call('POST', '/api/people', { name: 'Anna Berg', notes: 'Sails in\n Lisbon' })).json().id;
});
afterAll(() => fondly.close());

const path = () => `/api/people/${anna}/moments`;
const note = (day: string, text: string) => eleanor.call('POST', path(), { day, text });
const texts = async () => (await eleanor.call('GET', path())).json().moments.map(({ text }: { text: string }) => text);
const find = async (words: string, who = eleanor) =>
  (await who.call('GET', `/api/people/noted?words=${encodeURIComponent(words)}`)).json();

test('moments are listed with the latest day first, changed and removed', async () => {
  await note('2026-03-01', 'Told me\n about   Lisbon');
  await note('2026-05-01', 'Walked to the lake');
  const { moments } = (await note('2026-04-01', 'قالت إنها تحب البحر')).json();
  expect(await texts()).toEqual(['Walked to the lake', 'قالت إنها تحب البحر', 'Told me about Lisbon']);
  await eleanor.call('PATCH', `${path()}/${moments[0].id}`, { day: '2026-02-01' });
  await eleanor.call('PATCH', `${path()}/${moments[1].id}`, { text: 'She loves the sea' });
  expect(await texts()).toEqual(['She loves the sea', 'Told me about Lisbon', 'Walked to the lake']);
  await eleanor.call('DELETE', `${path()}/${moments[2].id}`);
  expect(await texts()).toEqual(['She loves the sea', 'Walked to the lake']);
});

test('refuses a day to come, a day that does not exist, no words and too many', async () => {
  for (const [day, text] of [
    [dayIn(2), 'Tomorrow'],
    ['2026-02-30', 'Never'],
    ['--03-01', 'No year'],
    ['2026-03-01', '  '],
    ['2026-03-01', 'x'.repeat(501)],
  ] as const)
    expect((await note(day, text)).statusCode, `${day} ${text.slice(0, 9)}`).toBe(422);
  expect(await texts()).toEqual([]);
});

test('a moment is taken as one of the memories for their cards, and taken away again', async () => {
  const known = async () => (await eleanor.call('GET', `/api/people/${anna}`)).json().about.memories;
  for (const text of ['One', 'Two', 'Three', 'Four', 'x'.repeat(201)]) await note('2026-03-01', text);
  const { moments } = (await eleanor.call('GET', path())).json();
  const [long, four, three, two, one] = moments.map(({ id }: { id: number }) => `${path()}/${id}/memory`);
  const take = (of: string) => eleanor.call('PUT', of, { isMemory: true });
  expect((await take(long)).json().message).toContain('at most 200 characters');
  for (const each of [one, two, two, three]) expect((await take(each)).statusCode).toBe(200);
  expect((await take(four)).json().message).toContain('3 memories for their cards already');
  expect(await known()).toEqual(['One', 'Two', 'Three']);
  const answer = await eleanor.call('PUT', two, { isMemory: false });
  expect(answer.json().moments.map(({ isMemory }: { isMemory: boolean }) => isMemory)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(await known()).toEqual(['One', 'Three']);
});

test('words are found in moments, own fields and notes of the user’s own contacts', async () => {
  const tom = await eleanor.call('POST', '/api/people', {
    name: 'Tom',
    ownFields: [{ label: 'Born in', value: 'LISBON' }],
  });
  await note('2026-03-01', `${'Before. '.repeat(20)}Told me about Lisbon${' after'.repeat(20)}`);
  await note('2026-01-01', 'Lisbon, again');
  expect(await find('lisbon')).toEqual([
    {
      personId: anna,
      where: 'moment',
      day: '2026-03-01',
      excerpt: expect.stringMatching(/^….{40,60}Told me about Lisbon after.{30,60}…$/),
    },
    { personId: tom.json().id, where: 'field', day: null, excerpt: 'Born in: LISBON' },
  ]);
  expect(await find('sails in')).toMatchObject([{ where: 'notes', excerpt: 'Sails in Lisbon' }]);
  expect([await find('100%'), await find('lisbon', await fondly.signUp('Margaret'))]).toEqual([[], []]);
});

test('own fields are plain text, at most 20 of them', async () => {
  const field = (change: object = {}) => ({ label: 'Gate', value: '1907', ...change });
  const save = (ownFields: object[]) => eleanor.call('PATCH', `/api/people/${anna}`, { ownFields });
  expect((await save([field({ label: ' The  gate ' })])).json().ownFields).toEqual([
    { label: 'The gate', value: '1907' },
  ]);
  for (const wrong of [
    Array.from({ length: 21 }, () => field()),
    [field({ label: '' })],
    [field({ value: ' ' })],
    [field({ value: 'x'.repeat(501) })],
    [field({ more: 1 })],
  ])
    expect((await save(wrong)).statusCode).toBe(422);
  const [listed] = (await eleanor.call('GET', '/api/people')).json();
  expect(listed).not.toHaveProperty('ownFields');
});

test('the account’s data has moments, relations and own fields', async () => {
  await note('2026-03-01', 'Told me about Lisbon');
  await eleanor.call('POST', `/api/people/${anna}/relations`, { kind: 'aunt', otherName: 'Rose' });
  await eleanor.call('PATCH', `/api/people/${anna}`, { ownFields: [{ label: 'Gate', value: '1907' }] });
  const files = readZip((await eleanor.call('GET', '/api/user/data.zip')).rawPayload);
  expect(JSON.parse(files.get('data.json')?.toString() ?? '')).toMatchObject({
    contacts: [{ id: anna, ownFields: [{ label: 'Gate', value: '1907' }] }],
    relations: [{ personId: anna, otherId: null, otherName: 'Rose', kind: 'aunt' }],
    moments: [{ personId: anna, day: '2026-03-01', text: 'Told me about Lisbon' }],
  });
});
