import { expect, test } from 'vitest';
import { factsOf as factsOfPack } from '../../../../tests/words/pack-kit.ts';
import type { Facts } from '../idea.ts';
import { callName, closesItself, salutation, signOffs, startsWithSalutation } from './address.ts';
import { formFor } from './forms-of-address.ts';
import { pack as portuguese } from './pack.ts';

const factsOf = (typed: string, more: Partial<Facts> = {}) => factsOfPack(portuguese, typed, { name: 'Ana', ...more });

test.each([
  ['Ana Souza', null, 'friend', 'Ana'],
  ['Ana Souza', ' Aninha ', 'friend', 'Aninha'],
  ['Maria Clara Lima', null, 'friend', 'Maria Clara'],
  ['Maria Lima', null, 'friend', 'Maria'],
  ['Dra. Helena Prado', null, 'client', 'Dra. Helena Prado'],
  ['Dona Célia', null, 'neighbor', 'Dona Célia'],
  ['Ana e Pedro', null, 'friend', 'Ana e Pedro'],
  ['Família Souza', null, 'friend', 'Família Souza'],
  ['Célia Souza', null, 'mother', 'mãe'],
  ['Célia Souza', 'Celinha', 'mother', 'Celinha'],
  ['Mamãe', null, 'mother', 'Mamãe'],
  ['Célia Souza', null, 'stepmother', ''],
  ['Rosa Lima', null, 'grandmother', 'vó'],
  ['Vovó Rosa', null, 'grandmother', 'Vovó Rosa'],
  ['Sara Lima', null, 'aunt', 'tia Sara'],
  ['Tia Sara', null, 'aunt', 'Tia Sara'],
  ['José Carlos Dias', null, 'uncle', 'tio José Carlos'],
  ['  ', null, 'friend', ''],
])('%s (%s), a %s, is called "%s"', (name, nickname, relationship, expected) => {
  const facts = factsOf(relationship);
  const isElder = facts.group === 'parent' || facts.group === 'grandparent' || ['aunt', 'uncle'].includes(relationship);
  expect(callName(name, nickname, isElder, facts)).toBe(expected);
});

test.each([
  ['friend', 'formal', 'você'],
  ['colleague', 'respectful', 'você'],
  ['wife', 'formal', 'você'],
  ['son', 'respectful', 'você'],
  ['sister-in-law', 'formal', 'você'],
  ['mother', 'warm', 'você'],
  ['mother', 'respectful', 'senhora'],
  ['grandfather', 'formal', 'senhor'],
  ['mother-in-law', 'formal', 'senhora'],
  ['mother-in-law', 'warm', 'você'],
  ['teacher', 'formal', 'cortês'],
  ['teacher', 'warm', 'você'],
  ['client', 'playful', 'cortês'],
] as const)('a %s in a %s tone is %s', (relationship, tone, form) => {
  expect(formFor(factsOf(relationship, { tone }))).toBe(form);
});

test('a title tells what the record does not', () => {
  expect(formFor(factsOf('client', { name: 'Sra. Souza' }))).toBe('senhora');
  expect(formFor(factsOf('neighbor', { name: 'Seu Zé' }))).toBe('senhor');
  expect(formFor(factsOf('friend', { name: 'Dona Célia' }))).toBe('senhora');
  expect(formFor(factsOf('wife', { name: 'Dra. Prado' }))).toBe('você');
});

test('the sender’s own register goes before all of it, and several are "vocês"', () => {
  expect(formFor(factsOf('mother', { register: 'formal' }))).toBe('senhora');
  expect(formFor(factsOf('friend', { register: 'formal' }))).toBe('cortês');
  expect(formFor(factsOf('teacher', { register: 'informal', tone: 'formal' }))).toBe('você');
  for (const name of ['Ana e Pedro', 'Família Souza']) expect(formFor(factsOf('client', { name }))).toBe('vocês');
});

test.each([
  ['friend', 'light', 'warm', 'Ana', 'Oi, Ana,'],
  ['friend', 'warm', 'warm', 'Ana', 'Oi, Ana,'],
  ['friend', 'formal', 'formal', 'Ana', 'Ana,'],
  ['wife', 'warm', 'warm', 'Ana', 'Ana,'],
  ['sister', 'warm', 'warm', 'Ana', 'Querida Ana,'],
  ['nephew', 'light', 'warm', 'Caio', 'Oi, Caio,'],
  ['mother', 'light', 'warm', 'mãe', 'Oi, mãe,'],
  ['mother', 'formal', 'formal', 'mãe', 'Querida mãe,'],
  ['grandmother', 'warm', 'warm', 'Vovó Rosa', 'Querida vovó Rosa,'],
  ['aunt', 'warm', 'warm', 'tia Sara', 'Querida tia Sara,'],
  ['madrinha', 'warm', 'warm', 'Madrinha', 'Querida madrinha,'],
  ['neighbor', 'warm', 'warm', 'Dona Célia', 'Querida dona Célia,'],
  ['client', 'all', 'warm', 'Ana', 'Olá, Ana,'],
  ['client', 'formal', 'formal', 'Sra. Souza', 'Prezada Sra. Souza,'],
  ['client', 'formal', 'formal', 'Dr. Souza', 'Prezado Dr. Souza,'],
  ['friend', 'warm', 'warm', 'Família Souza', 'Querida família Souza,'],
] as const)('%s in the %s voice (%s), %s, is greeted %s', (relationship, voice, tone, name, expected) => {
  expect(salutation(factsOf(relationship, { name, tone }), voice)).toBe(expected);
});

test('nobody is greeted with a hello in sorrow', () => {
  expect(salutation(factsOf('friend'), 'warm', true)).toBe('Ana,');
  expect(salutation(factsOf('client'), 'formal', true)).toBe('Ana,');
});

test('knows a greeting and a closing when it sees one', () => {
  expect(startsWithSalutation('Querida Ana, tudo bem?')).toBe(true);
  expect(startsWithSalutation('Oi! Tudo bem?')).toBe(true);
  expect(startsWithSalutation('Mãe, cheguei.')).toBe(true);
  expect(startsWithSalutation('Oitenta anos é muito.')).toBe(false);
  expect(closesItself('Pronto. Um abraço dos compridos.')).toBe(true);
  expect(closesItself('Feliz Natal, com todo o meu carinho.')).toBe(true);
  expect(closesItself('Com duas das três já estava bom.')).toBe(false);
});

test('grief has no kisses, a client gets no hug, and neither does a boss', () => {
  for (const relationship of ['friend', 'mother', 'colleague', 'client', 'wife'])
    for (const words of signOffs(factsOf(relationship), 'warm', true)) expect(words).not.toMatch(/beij|amor/i);
  for (const relationship of ['client', 'chefe', 'boss', 'manager', 'teacher'])
    for (const voice of ['light', 'warm', 'formal'] as const)
      for (const words of signOffs(
        factsOf(relationship, { group: relationship === 'client' ? 'client' : 'work' }),
        voice,
        false,
      ))
        expect(words).not.toMatch(/beij|abraç|amor|carinho/i);
});
