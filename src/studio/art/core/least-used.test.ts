import { expect, test } from 'vitest';
import { leastUsed } from './least-used.ts';

test('returns the least used items, at least three', () => {
  const uses = new Map([
    ['wreath', 2],
    ['hero', 1],
  ]);
  const usesOf = (name: string) => uses.get(name) ?? 0;
  expect(leastUsed(['wreath', 'hero', 'crop', 'scene', 'border'], usesOf)).toEqual(['crop', 'scene', 'border']);
  expect(leastUsed(['wreath', 'hero', 'crop', 'scene'], usesOf)).toEqual(['hero', 'crop', 'scene']);
  expect(leastUsed(['wreath', 'hero'], usesOf)).toEqual(['wreath', 'hero']);
  expect(leastUsed([], usesOf)).toEqual([]);
});
