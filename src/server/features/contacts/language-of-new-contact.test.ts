import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import type { StagedContact } from '../../db/tables/people.ts';
import { offerLanguage } from '../../reader.ts';
import { makeGroups } from './groups/groups.store.ts';
import { addImportedPeople } from './import/imported-people.store.ts';

let fondly: TestApp;
let anna: Person;
const withdrawn: (() => void)[] = [];
beforeAll(async () => {
  // A language of pages in which no card is written, too.
  for (const language of ['de', 'qps']) withdrawn.push(offerLanguage(language, () => undefined));
  fondly = await startTestApp();
  anna = await fondly.signUp();
});
afterAll(async () => {
  for (const withdraw of withdrawn) withdraw();
  await fondly?.close();
});
beforeEach(() => speak('de'));

const speak = (language: string) => anna.call('PATCH', '/api/user', { preferences: { language } });
const add = async (fields: object = {}) =>
  (await anna.call('POST', '/api/people', { name: 'Lotte Berg', ...fields })).json();

test.each([
  ['de', 'de'],
  ['en', null],
  ['qps', null],
])('an account in %s adds contacts whose cards are in %s', async (language, expected) => {
  await speak(language);
  expect((await add()).language).toBe(expected);
});

test('a language that is given stays, also none', async () => {
  expect((await add({ language: 'fr' })).language).toBe('fr');
  expect((await add({ language: 'en' })).language).toBe('en');
  expect((await add({ language: null })).language).toBeNull();
});

test('a later language of the account changes no contact', async () => {
  const { id } = await add();
  await speak('en');
  expect((await anna.call('GET', `/api/people/${id}`)).json().language).toBe('de');
});

test('a contact that a card names for the first time gets it, and imported ones, whose job has no reader', async () => {
  const fields = { title: 'Hallo', category: 'birthday', style: 'classic', message: 'Alles Gute.' };
  const card = await anna.call('POST', '/api/cards', { recipient: 'Emil Vogt', ...fields });
  expect(card.json()).toMatchObject({ person: { name: 'Emil Vogt', language: 'de' } });
  const staged = (changes: Partial<StagedContact>) => ({
    contact: { name: 'Imported', relationship: 'friend', dropped: [], ...changes } as StagedContact,
    imageUrl: null,
  });
  const ids = await fondly.context.database.transaction(async (tx) => {
    const groups = await makeGroups(tx, anna.user.id, []);
    const owner = { userId: anna.user.id, importId: null };
    return addImportedPeople(tx, owner, [staged({}), staged({ language: 'fr' })], groups);
  });
  const languages = [];
  for (const id of ids) languages.push((await anna.call('GET', `/api/people/${id}`)).json().language);
  expect(languages).toEqual(['de', 'fr']);
});

test('a household has what its members have in common', async () => {
  const english = [await add({ language: null }), await add({ language: null })];
  const german = [await add(), await add()];
  const live = async (members: { id: number }[]) =>
    (await anna.call('POST', '/api/households', { members: members.map(({ id }) => ({ id, place: 'adult' })) })).json();
  const languageOf = async (members: { id: number }[]) => {
    const { id } = await live(members);
    return (await anna.call('GET', `/api/people/${id}`)).json().language;
  };
  expect(await languageOf(english)).toBeNull();
  expect(await languageOf(german)).toBe('de');
});
