import { expect, test } from 'vitest';
import { paperOf } from './paper-of.ts';

test.each([
  ['en-US', 'letter'],
  ['es-Latn-MX', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['', 'a4'],
])('the language tag %s gives %s paper', (tag, paper) => {
  expect(paperOf(tag)).toBe(paper);
});
