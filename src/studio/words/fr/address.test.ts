import { expect, test } from 'vitest';
import type { Facts } from '../idea.ts';
import { genderOf, relationshipOf } from '../relationship-group.ts';
import { callName, closesItself, isPolite, relationshipWords, salutation, startsWithSalutation } from './address.ts';

const facts = (typed: string, more: Partial<Facts> = {}): Facts => ({
  name: 'Anna',
  ...relationshipOf(typed, relationshipWords),
  gender: genderOf(typed),
  years: 0,
  yearsInWords: '',
  occasionType: '',
  loves: [],
  things: [],
  traits: [],
  ...more,
});

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
});

test.each([
  ['Anna Dupont', null, false, 'Anna'],
  ['Anna Dupont', ' Nana ', false, 'Nana'],
  ['Mme Dupont', null, false, 'Mme Dupont'],
  ['M. Petit', null, false, 'M. Petit'],
  ['Jean-Pierre Martin', null, false, 'Jean-Pierre'],
  ['Anna et Pierre Dupont', null, false, 'Anna et Pierre Dupont'],
  ['Les Dupont', null, false, 'Les Dupont'],
  ['Dupont SARL', null, false, 'Dupont SARL'],
  ['Marguerite Dupont', null, true, ''],
  ['Mamie Rose', null, true, 'Mamie Rose'],
  ['Tante Sarah', null, true, 'Tante Sarah'],
  ['Maman', null, true, 'Maman'],
])('%s (%s, elder %s) is called "%s"', (name, nickname, isElder, expected) => {
  expect(callName(name, nickname, isElder)).toBe(expected);
});

test('the line above our words suits who reads and why', () => {
  expect(salutation(facts('friend'), 'light', false)).toBe('Coucou Anna,');
  expect(salutation(facts('friend'), 'warm', false)).toBe('Anna,');
  expect(salutation(facts('client'), 'formal', false)).toBe('Bonjour Anna,');
  expect(salutation(facts('client'), 'formal', true)).toBe('Anna,');
  expect(salutation(facts('client', { name: 'Mme Dupont' }), 'formal', false)).toBe('Mme Dupont,');
});

test('knows a greeting and a closing when it sees one', () => {
  expect(startsWithSalutation('Chère Anna, comment vas-tu ?')).toBe(true);
  expect(startsWithSalutation('Bonjour !')).toBe(true);
  expect(startsWithSalutation('Salutaire, ce silence.')).toBe(false);
  expect(closesItself('Voilà. Je t’embrasse.')).toBe(true);
  expect(closesItself('Avec toute mon amitié.')).toBe(true);
  expect(closesItself('Avec le temps, tout va.')).toBe(false);
});
