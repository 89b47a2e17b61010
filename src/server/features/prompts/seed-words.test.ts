import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerPseudoLanguage, outsideBrackets, pseudo } from '../../../../tests/app/pseudo-language.ts';
import { inWordsFor } from '../../reader.ts';
import { configSeeds, modelSeeds, templateSeeds } from './prompt-seeds.ts';
import { asSeeded, seedAgain } from './seed-words.ts';

let withdraw: () => void;
beforeAll(() => {
  withdraw = offerPseudoLanguage();
});
afterAll(() => withdraw());

const read = <Result>(work: () => Result) => inWordsFor({ language: pseudo, locale: 'en-US' }, work);
const isName = (text: string) => /^GPT/.test(text);

test('every seeded name and description is read in the language of the reader, and stored as seeded', () => {
  const texts = [
    ...[...modelSeeds, ...templateSeeds].flatMap(({ fields }) => [fields.name, fields.description ?? '']),
    ...configSeeds.map(({ fields }) => fields.name),
    ...modelSeeds.flatMap(({ parameters }) => parameters.map(({ description }) => description ?? '')),
  ].filter((text) => !isName(text));
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) {
    const shown = read(() => seedAgain(text));
    expect([text, outsideBrackets(shown)]).toEqual([text, '']);
    expect(read(() => asSeeded(shown))).toBe(text);
  }
  expect(seedAgain(texts[0] ?? '')).toBe(texts[0]);
});

test.each(['Words', 'My own messages', '', null])('the text %j of an administrator stays', (text) => {
  expect(read(() => [seedAgain(text), asSeeded(text)])).toEqual([text, text]);
});
