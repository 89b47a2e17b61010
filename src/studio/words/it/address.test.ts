import { expect, test } from 'vitest';
import { factsOf as factsOfPack } from '../../../../tests/words/pack-kit.ts';
import type { Facts } from '../idea.ts';
import { callName, closesItself, salutation, signOffs, startsWithSalutation } from './address.ts';
import { formFor } from './forms-of-address.ts';
import { pack as italian } from './pack.ts';
import { underSalutation } from './under-salutation.ts';

const factsOf = (typed: string, more: Partial<Facts> = {}) => factsOfPack(italian, typed, { name: 'Anna', ...more });

test.each([
  ['Anna Neri', null, false, 'Anna'],
  ['Anna Neri', ' Annina ', false, 'Annina'],
  ['Maria Grazia Conti', null, false, 'Maria Grazia'],
  ['Gian Luca', null, false, 'Gian Luca'],
  ['Maria Conti', null, false, 'Maria'],
  ['Dott.ssa Elena Sarti', null, false, 'Dott.ssa Elena Sarti'],
  ['Don Paolo', null, false, 'Don Paolo'],
  ['Anna e Luca', null, false, 'Anna e Luca'],
  ['Anna ed Elena', null, false, 'Anna ed Elena'],
  ['Famiglia Neri', null, false, 'Famiglia Neri'],
  ['Neri e Figli Srl', null, false, 'Neri e Figli Srl'],
  ['Margherita Neri', null, true, ''],
  ['Margherita Neri', 'Nonnina', true, 'Nonnina'],
  ['Nonna Rosa', null, true, 'Nonna Rosa'],
  ['Zia Sara', null, true, 'Zia Sara'],
  ['Mamma', null, true, 'Mamma'],
  ['  ', null, false, ''],
])('%s (%s, elder %s) is called "%s"', (name, nickname, isElder, expected) => {
  expect(callName(name, nickname, isElder, factsOf('stepmother'))).toBe(expected);
});

test.each([
  ['mother', 'mamma'],
  ['babbo', 'babbo'],
  ['grandfather', 'nonno'],
  ['aunt', 'zia Margherita'],
  ['stepmother', ''],
])('nobody calls a %s by a bare first name, but "%s"', (relationship, expected) => {
  expect(callName('Margherita Neri', null, true, factsOf(relationship))).toBe(expected);
});

test.each([
  ['friend', 'warm', 'tu'],
  ['friend', 'formal', 'tu'],
  ['mother', 'respectful', 'tu'],
  ['wife', 'formal', 'tu'],
  ['nonna', 'formal', 'tu'],
  ['suocera', 'warm', 'tu'],
  ['suocera', 'formal', 'Lei'],
  ['cognata', 'formal', 'tu'],
  ['client', 'playful', 'Lei'],
  ['teacher', 'warm', 'Lei'],
  ['teacher', 'friendly', 'tu'],
  ['capo', 'warm', 'Lei'],
  ['colleague', 'warm', 'tu'],
  ['colleague', 'formal', 'Lei'],
  ['neighbor', 'respectful', 'Lei'],
] as const)('a %s in a %s tone is %s', (relationship, tone, form) => {
  expect(formFor(factsOf(relationship, { tone }))).toBe(form);
});

test('a title keeps its distance outside the family', () => {
  expect(formFor(factsOf('friend', { name: 'Dott.ssa Neri', tone: 'warm' }))).toBe('Lei');
  expect(formFor(factsOf('wife', { name: 'Dott.ssa Neri', tone: 'warm' }))).toBe('tu');
});

test('several people are "voi" whoever they are', () => {
  for (const name of ['Anna e Luca', 'Anna ed Elena', 'Famiglia Neri'])
    expect(formFor(factsOf('friend', { name, tone: 'warm' })), name).toBe('voi');
});

test.each([
  ['friend', 'light', 'warm', 'Anna', 'Ciao Anna,'],
  ['friend', 'warm', 'warm', 'Anna', 'Ciao Anna,'],
  ['friend', 'formal', 'formal', 'Anna', 'Anna,'],
  ['wife', 'warm', 'warm', 'Anna', 'Anna,'],
  ['sister', 'warm', 'warm', 'Anna', 'Cara Anna,'],
  ['nephew', 'all', 'warm', 'Luca', 'Caro Luca,'],
  ['nephew', 'light', 'warm', 'Luca', 'Ciao Luca,'],
  ['grandmother', 'warm', 'warm', 'Nonna Rosa', 'Cara nonna Rosa,'],
  ['mother', 'light', 'warm', 'Mamma', 'Ciao mamma,'],
  ['client', 'all', 'warm', 'Anna', 'Gentile Anna,'],
  ['client', 'formal', 'formal', 'Sig.ra Neri', 'Gentile Sig.ra Neri,'],
  ['client', 'formal', 'formal', 'Famiglia Neri', 'Gentile famiglia Neri,'],
  ['friend', 'warm', 'warm', 'Famiglia Neri', 'Cara famiglia Neri,'],
  ['friend', 'warm', 'warm', 'Anna e Luca', 'Cari Anna e Luca,'],
  ['grandmother', 'warm', 'warm', 'Nonna e Nonno', 'Cari nonna e nonno,'],
  ['aunt', 'light', 'warm', 'Anna e Luca', 'Ciao Anna e Luca,'],
] as const)('%s in the %s voice is greeted', (relationship, voice, tone, name, expected) => {
  expect(salutation(factsOf(relationship, { name, tone }), voice)).toBe(expected);
});

test('a mother-in-law one says Lei to is dear, in joy and in sorrow', () => {
  const facts = factsOf('suocera', { tone: 'formal', name: 'Rosa' });
  expect(salutation(facts, 'formal')).toBe('Cara Rosa,');
  for (const isSolemn of [true, false])
    for (const words of signOffs(facts, 'formal', isSolemn)) expect(words).toMatch(/affetto/);
});

test('nobody is greeted with a hello in sorrow', () => {
  expect(salutation(factsOf('friend'), 'warm', true)).toBe('Anna,');
});

test('the words under a salutation go on in lower case, names and the polite pronoun do not', () => {
  expect(underSalutation('Buon compleanno.')).toBe('buon compleanno.');
  expect(underSalutation('Le candeline sono pronte.')).toBe('le candeline sono pronte.');
  expect(underSalutation('Le auguro un buon anno.')).toBe('Le auguro un buon anno.');
  expect(underSalutation('La ringraziamo.')).toBe('La ringraziamo.');
  expect(underSalutation('Natale è vicino.')).toBe('Natale è vicino.');
});

test('knows a greeting and a closing when it sees one', () => {
  expect(startsWithSalutation('Cara Anna, come va?')).toBe(true);
  expect(startsWithSalutation('Ciao!')).toBe(true);
  expect(startsWithSalutation('Gentile signora Neri,')).toBe(true);
  expect(startsWithSalutation('Cari auguri.')).toBe(false);
  expect(startsWithSalutation('Carote per tutti.')).toBe(false);
  expect(closesItself('Fatto. Un abbraccio di quelli lunghi.')).toBe(true);
  expect(closesItself('Con tutto il mio affetto.')).toBe(true);
  expect(closesItself('Buon anno, e un bacio.')).toBe(true);
  expect(closesItself('Con due su tre andrebbe già bene.')).toBe(false);
});

test('grief has no kisses, and a client gets none at all', () => {
  for (const relationship of ['friend', 'mother', 'colleague', 'client', 'wife'])
    for (const voice of ['warm', 'formal'] as const)
      for (const words of signOffs(factsOf(relationship), voice, true)) expect(words).not.toMatch(/bac|amo/i);
  for (const relationship of ['client', 'capo', 'teacher', 'colleague'])
    for (const words of signOffs(factsOf(relationship), 'warm', false)) expect(words).not.toMatch(/bac|abbracc|amo/i);
});
