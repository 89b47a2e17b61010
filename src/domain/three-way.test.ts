import { expect, test } from 'vitest';
import { compareLists, compareThreeWays } from './three-way.ts';

const isSame = (one: string | null, other: string | null) => one === other;

test.each([
  ['nothing changed', 'a', 'a', 'a', 'keep'],
  ['they changed', 'a', 'b', 'a', 'take'],
  ['they removed it', 'a', null, 'a', 'take'],
  ['we changed', 'a', 'a', 'b', 'keep'],
  ['we removed it', 'a', 'a', null, 'keep'],
  ['both changed alike', 'a', 'b', 'b', 'keep'],
  ['both changed', 'a', 'b', 'c', 'ask'],
  ['they removed it and we changed it', 'a', null, 'c', 'ask'],
  ['we removed it and they changed it', 'a', 'b', null, 'ask'],
  ['read first, only theirs', undefined, 'b', null, 'take'],
  ['read first, only ours', undefined, null, 'c', 'keep'],
  ['read first, both differ', undefined, 'b', 'c', 'ask'],
] as const)('%s', (_, base, theirs, ours, expected) => {
  expect(compareThreeWays({ base, theirs, ours }, isSame)).toBe(expected);
});

test('a list gains and loses by keys', () => {
  const { gained, lost } = compareLists(['Choir', 'Work'], ['choir', 'Family'], (name) => name.toLowerCase());
  expect([gained, lost]).toEqual([['Family'], ['Work']]);
});
