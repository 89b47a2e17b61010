import { describe, expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { languages } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';
import { allTopics } from './read-topics.ts';
import { normalise } from './sentences.ts';
import { topicsInNotes } from './topics-in-notes.ts';

test.each([
  ['loves gardening and her two cats', ['gardening', 'cats']],
  ['Liest gern Krimis; singt im Chor', ['crime-novels', 'singing', 'reading']],
  ['adore le vélo et le chocolat', ['chocolate', 'cycling']],
  ['Le gusta la jardinería', ['gardening']],
  ['no football please. Loves tennis', ['tennis']],
  ['gardening, breast lump', []],
  ['Gartenarbeit und Knie-OP', []],
  ['her husband is into fishing', []],
  ['Dislikes:\n- cats\n- opera\n\nLoves: tea', ['tea']],
  ['was fired, wants to start a bakery', []],
  ['Kitchen', ['cooking']],
  ['Küche, Kuchnia', ['cooking']],
  ['', []],
])('%j mentions %j', (notes, topics) => {
  expect(topicsInNotes(notes).sort()).toEqual([...topics].sort());
});

const hobbies = ['gardening', 'Schach', 'le jazz', 'perros', 'piano', 'knitting', 'Katzen'];
const worries = [
  'breast lump',
  'Knie-OP im Mai',
  'licencié en mars',
  'divorcio difícil',
  'lost her job',
  'her mother died last year',
  'depression',
  'Schulden bei der Bank',
  'fausse couche en juin',
  'en tratamiento por el cáncer',
  'drinking again',
  'trauert um ihren Hund',
  'afraid of flying after the accident',
];
/** Words of worries that no ordinary card contains. */
const telling =
  /lump|\bknie\b|licenci|divorc|\bjob\b|died|depress|schuld|bank|couche|tratamiento|cancer|drink|trauer|accident|afraid/;

describe.each(languages)('in %s', (language) => {
  test('no private word of the notes is on any card', () => {
    for (const [at, worry] of worries.entries())
      for (const notes of [`${hobbies[at % 7]}, ${worry}`, `${worry}. Loves ${hobbies[(at + 3) % 7]}.`])
        for (const seed of ['a', 'b', 'c', 'd', 'e']) {
          const recipient = { name: 'Zelda Quist', nickname: null, relationship: 'friend', notes };
          const category = (['birthday', 'christmas', 'thinking-of-you'] as const)[at % 3] ?? 'birthday';
          for (const { text } of composeMessages(wordsRequest({ language, category, seed, recipient })))
            expect(normalise(text), notes).not.toMatch(telling);
        }
  });

  test('each topic has a name and a form for sentences, and no word means two topics', () => {
    const meant = new Map<string, string>();
    for (const { id, in: words } of allTopics())
      for (const word of [words[language].name, ...words[language].also].map(normalise)) {
        expect(word, id).not.toBe('');
        expect(meant.get(word) ?? id, word).toBe(id);
        meant.set(word, id);
      }
  });
});
