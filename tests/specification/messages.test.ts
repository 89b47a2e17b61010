import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  catalogFile,
  languagesWithCatalog,
  problemOf,
  readTranslations,
  templateFile,
  writeCatalog,
} from '../../scripts/messages/catalogs.mjs';
import { findInSources } from '../../scripts/messages/find-in-sources.mjs';
import { offeredLanguages } from '../../src/contract/languages.ts';

const messages = findInSources();
const afresh = 'Run `npm run messages`: what the sources say has changed.';

test('the template has every message of the sources', () => {
  expect(messages.length).toBeGreaterThan(2000);
  expect(
    readFileSync(templateFile, 'utf8') === writeCatalog(messages, { language: '', translations: new Map() }),
    afresh,
  ).toBe(true);
});

test.for(languagesWithCatalog())(
  'the catalog of %s has every message, and translations with the same places',
  (language) => {
    const translations = readTranslations(language);
    expect(
      readFileSync(catalogFile(language), 'utf8') === writeCatalog(messages, { language, translations }),
      afresh,
    ).toBe(true);
    const problems = [...translations]
      .map(([key, translation]) => translation && problemOf(key, translation))
      .filter(Boolean);
    expect(problems).toEqual([]);
  },
);

test.for(offeredLanguages.filter((language: string) => language !== 'en'))(
  '%s, which is offered, is complete',
  (language) => {
    const translations = readTranslations(language);
    expect(messages.filter(({ key }) => !translations.get(key)).map(({ key }) => key)).toEqual([]);
  },
);

test.each([
  ['{0} cards', '{0, plural, one {# Karte} other {# Karten}}', null],
  ['See <e0>all</e0>', '<e0>Alle</e0> sehen', null],
  ['Hello {0}', 'Hallo', '“Hallo” has no places'],
  ['Hello', 'Hallo {0}', '“Hallo {0}” has {0}'],
  ['See <e0>all</e0>', '<e0>Alle sehen', 'is not ICU MessageFormat'],
])('of %j the translation %j has the problem %s', (key, translation, problem) => {
  const found = problemOf(key, translation);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toContain(problem);
});
