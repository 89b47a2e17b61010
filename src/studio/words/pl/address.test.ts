import { expect, test } from 'vitest';
import { factsOf as factsOfPack } from '../../../../tests/words/pack-kit.ts';
import type { Facts } from '../idea.ts';
import { callName, closesItself, salutation, signOffs, startsWithSalutation } from './address.ts';
import { formFor } from './forms-of-address.ts';
import { pack as polish } from './pack.ts';
import { underSalutation } from './under-salutation.ts';
import { vocativeOf } from './vocative.ts';

const factsOf = (typed: string, more: Partial<Facts> = {}) => factsOfPack(polish, typed, { name: 'Aniu', ...more });

test.each([
  ['Anna', 'Anno'],
  ['Ania', 'Aniu'],
  ['Kasia', 'Kasiu'],
  ['Marysia', 'Marysiu'],
  ['Ola', 'Olu'],
  ['Zofia', 'Zofio'],
  ['Julia', 'Julio'],
  ['Gabriela', 'Gabrielo'],
  ['Maja', 'Maju'],
  ['Kuba', 'Kubo'],
  ['Marek', 'Marku'],
  ['Maciek', 'Maćku'],
  ['Tomasz', 'Tomaszu'],
  ['Andrzej', 'Andrzeju'],
  ['Michał', 'Michale'],
  ['Paweł', 'Pawle'],
  ['Piotr', 'Piotrze'],
  ['Adam', 'Adamie'],
  ['Robert', 'Robercie'],
  ['Dawid', 'Dawidzie'],
  ['Aleksander', 'Aleksandrze'],
  ['Kacper', 'Kacprze'],
  ['Oliwier', 'Oliwierze'],
  ['Jerzy', 'Jerzy'],
  ['Staś', 'Stasiu'],
  ['Jan', 'Janie'],
  ['Karol', 'Karolu'],
  ['Babcia', 'Babciu'],
  ['Mama', 'Mamo'],
  ['Dziadek', 'Dziadku'],
  ['Zelda', 'Zeldo'],
  ['Tom', null],
  ['Ines', null],
])('%s is called "%s"', (name, expected) => {
  expect(vocativeOf(name)).toBe(expected);
});

test.each([
  ['Anna Nowak', null, 'friend', 'Anno'],
  ['Anna Nowak', 'Ania', 'friend', 'Aniu'],
  ['Tom Berg', null, 'friend', 'Tom'],
  ['Tom Berg', null, 'husband', 'Kochanie'],
  ['Marek Nowak', null, 'husband', 'Marku'],
  ['Zofia Nowak', null, 'mother', 'Mamo'],
  ['Jan Nowak', null, 'grandfather', 'Dziadku'],
  ['Babcia Krysia', null, 'grandmother', 'Babciu Krysiu'],
  ['Barbara Nowak', null, 'aunt', 'Ciociu Barbaro'],
  ['Barbara Nowak', null, 'mother-in-law', 'Teściowo'],
  ['Jan Nowak', null, 'father-in-law', 'Teściu'],
  ['Anna Nowak', null, 'client', 'Pani Anno'],
  ['Marek Nowak', null, 'client', 'Panie Marku'],
  ['Zelda Quist', null, 'client', 'Zelda Quist'],
  ['Pani Nowak', null, 'neighbor', 'Pani Nowak'],
  ['Pan Marek Nowak', null, 'neighbor', 'Panie Marku'],
  ['Anna i Marek', null, 'friend', 'Anno i Marku'],
  ['  ', null, 'friend', ''],
] as const)('%s (%s), a %s, is called "%s"', (name, nickname, relationship, expected) => {
  const who = factsOf(relationship);
  const isElder = ['mother', 'grandmother', 'grandfather', 'aunt'].includes(relationship);
  expect(callName(name, nickname, isElder, who)).toBe(expected);
});

test.each([
  ['friend', 'formal', 'Aniu', 'ty'],
  ['mama', 'respectful', 'Mamo', 'ty'],
  ['client', 'playful', 'Pani Anno', 'Pani'],
  ['client', 'playful', 'Panie Marku', 'Pan'],
  ['client', 'playful', 'Zelda Quist', 'nieznana'],
  ['teacher', 'warm', 'Pani Anno', 'Pani'],
  ['teacher', 'friendly', 'Aniu', 'ty'],
  ['colleague', 'warm', 'Aniu', 'ty'],
  ['colleague', 'formal', 'Panie Marku', 'Pan'],
  ['szef', 'respectful', 'Panie Marku', 'Pan'],
  ['friend', 'warm', 'Pani Nowak', 'Pani'],
  ['friend', 'warm', 'Anno i Marku', 'wy'],
  ['client', 'warm', 'Państwo Kowalscy', 'Państwo'],
] as const)('a %s in a %s tone, called %s, is %s', (relationship, tone, name, form) => {
  expect(formFor(factsOf(relationship, { tone, name }))).toBe(form);
});

test.each([
  ['friend', 'light', 'Aniu', 'Cześć, Aniu,'],
  ['friend', 'formal', 'Aniu', 'Droga Aniu,'],
  ['friend', 'warm', 'Tom', 'Cześć, Tom,'],
  ['mother', 'warm', 'Mamo', 'Kochana Mamo,'],
  ['father', 'formal', 'Tato', 'Drogi Tato,'],
  ['husband', 'warm', 'Marku', 'Kochany Marku,'],
  ['wife', 'warm', 'Kochanie', 'Kochanie,'],
  ['client', 'formal', 'Pani Anno', 'Szanowna Pani Anno,'],
  ['client', 'warm', 'Panie Marku', 'Szanowny Panie Marku,'],
  ['teacher', 'warm', 'Pani Anno', 'Droga Pani Anno,'],
  ['client', 'formal', 'Zelda Quist', 'Dzień dobry, Zelda Quist,'],
  ['client', 'formal', 'Rodzina Kowalskich', 'Szanowna Rodzino Kowalskich,'],
] as const)('a %s in the %s voice is greeted', (relationship, voice, name, expected) => {
  expect(salutation(factsOf(relationship, { name }), voice)).toBe(expected);
});

test('nobody says "Cześć" to parents-in-law', () => {
  expect(salutation(factsOf('mother-in-law', { name: 'Teściowo' }), 'warm')).toBe('Kochana Teściowo,');
});

test('nobody is greeted with a hello in sorrow', () => {
  expect(salutation(factsOf('friend'), 'warm', true)).toBe('Droga Aniu,');
});

test('under a salutation a letter goes on in lower case, courtesy and days aside', () => {
  expect(underSalutation('Dziękuję za wszystko.')).toBe('dziękuję za wszystko.');
  expect(underSalutation('Twój śmiech słychać z daleka.')).toBe('Twój śmiech słychać z daleka.');
  expect(underSalutation('Wielkanoc jest wcześnie.')).toBe('Wielkanoc jest wcześnie.');
  expect(underSalutation('Dzień Ojca jest dziś.')).toBe('Dzień Ojca jest dziś.');
  expect(underSalutation('Dzień jest dobry.')).toBe('dzień jest dobry.');
  expect(underSalutation('Wielki sukces.')).toBe('wielki sukces.');
});

test('knows a greeting and a closing when it sees one', () => {
  expect(startsWithSalutation('Kochana Mamo, co słychać?')).toBe(true);
  expect(startsWithSalutation('Szanowni Państwo,')).toBe(true);
  expect(startsWithSalutation('Drogą jechał wóz.')).toBe(false);
  expect(closesItself('To tyle. Ściskam mocno.')).toBe(true);
  expect(closesItself('Z wyrazami szacunku.')).toBe(true);
  expect(closesItself('Z tobą świat jest lepszy.')).toBe(false);
});

test('grief has no kisses, and a client gets none at all', () => {
  for (const relationship of ['friend', 'mother', 'colleague', 'client', 'wife'])
    for (const voice of ['warm', 'formal'] as const)
      for (const words of signOffs(factsOf(relationship), voice, true)) expect(words).not.toMatch(/całuj|buziak/i);
  for (const words of signOffs(factsOf('client'), 'warm', false)) expect(words).not.toMatch(/całuj|ściska|miłoś/i);
});
