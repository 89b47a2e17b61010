import { expect, test } from 'vitest';
import { everyRequest } from '../../../tests/words/any-words.ts';
import { measureVariety } from '../../../tests/words/measure-variety.ts';
import { faultsOf } from '../../../tests/words/words-faults.ts';
import { faultsOfYears } from '../../../tests/words/years-of-words.ts';
import { languages } from '../../contract/vocabulary.ts';
import { packs } from './language-pack.ts';

// A sample; `npm run prove:words` looks at every one.
const written = languages.filter((language) => packs[language]);
const everyNth = 151;

test.each(written)('%s: sound messages, with the facts that are known and no others', (language) => {
  const faults = [...everyRequest(language, (at) => at % everyNth === 0)].flatMap(faultsOf);
  expect(faults).toEqual([]);
});

test.each(written)('%s: next year brings other words, and nobody is now called tu and now vous', (language) => {
  expect(faultsOfYears(language, (at) => at % 17 === 3)).toEqual([]);
});

test.each(written)('%s: many people get many different cards', (language) => {
  for (const category of ['birthday', 'sympathy', 'christmas'] as const)
    expect(measureVariety(category, language, 40).equal, category).toBe(0);
});
