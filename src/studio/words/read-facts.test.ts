import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { type Language, languages } from '../../contract/vocabulary.ts';
import { packFor } from './language-packs.ts';
import { readFacts } from './read-facts.ts';

const factsOf = (name: string, relationship: string, language: Language = 'en', years: number | null = null) => {
  const recipient = { name, nickname: null, relationship, notes: null };
  const occasion = { type: 'birthday', years };
  return readFacts(wordsRequest({ recipient, language, occasion }), packFor(language));
};

test('close people are never addressed with Dr., in any language', () => {
  for (const language of languages)
    for (const relationship of ['daughter', 'wife', 'friend', 'niece', 'cousin'])
      expect(factsOf('Dr. Anna Maria Berg', relationship, language).name, `${language} ${relationship}`).toMatch(
        /^Ann[ao](?: Maria)?$/,
      );
});

test.each([
  ['Dr. Anna Berg', 'client', 'Dr. Anna Berg'],
  ['Dr. Anna Berg', 'teacher', 'Dr. Anna Berg'],
  ['Dr. Berg', 'friend', 'Dr. Berg'],
  ['Prof. Dr. Anna Berg', 'friend', 'Anna'],
  ['Anna & Tom Fields', 'friend', 'Anna and Tom'],
  ['Anna and Tom Fields', 'cousin', 'Anna and Tom'],
  ['Anna & Tom Fields', 'client', 'Anna and Tom Fields'],
  ['The Fields', 'friend', 'The Fields'],
])('%s, a %s, is called %s', (name, relationship, called) => {
  expect(factsOf(name, relationship).name).toBe(called);
});

test('an impossible age is ignored', () => {
  expect(factsOf('Anna', 'friend', 'en', 120).years).toBe(120);
  expect([121, 150, 0, -2, 1.5].map((years) => factsOf('Anna', 'friend', 'en', years).years)).toEqual([0, 0, 0, 0, 0]);
});

test('a public day of remembrance does not count as a personal loss', () => {
  const { signOffs } = packFor('en');
  const signed = (occasionType: string, relationship: string) =>
    signOffs({ ...factsOf('Anna', relationship), occasionType }, 'all', true);
  for (const day of ['memorial-day', 'good-friday'])
    for (const relationship of ['client', 'colleague', 'neighbor'])
      expect(signed(day, relationship).join()).not.toMatch(/sympathy/i);
  expect(signed('memorial', 'client')).toEqual(['With sincere sympathy']);
});

test.each([
  ['goddaughter', 'en', 'f'],
  ['Patensohn', 'de', 'm'],
  ['Freundin', 'de', 'f'],
  ['filleul', 'fr', 'm'],
  ['jefa', 'es', 'f'],
  ['szef', 'pl', 'm'],
  ['boss', 'en', null],
] as const)('a %s tells a gender, which the form of address may correct', (relationship, language, gender) => {
  const recipient = { name: 'Zelda Quist', nickname: null, relationship, notes: null };
  expect(readFacts(wordsRequest({ language, recipient }), packFor(language)).gender).toBe(gender);
  const about = { addressedAs: 'neutral' } as const;
  expect(
    readFacts(wordsRequest({ language, recipient: { ...recipient, about } }), packFor(language)).gender,
  ).toBeNull();
});
