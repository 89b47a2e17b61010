import { expect, test } from 'vitest';
import { contracted } from './contracted.ts';

test.each([
  ['Zeit für das Tanzen.', 'Zeit fürs Tanzen.'],
  ['Zeit für das, was du magst.', 'Zeit für das, was du magst.'],
  ['Zeit für das gute Leben.', 'Zeit für das gute Leben.'],
])('%s becomes %s', (text, told) => {
  expect(contracted(text)).toBe(told);
});
