import { expect, test } from 'vitest';
import { findPeople } from './recipient-dialog.tsx';

const people = [
  { name: 'Émile Zola', nickname: null },
  { name: 'Margaret', nickname: 'Mum' },
  { name: 'Søren Łukasz', nickname: null },
];

test.each([
  ['', ['Émile Zola', 'Margaret', 'Søren Łukasz']],
  ['soren lukasz', ['Søren Łukasz']],
  ['emile', ['Émile Zola']],
  [' MUM ', ['Margaret']],
  ['xyz', []],
])('%j finds %j', (search, names) => {
  expect(findPeople(people, search).map(({ name }) => name)).toEqual(names);
});
