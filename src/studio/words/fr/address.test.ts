import { expect, test } from 'vitest';
import { factsOf } from '../../../../tests/words/pack-kit.ts';
import type { Facts } from '../idea.ts';
import { callName, closesItself, isPolite, salutation, startsWithSalutation } from './address.ts';
import { pack as french } from './pack.ts';

const facts = (typed: string, more: Partial<Facts> = {}) => factsOf(french, typed, { name: 'Anna', ...more });

test.each([
  ['mother', 'warm', false],
  ['grandfather', 'formal', false],
  ['friend', 'respectful', false],
  ['wife', 'formal', false],
  ['meilleure amie', 'formal', false],
  ['colleague', 'friendly', false],
  ['collègue', 'formal', true],
  ['boss', 'playful', true],
  ['teacher', 'warm', true],
  ['client', 'playful', true],
  ['neighbor', 'warm', true],
  ['mother-in-law', 'tender', true],
  ['beau-frère', 'warm', false],
  ['brother-in-law', 'formal', true],
  ['pen friend', 'warm', true],
] as const)('a %s in a %s tone is addressed with vous: %s', (relationship, tone, polite) => {
  expect(isPolite(facts(relationship, { tone }))).toBe(polite);
});

test('several people are vous to anybody', () => {
  expect(isPolite(facts('friend', { name: 'Anna et Pierre' }))).toBe(true);
  expect(isPolite(facts('sister', { name: 'Les Dupont' }))).toBe(true);
  expect(isPolite(facts('sister', { name: 'Lesley' }))).toBe(false);
  expect(isPolite(facts('friend', { name: 'Madame Dupont' }))).toBe(true);
  expect(isPolite(facts('friend', { name: 'Drew' }))).toBe(false);
  expect(isPolite(facts('mother', { name: 'Madame Dupont' }))).toBe(false);
});

test.each([
  ['Anna Dupont', null, false, 'Anna'],
  ['Anna Dupont', ' Nana ', false, 'Nana'],
  ['Mme Dupont', null, false, 'Madame Dupont'],
  ['M. Petit', null, false, 'Monsieur Petit'],
  ['Mme', null, false, 'Mme'],
  ['Mona Petit', null, false, 'Mona'],
  ['Jean-Pierre Martin', null, false, 'Jean-Pierre'],
  ['Anna et Pierre Dupont', null, false, 'Anna et Pierre Dupont'],
  ['Les Dupont', null, false, 'Les Dupont'],
  ['Dupont SARL', null, false, 'Dupont SARL'],
  ['Mamie Rose', null, true, 'Mamie Rose'],
  ['Tante Sarah', null, true, 'Tante Sarah'],
  ['Maman', null, true, 'Maman'],
])('%s (%s, elder %s) is called "%s"', (name, nickname, isElder, expected) => {
  expect(callName(name, nickname, isElder, facts(isElder ? 'stepmother' : 'friend'))).toBe(expected);
});

test.each([
  ['mother', 'maman'],
  ['grandfather', 'papi'],
  ['aunt', 'tante Marguerite'],
  ['stepmother', ''],
])('nobody calls a %s by her bare first name, but "%s"', (relationship, expected) => {
  expect(callName('Marguerite Dupont', null, true, facts(relationship))).toBe(expected);
});

test('the line above our words suits who reads and why', () => {
  expect(salutation(facts('friend'), 'light', false)).toBe('Coucou Anna,');
  expect(salutation(facts('friend'), 'warm', false)).toBe('Anna,');
  expect(salutation(facts('client'), 'formal', false)).toBe('Bonjour Anna,');
  expect(salutation(facts('client'), 'formal', true)).toBe('Anna,');
  expect(salutation(facts('client', { name: 'Madame Dupont' }), 'formal', false)).toBe('Madame Dupont,');
});

test.each([
  ['mother', 'Maman', 'warm', 'Chère Maman,'],
  ['father', 'Papa', 'light', 'Coucou Papa,'],
  ['sister', 'Anna', 'warm', 'Chère Anna,'],
  ['son', 'Luc', 'formal', 'Cher Luc,'],
  ['mother-in-law', 'Anna', 'light', 'Chère Anna,'],
  ['neighbor', 'Madame Dupont', 'warm', 'Chère Madame Dupont,'],
  ['neighbor', 'Monsieur Petit', 'formal', 'Monsieur Petit,'],
  ['aunt', 'Tante Sarah', 'warm', 'Chère Tante Sarah,'],
  ['wife', 'Anna', 'warm', 'Anna,'],
  ['colleague', 'Anna', 'warm', 'Bonjour Anna,'],
] as const)('a %s called %s in a %s voice is greeted "%s"', (relationship, name, voice, expected) => {
  expect(salutation(facts(relationship, { name }), voice, false)).toBe(expected);
});

test('a mother is dear in sorrow too, and a couple keeps its names', () => {
  expect(salutation(facts('mother', { name: 'Maman' }), 'warm', true)).toBe('Chère Maman,');
  expect(salutation(facts('sister', { name: 'Anna et Pierre' }), 'warm', false)).toBe('Bonjour Anna et Pierre,');
});

test('knows a greeting and a closing when it sees one', () => {
  expect(startsWithSalutation('Chère Anna, comment vas-tu ?')).toBe(true);
  expect(startsWithSalutation('Bonjour !')).toBe(true);
  expect(startsWithSalutation('Salutaire, ce silence.')).toBe(false);
  expect(closesItself('Voilà. Je t’embrasse.')).toBe(true);
  expect(closesItself('Avec toute mon amitié.')).toBe(true);
  expect(closesItself('Avec le temps, tout va.')).toBe(false);
});
