import { expect, test } from 'vitest';
import { factsOf as factsOfPack } from '../../../../tests/words/pack-kit.ts';
import type { Facts } from '../idea.ts';
import { callName, closesItself, salutation, signOffs, startsWithSalutation } from './address.ts';
import { formFor } from './forms-of-address.ts';
import { pack as spanish } from './pack.ts';

const factsOf = (typed: string, more: Partial<Facts> = {}) => factsOfPack(spanish, typed, { name: 'Ana', ...more });

test.each([
  ['Ana Campos', null, false, 'Ana'],
  ['Ana Campos', ' Anita ', false, 'Anita'],
  ['María José Ruiz', null, false, 'María José'],
  ['Juan Carlos', null, false, 'Juan Carlos'],
  ['María Ruiz', null, false, 'María'],
  ['Dra. Jimena Soto', null, false, 'Dra. Jimena Soto'],
  ['Don Ramón', null, false, 'Don Ramón'],
  ['Ana y Pedro', null, false, 'Ana y Pedro'],
  ['Inés e Iván Campos', null, false, 'Inés e Iván Campos'],
  ['Familia Campos', null, false, 'Familia Campos'],
  ['Campos y Cía', null, false, 'Campos y Cía'],
  ['Margarita Campos', null, true, ''],
  ['Margarita Campos', 'Tita', true, 'Tita'],
  ['Abuela Rosa', null, true, 'Abuela Rosa'],
  ['Tía Sara', null, true, 'Tía Sara'],
  ['Mamá', null, true, 'Mamá'],
  ['  ', null, false, ''],
])('%s (%s, elder %s) is called "%s"', (name, nickname, isElder, expected) => {
  expect(callName(name, nickname, isElder, factsOf('stepmother'))).toBe(expected);
});

test.each([
  ['mother', 'mamá'],
  ['yaya', 'yaya'],
  ['grandfather', 'abuelo'],
  ['aunt', 'tía Margarita'],
  ['stepmother', ''],
])('nobody calls a %s by a bare first name, but "%s"', (relationship, expected) => {
  expect(callName('Margarita Campos', null, true, factsOf(relationship))).toBe(expected);
});

test.each([
  ['friend', 'warm', 'tú'],
  ['friend', 'formal', 'usted'],
  ['mother', 'warm', 'tú'],
  ['madre', 'respectful', 'tú'],
  ['wife', 'formal', 'tú'],
  ['son', 'respectful', 'tú'],
  ['sobrina', 'formal', 'tú'],
  ['hermano', 'formal', 'tú'],
  ['grandmother', 'warm', 'tú'],
  ['abuela', 'respectful', 'usted'],
  ['grandmother', 'tender', 'tú'],
  ['abuelo', 'playful', 'tú'],
  ['client', 'playful', 'usted'],
  ['teacher', 'warm', 'usted'],
  ['teacher', 'friendly', 'tú'],
  ['suegra', 'warm', 'tú'],
  ['colleague', 'warm', 'tú'],
  ['colleague', 'formal', 'usted'],
] as const)('a %s in a %s tone is %s', (relationship, tone, form) => {
  expect(formFor(factsOf(relationship, { tone }))).toBe(form);
});

test('a title keeps its distance outside the family', () => {
  expect(formFor(factsOf('friend', { name: 'Dra. Soto', tone: 'warm' }))).toBe('usted');
  expect(formFor(factsOf('wife', { name: 'Dra. Soto', tone: 'warm' }))).toBe('tú');
});

test('several people are "ustedes" whoever they are', () => {
  for (const name of ['Ana y Pedro', 'Inés e Iván', 'Familia Campos', 'Los Campos'])
    expect(formFor(factsOf('friend', { name, tone: 'warm' }))).toBe('ustedes');
});

test.each([
  ['friend', 'light', 'warm', 'Ana', 'Hola, Ana:'],
  ['friend', 'warm', 'warm', 'Ana', 'Hola, Ana:'],
  ['friend', 'formal', 'formal', 'Ana', 'Ana:'],
  ['wife', 'warm', 'warm', 'Ana', 'Querida Ana:'],
  ['husband', 'light', 'playful', 'Luis', 'Querido Luis:'],
  ['sister', 'warm', 'warm', 'Ana', 'Querida Ana:'],
  ['nephew', 'all', 'warm', 'Luis', 'Querido Luis:'],
  ['nephew', 'light', 'warm', 'Luis', 'Hola, Luis:'],
  ['grandmother', 'warm', 'warm', 'Abuela Rosa', 'Querida abuela Rosa:'],
  ['mother', 'light', 'warm', 'Mamá', 'Hola, mamá:'],
  ['mother', 'warm', 'warm', 'Ana', 'Querida Ana:'],
  ['client', 'all', 'warm', 'Ana', 'Ana:'],
  ['client', 'formal', 'formal', 'Sra. Campos', 'Estimada Sra. Campos:'],
  ['client', 'formal', 'formal', 'Dr. Campos', 'Estimado Dr. Campos:'],
  ['client', 'formal', 'formal', 'Familia Campos', 'Estimada familia Campos:'],
] as const)('%s in the %s voice is greeted', (relationship, voice, tone, name, expected) => {
  expect(salutation(factsOf(relationship, { name, tone }), voice)).toBe(expected);
});

test('nobody is greeted with a hello in sorrow', () => {
  expect(salutation(factsOf('friend'), 'warm', true)).toBe('Ana:');
});

test('knows a greeting and a closing when it sees one', () => {
  expect(startsWithSalutation('Querida Ana: ¿qué tal?')).toBe(true);
  expect(startsWithSalutation('¡Hola!')).toBe(true);
  expect(startsWithSalutation('Estimado señor Campos:')).toBe(true);
  expect(startsWithSalutation('Holanda queda lejos.')).toBe(false);
  expect(closesItself('Ya está. Un abrazo de los largos.')).toBe(true);
  expect(closesItself('Con todo mi cariño.')).toBe(true);
  expect(closesItself('Feliz año, y un beso de los de antes.')).toBe(true);
  expect(closesItself('Con dos de las tres ya iría bien.')).toBe(false);
  expect(closesItself('Contigo todo es mejor.')).toBe(false);
});

test('grief has no kisses, and a client gets none at all', () => {
  for (const relationship of ['friend', 'mother', 'colleague', 'client', 'wife'])
    for (const voice of ['warm', 'formal'] as const)
      for (const words of signOffs(factsOf(relationship), voice, true)) expect(words).not.toMatch(/bes|amor/i);
  for (const words of signOffs(factsOf('client'), 'warm', false)) expect(words).not.toMatch(/bes|abrazo|amor/i);
});

test('several people are greeted as warmly as one', () => {
  const greeted = (name: string, group: 'parent' | 'friend' | 'client', isSolemn = false) =>
    salutation({ ...factsOf('friend', { name, tone: 'warm' }), group, name, isSeveral: true }, 'warm', isSolemn);
  expect(greeted('Ana y Pedro', 'friend')).toBe('Hola, Ana y Pedro:');
  expect(greeted('Ana y Pedro', 'friend', true)).toBe('Ana y Pedro:');
  expect(greeted('Mamá y papá', 'parent')).toBe('Queridos mamá y papá:');
  expect(greeted('Abuela Rosa y tía Sara', 'parent')).toBe('Queridas abuela Rosa y tía Sara:');
  expect(greeted('Familia Campos', 'client')).toBe('Estimada familia Campos:');
});
