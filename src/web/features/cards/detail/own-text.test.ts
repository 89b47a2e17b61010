import { expect, test } from 'vitest';
import { isUntouched, typed } from './own-text.ts';

const draft = { deliveryStatus: 'draft' } as const;
const approved = { deliveryStatus: 'approved_and_scheduled' } as const;

test('a text keeps the version that its first change started from', () => {
  const begun = typed(null, 'Hello M', 'Hello', 3);
  expect(begun).toEqual({ text: 'Hello M', base: 'Hello', version: 3 });
  expect(typed(begun, 'Hello Mum', 'Changed elsewhere', 4)).toEqual({ text: 'Hello Mum', base: 'Hello', version: 3 });
});

test.each([
  ['an unchanged text and status', 'Hello', draft, true],
  ['a changed text', 'Good day', draft, false],
  ['a card that was approved meanwhile', 'Hello', approved, false],
])('may be saved without asking over %s: %s', (_what, saved, current, untouched) => {
  expect(isUntouched({ text: 'Mine', base: 'Hello', version: 3 }, saved, draft, current)).toBe(untouched);
});
