import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLetters } from './font-letters.ts';
import { fontFilesOf } from './fonts.ts';

test('reads the letters of each subset of a font', () => {
  const [latin, extended] = fontFilesOf('Anton').map(readLetters);
  const has = (letters: Set<number> | undefined, letter: string) => letters?.has(letter.codePointAt(0) as number);
  expect([has(latin, 'A'), has(latin, 'ü'), has(latin, 'ł'), has(latin, 'あ')]).toEqual([true, true, false, false]);
  expect([has(extended, 'ł'), has(extended, 'あ')]).toEqual([true, false]);
});

test('rejects a file that is not a font', () => {
  expect(() => readLetters(join(import.meta.dirname, 'hands.yaml'))).toThrow(RangeError);
});
