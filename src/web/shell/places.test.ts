import { expect, test } from 'vitest';
import { isActivePlace } from './places.ts';

test.each([
  ['/', '/', true],
  ['/people', '/', false],
  ['/people', '/people', true],
  ['/people/7/dates/add', '/people', true],
  ['/cards/create', '/cards', true],
  ['/card-template/3', '/cards', false],
])('on %s the place %s is active: %s', (path, place, active) => {
  expect(isActivePlace(path, place)).toBe(active);
});
