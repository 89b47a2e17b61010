import { expect, test } from 'vitest';
import type { CsvField } from '../../../../contract/imports.ts';
import { type HeaderLanguage, headerWords } from './header-words.ts';
import { fieldOf, readHeader } from './read-header.ts';

const languages = Object.entries(headerWords) as [HeaderLanguage, Partial<Record<CsvField, string>>][];
// Means both in Romanian.
const unclear = ['aniversare'];

test.each(languages)('every header in %s is read as what it is listed for', (language, fields) => {
  const wrong = Object.entries(fields).flatMap(([field, headers]) =>
    headers
      .split('|')
      .map((header) => header.trim().replace('#', '2'))
      .filter((header) => !unclear.includes(header) && fieldOf(readHeader(header), [language]) !== field)
      .map((header) => `${field}: ${header}`),
  );
  expect(wrong).toEqual([]);
});

test.each(languages)('%s has words for a birthday and an anniversary', (_, fields) => {
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['name', 'birthday', 'anniversary', 'phone', 'email']));
});
