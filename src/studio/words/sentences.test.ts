import { expect, test } from 'vitest';
import { isRepeating, sentencesOf } from './sentences.ts';

test('a sentence is equal to itself in another spelling', () => {
  expect(sentencesOf('Dear Anna,\nIt’s here. Is it?\n\nLove,\nTom')).toEqual([
    'dear anna',
    'its here',
    'is it',
    'love',
    'tom',
  ]);
});

test('notices the same greeting, the same three words, and a text inside another', () => {
  expect(isRepeating('A happy birthday to you.', 'Happy Birthday!!', ['happy birthday'])).toBe(true);
  expect(isRepeating('I hope there is cake.', 'we hope there is sun', [])).toBe(true);
  expect(isRepeating('I hope there is cake.', 'Cake', [])).toBe(true);
  expect(isRepeating('I hope there is cake.', 'See you at the lake', ['happy birthday'])).toBe(false);
  expect(isRepeating('I hope there is cake.', '…', [])).toBe(false);
});

test('finds the ends of sentences in every language', () => {
  expect(sentencesOf('Bon anniversaire ! « À toi ! » Bisous.')).toEqual(['bon anniversaire', 'a toi', 'bisous']);
  expect(sentencesOf('¡Feliz cumpleaños! ¿Qué tal? „Schöne Grüße.“ Dein Tom')).toEqual([
    'feliz cumpleanos',
    'que tal',
    'schone grusse',
    'dein tom',
  ]);
  expect(sentencesOf('Mes vœux.')).toEqual(sentencesOf('Mes voeux'));
  expect(isRepeating('Alles Gute zum Geburtstag!', 'alles gute, Oma', ['Alles Gute'])).toBe(true);
});
