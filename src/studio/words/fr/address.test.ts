import { expect, test } from 'vitest';
import { factsOf } from '../../../../tests/words/pack-kit.ts';
import type { Facts } from '../idea.ts';
import { callName, closesItself, isPolite, salutation, startsWithSalutation } from './address.ts';
import { pack as french } from './pack.ts';
import { asWarmAs } from './warmth.ts';

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
  expect(salutation(facts('client', { name: 'Madame Dupont' }), 'formal', false)).toBe('Madame Dupont,');
});

test('knows a greeting and a closing when it sees one', () => {
  expect(startsWithSalutation('Chère Anna, comment vas-tu ?')).toBe(true);
  expect(startsWithSalutation('Bonjour !')).toBe(true);
  expect(startsWithSalutation('Salutaire, ce silence.')).toBe(false);
  expect(closesItself('Voilà. Je t’embrasse.')).toBe(true);
  expect(closesItself('Avec toute mon amitié.')).toBe(true);
  expect(closesItself('Avec le temps, tout va.')).toBe(false);
});

test.each([
  ['friend', 'Avec mon amitié.', 'Avec mon amitié.'],
  ['mother', 'Avec mon amitié.', 'Avec mon affection.'],
  ['mother', 'Mes pensées les plus cordiales, et amicales.', 'Mes pensées les plus affectueuses, et affectueuses.'],
  ['son', 'Mes vœux les plus amicaux.', 'Mes vœux les plus affectueux.'],
  ['aunt', 'Un salut amical, et mes amitiés.', 'Un salut affectueux, et mes tendres pensées.'],
  ['wife', 'Un signe aux gens qu’on aime bien.', 'Un signe aux gens qu’on aime.'],
  ['wife', 'Pour ceux que j’estime.', 'Pour ceux que j’aime.'],
  ['aunt', 'Un signe aux gens qu’on aime bien.', 'Un signe aux gens qu’on aime bien.'],
  ['mother', 'Tu as toute mon estime.', 'Tu as toute ma tendresse.'],
])('to a %s "%s" is "%s"', (relationship, written, said) => {
  expect(asWarmAs(facts(relationship).group, written)).toBe(said);
});
