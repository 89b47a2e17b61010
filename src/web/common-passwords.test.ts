import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  ['123456', true],
  ['987654321', true],
  ['111111', true],
  ['123123', true],
  ['Password1!', true],
  ['qwerty2026', true],
  ['iloveyou', true],
  ['', false],
  ['31415926', false],
  ['margaret60', false],
  ['lamp lit for you', false],
])('%j is common: %s', (password, common) => {
  expect(isCommonPassword(password)).toBe(common);
});
