import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { composeMessages, type WordsRequest } from './compose-messages.ts';
import { firstNames, genderOfFirstName } from './first-names.ts';

const lineAbove = (language: Language, name: string, told: Partial<WordsRequest> = {}, about = {}) => {
  const recipient = { name, nickname: null, relationship: 'friend', notes: null, about };
  return composeMessages(wordsRequest({ language, recipient, count: 1, ...told }))[0]?.text.split('\n')[0];
};

test.each([
  ['de', 'Emil Berger', 'Lieber Emil,'],
  ['fr', 'Anne Martin', 'Chère Anne,'],
  ['es', 'Lucía Ortega', 'Querida Lucía:'],
  ['it', 'Andrea Conti', 'Caro Andrea,'],
  ['pt', 'Rafael Silva', 'Querido Rafael,'],
  ['nl', 'Sanne Bakker', 'Lieve Sanne,'],
  ['pl', 'Zofia Nowak', 'Droga Zofio,'],
] as const)('%s: a warm card to the friend %s begins "%s", also in sorrow', (language, name, expected) => {
  expect(lineAbove(language, name)).toBe(expected);
  expect(lineAbove(language, name, { category: 'sympathy' })).toBe(expected);
});

test.each([
  ['de', 'Emil Berger', 'Hallo Emil,'],
  ['fr', 'Luc Martin', 'Coucou Luc,'],
  ['es', 'Lucía Ortega', 'Hola, Lucía:'],
  ['it', 'Andrea Conti', 'Ciao Andrea,'],
  ['pt', 'Rafael Silva', 'Oi, Rafael,'],
] as const)('%s: a playful one to %s begins "%s"', (language, name, expected) => {
  expect(lineAbove(language, name, { tone: 'playful' })).toBe(expected);
});

test('nobody is called dear in a gender that no list tells or the sender left open', () => {
  expect(lineAbove('de', 'Kim Berger')).toBe('Hallo Kim,');
  expect(lineAbove('de', 'Emil Berger', {}, { addressedAs: 'neutral' })).toBe('Hallo Emil,');
});

test('no name is on both lists of a language', () => {
  expect(genderOfFirstName('Andrea', 'de')).toBe('f');
  expect(genderOfFirstName('Andrea', 'it')).toBe('m');
  for (const { women, men } of Object.values(firstNames()))
    expect([...women].filter((name) => men.has(name))).toEqual([]);
});
