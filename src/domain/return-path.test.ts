import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each([
  ['/people/7?x=1', '/people/7?x=1'],
  [undefined, '/'],
  ['', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/auth?redirect=/auth', '/'],
  ['/login', '/'],
  ['/authors', '/authors'],
])('the return path %j opens %j', (given, path) => {
  expect(safeReturnPath(given)).toBe(path);
});
