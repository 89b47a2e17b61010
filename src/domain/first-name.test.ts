import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstName, greetingName } from './first-name.ts';

test.each([
  ['Anna Berg', 'Anna'],
  ['  Anna   Berg ', 'Anna'],
  ['Berg, Anna', 'Anna'],
  ['Mr. John Richter James Doe Sr.', 'John'],
  ['John Doe, Jr.', 'John'],
  ['Jane Roe, PhD', 'Jane'],
  ['Prof. Dr. Anna Berg', 'Anna'],
  ['Dr. Berg', 'Dr. Berg'],
  ['Mrs Hale', 'Mrs Hale'],
  ['Aunt May Parker', 'Aunt May'],
  ['Grandma', 'Grandma'],
  ['Anna & Tom Miller', 'Anna & Tom'],
  ['Anna', 'Anna'],
  ['山田太郎', '山田太郎'],
  ['Zoë-Marie Ødegård', 'Zoë-Marie'],
  ['', ''],
  ['Dr.', 'Dr.'],
])('%j is greeted as %j', (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});

test('a nickname goes before the first name', () => {
  expect(greetingName('Mum', 'Margaret Hale')).toBe('Mum');
  expect(greetingName('  ', 'Margaret Hale')).toBe('Margaret');
});

test('a name with any letters is greeted with something that stands in it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\p{L}., &]*\p{L}[\p{L}., &]*$/u), (name) => {
      const greeted = firstName(name);
      expect(greeted.trim()).not.toBe('');
      for (const word of greeted.split(' ')) expect(name).toContain(word);
    }),
  );
});
