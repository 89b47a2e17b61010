import { expect, test } from 'vitest';
import { relationshipLine } from './relationship-line.ts';

test.each([
  [{ nickname: 'Mum', relationship: 'mother' }, 'Mum, mother', 'Mum, your mother'],
  [{ nickname: 'مريم', relationship: 'aunt' }, '\u2068مريم\u2069, aunt', '\u2068مريم\u2069, your aunt'],
  [{ nickname: 'Nan and Pop', relationship: 'grandparents' }, 'Nan and Pop, grandparents', 'Nan and Pop, grandparents'],
  [{ nickname: null, relationship: 'friend' }, 'Friend', 'Your friend'],
  [{ nickname: null, relationship: 'Book club' }, 'Book club', 'Book club'],
  [{ nickname: 'Z', relationship: 'other' }, 'Z, Other', 'Z, Other'],
])('the line of %j is %s', (person, line, yours) => {
  expect(relationshipLine(person)).toBe(line);
  expect(relationshipLine(person, true)).toBe(yours);
});
