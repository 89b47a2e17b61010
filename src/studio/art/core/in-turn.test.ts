import { expect, test } from 'vitest';
import { inTurn, seedsBefore } from './in-turn.ts';

const items = ['cake', 'cake', 'gifts', 'balloons'];

test.each(['one', 'two', 'a#b', '3'])('pictures made together from %s differ while items last', (seed) => {
  const taken = [0, 1, 2].map((turn) => inTurn(`${seed}#${turn}`, 'subject', items, 'none'));
  expect([...taken].sort()).toEqual(['balloons', 'cake', 'gifts']);
  expect(inTurn(`${seed}#3`, 'subject', items, 'none')).toBe(taken[0]);
});

test('a single picture keeps the item picked for it', () => {
  expect(inTurn('one', 'subject', items, 'gifts')).toBe('gifts');
  expect(inTurn('preset/1', 'subject', items, 'gifts')).toBe('gifts');
});

test('an unsuitable item is replaced by one that no other picture has', () => {
  const five = ['ring', 'arch', 'frame', 'garland', 'spray'];
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const taken = [0, 1, 2].map((turn) => inTurn(`${seed}#${turn}`, 'layout', five, 'none', (item) => item !== 'ring'));
    expect(new Set(taken).size).toBe(3);
    expect(taken).not.toContain('ring');
  }
});

test('knows the pictures before one that are made together with it', () => {
  expect(seedsBefore('a#2')).toEqual(['a#0', 'a#1']);
  expect(seedsBefore('a#4')).toEqual(['a#3']);
  expect([...seedsBefore('a#0'), ...seedsBefore('a')]).toEqual([]);
});
