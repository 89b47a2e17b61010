import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

const items = ['cake', 'cake', 'gifts', 'balloons'];

test.each(['one', 'two', 'a/b', '3'])('pictures made together from %s all differ, as long as items last', (seed) => {
  const taken = [0, 1, 2].map((turn) => inTurn(`${seed}/${turn}`, 'subject', items, 'none'));
  expect([...taken].sort()).toEqual(['balloons', 'cake', 'gifts']);
  expect(inTurn(`${seed}/3`, 'subject', items, 'none')).toBe(taken[0]);
});

test('a picture on its own keeps what was picked for it', () => {
  expect(inTurn('one', 'subject', items, 'gifts')).toBe('gifts');
  expect(inTurn('/1', 'subject', items, 'gifts')).toBe('gifts');
});
