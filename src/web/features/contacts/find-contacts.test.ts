import { expect, test } from 'vitest';
import { noReach } from '../../../domain/reach.ts';
import { findContacts, indexContacts } from './find-contacts.ts';

const people = [
  { name: 'Walter Whitfield', nickname: 'Grandpa', email: null, relationship: 'grandfather', groups: ['Choir'] },
  { name: 'lucía Fernández', nickname: null, email: 'LF@example.org', relationship: 'cousin', groups: [] },
  {
    name: 'Aiko Tanaka',
    nickname: null,
    email: 'aiko@home.example',
    reach: { ...noReach, emails: [{ value: 'tanaka@firm.example', label: 'work' }] },
    relationship: 'Book club',
    groups: [],
  },
];
const names = (words: string) => findContacts(indexContacts(people), words).map(({ name }) => name);

test('sorts by name, ignoring case', () => {
  expect(names('')).toEqual(['Aiko Tanaka', 'lucía Fernández', 'Walter Whitfield']);
});

test.each([
  ['GRANDPA', 'Walter Whitfield'],
  ['grandf', 'Walter Whitfield'],
  ['lf@EX', 'lucía Fernández'],
  ['Tanaka@firm', 'Aiko Tanaka'],
  ['  Lucia ', 'lucía Fernández'],
  ['choir', 'Walter Whitfield'],
  ['book', 'Aiko Tanaka'],
  ['LÚCÍA fer', 'lucía Fernández'],
])('%j finds %s', (words, name) => {
  expect(names(words)).toEqual([name]);
});

test('finds no contact by unknown words', () => {
  expect(names('zzz')).toEqual([]);
});

test('words must match within one field', () => {
  expect(names('whitfield grandpa')).toEqual([]);
});

test('indexes the same list only once', () => {
  expect(indexContacts(people)).toBe(indexContacts(people));
  expect(indexContacts([...people])).not.toBe(indexContacts(people));
});
