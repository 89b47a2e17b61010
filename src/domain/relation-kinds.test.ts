import { expect, test } from 'vitest';
import { isCloseFamily, relationKinds, relationLabel, reverseOf } from './relation-kinds.ts';

test.each([
  ['mother', null, 'child'],
  ['mother', 'f', 'daughter'],
  ['parent', 'm', 'son'],
  ['son', null, 'parent'],
  ['husband', 'f', 'wife'],
  ['spouse', null, 'spouse'],
  ['aunt', 'm', 'nephew'],
  ['niece', null, 'aunt or uncle'],
  ['assistant', null, 'manager'],
  ['neighbor', 'f', 'neighbor'],
  ['Sponsor', 'f', null],
] as const)('whose %s someone is (%s), is their %s', (kind, gender, reverse) => {
  expect(reverseOf(kind, gender)).toBe(reverse);
});

test('the reverse of every kind is a kind, and its reverse leads back to one like it', () => {
  for (const kind of relationKinds) {
    const reverse = reverseOf(kind, null) ?? '';
    expect(relationKinds).toContain(reverse);
    expect(relationKinds).toContain(reverseOf(reverse, null));
    expect(isCloseFamily(reverse)).toBe(isCloseFamily(kind));
  }
});

test('words of the user’s own stay as they are', () => {
  expect(relationLabel('mother-in-law')).toBe('Mother-in-law');
  expect(relationLabel('the other witness')).toBe('the other witness');
});
