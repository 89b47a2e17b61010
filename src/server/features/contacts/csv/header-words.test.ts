import { expect, test } from 'vitest';
import type { CsvField } from '../../../../contract/csv-fields.ts';
import { type HeaderLanguage, headerWords } from './header-words.ts';
import { fieldOf, readHeader } from './read-header.ts';

const languages = Object.entries(headerWords) as [HeaderLanguage, Partial<Record<CsvField, string>>][];
// Means both in Romanian.
const unclear = ['aniversare'];

test.each(languages)('reads every header in %s as the field that lists it', (language, fields) => {
  const wrong = Object.entries(fields).flatMap(([field, headers]) =>
    headers
      .split('|')
      .map((header) => header.trim().replace('#', '2'))
      .filter((header) => !unclear.includes(header) && fieldOf(readHeader(header), [language]) !== field)
      .map((header) => `${field}: ${header}`),
  );
  expect(wrong).toEqual([]);
});

test.each(languages)('%s has words for birthday and anniversary', (_, fields) => {
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['name', 'birthday', 'anniversary', 'phone', 'email']));
});
