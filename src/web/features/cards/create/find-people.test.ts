import { expect, test } from 'vitest';
import { findPeople } from './find-people.ts';

const people = [
  { name: 'Émile Zola', nickname: null },
  { name: 'Margaret', nickname: 'Mum' },
];

test.each([
  ['', ['Émile Zola', 'Margaret']],
  ['emile', ['Émile Zola']],
  [' MUM ', ['Margaret']],
  ['xyz', []],
])('%j finds %j', (search, names) => {
  expect(findPeople(people, search).map(({ name }) => name)).toEqual(names);
});
