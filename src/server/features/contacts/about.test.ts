import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import type { About } from '../../../contract/about.ts';
import { nothingKnown } from '../../../contract/about-limits.ts';

let fondly: TestApp;
let eleanor: Person;
let stranger: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  stranger = await fondly.signUp('Stranger');
});
afterAll(() => fondly.close());

const known: Partial<About> = {
  addressedAs: 'feminine',
  register: 'informal',
  usualTone: 'playful',
  usualLength: 'short',
  callsMe: 'Bear',
  signAs: 'Love, Eleanor and Tom',
  topics: ['gardening', 'cats'],
  ownTopics: ['lighthouses'],
  pets: [{ name: 'Biscuit', kind: 'dog' }],
  memories: ['We still laugh about the tent in Wales.'],
  neverMention: ['Derek'],
};

const add = async (fields: object) => {
  const response = await eleanor.call('POST', '/api/people', { name: 'Margaret', ...fields });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
};

test('a new contact has no details', async () => {
  expect(await add({})).toMatchObject({ about: nothingKnown, topicsInNotes: [] });
});

test('saves details, keeps the others on a change, and leaves them out of the list of contacts', async () => {
  const { id, about, version } = await add({ about: known });
  expect(about).toEqual({ ...nothingKnown, ...known });
  const changed = await eleanor.call('PATCH', `/api/people/${id}`, {
    about: { topics: ['cats', 'cats'], hasDied: true, callsMe: '  ' },
    version,
  });
  const wanted = { ...nothingKnown, ...known, topics: ['cats'], hasDied: true, callsMe: null };
  expect(changed.json().about).toEqual(wanted);
  expect((await eleanor.call('PATCH', `/api/people/${id}`, { nickname: 'Mum' })).json().about).toEqual(wanted);
  expect((await eleanor.call('GET', `/api/people/${id}`)).json().about).toEqual(wanted);
  const listed = (await eleanor.call('GET', '/api/people')).json().find((person: { id: number }) => person.id === id);
  expect(listed).not.toHaveProperty('about');
  expect(listed).not.toHaveProperty('topicsInNotes');
});

test('returns 404 to other users', async () => {
  const { id } = await add({ about: known });
  expect((await stranger.call('GET', `/api/people/${id}`)).statusCode).toBe(404);
  expect((await stranger.call('PATCH', `/api/people/${id}`, { about: { hasDied: true } })).statusCode).toBe(404);
  expect((await eleanor.call('GET', `/api/people/${id}`)).json().about.hasDied).toBe(false);
});

test.each([
  [{ topics: ['gardening', 'shoelaces'] }, 'about.topics', 'There is no topic “shoelaces” in the catalog.'],
  [{ notFromNotes: ['shoelaces'] }, 'about.notFromNotes', 'There is no topic “shoelaces” in the catalog.'],
  [{ topics: Array.from({ length: 13 }, (_, n) => `t${n}`) }, 'about.topics', null],
  [{ ownTopics: ['x'.repeat(41)] }, 'about.ownTopics.0', null],
  [{ memories: ['a', 'b', 'c', 'd'] }, 'about.memories', null],
  [{ pets: [{ name: 'Rex', kind: 'dragon' }] }, 'about.pets.0.kind', null],
  [{ signAs: 'x'.repeat(101) }, 'about.signAs', null],
  [{ shoeSize: 41 }, 'about', null],
])('rejects %j with a reason', async (about, field, words) => {
  const response = await eleanor.call('POST', '/api/people', { name: 'Margaret', about });
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().fields)).toEqual([field]);
  if (words) expect(response.json().fields[field]).toBe(words);
});

test('finds topics in the notes, and a removed topic does not come back', async () => {
  const { id, topicsInNotes } = await add({ notes: 'Loves gardening and her two cats. Breast lump, no sewing.' });
  expect(topicsInNotes).toEqual(['gardening', 'cats']);
  const changed = await eleanor.call('PATCH', `/api/people/${id}`, { about: { notFromNotes: ['cats'] } });
  expect(changed.json().topicsInNotes).toEqual(['gardening']);
});

test('the topic catalogue has names in the requested language, needs a session, and is cacheable', async () => {
  const topics = await eleanor.call('GET', '/api/topics?language=de');
  expect(topics.json()).toContainEqual({ id: 'gardening', family: 'garden', name: 'Gartenarbeit' });
  expect(topics.headers['cache-control']).toBe('private, max-age=3600');
  expect((await eleanor.call('GET', '/api/topics')).json()[0].name).toBe('Gardening');
  expect((await eleanor.call('GET', '/api/topics?language=tlh')).statusCode).toBe(422);
  expect((await fondly.anonymous.call('GET', '/api/topics')).statusCode).toBe(401);
});
