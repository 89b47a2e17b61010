import { readFileSync } from 'node:fs';
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
  // A property of every object.
  ['constructor', null, null],
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
  expect(relationLabel('constructor')).toBe('constructor');
});

test('every kind is said in the reader’s language, and in English in files', () => {
  const bracketed = (word: string) => `<${word}>`;
  for (const kind of relationKinds) expect(relationLabel(kind, bracketed)).toBe(`<${kind}>`);
  expect(relationLabel('fiance', String)).toBe('Fiancé(e)');
});

test('every kind can be translated', () => {
  const catalog = readFileSync(new URL('../../languages/messages.pot', import.meta.url), 'utf8');
  for (const kind of relationKinds) expect(catalog).toContain(`msgid "${kind}"`);
});
