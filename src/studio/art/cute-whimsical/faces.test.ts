import { expect, test } from 'vitest';
import { isCreature, isFaceless, listedNames } from './faces.ts';

test('each motif is in the lists once', () => {
  const twice = listedNames.filter((name, i) => listedNames.indexOf(name) !== i);
  expect(twice).toEqual([]);
});

test('animals and people have their own faces, and signs of faith and remembrance get none', () => {
  for (const name of ['cat', 'owl', 'old-woman', 'man-cook', 'family-man-woman-boy'])
    expect(isCreature(name)).toBe(true);
  for (const name of ['latin-cross', 'menorah', 'mosque', 'poppy']) expect(isFaceless(name)).toBe(true);
  for (const name of ['teapot', 'balloon']) expect(isCreature(name) || isFaceless(name)).toBe(false);
});
