import { expect, test } from 'vitest';
import { wordsRequest } from '../../../../tests/words/any-words.ts';
import { cardCategories, relationships, type Tone, tones } from '../../../contract/vocabulary.ts';
import { composeMessages } from '../compose-messages.ts';
import { readFacts } from '../read-facts.ts';
import { closesItself, salutation, signOffs, startsWithSalutation } from './address.ts';
import { pack as german } from './pack.ts';
import { isPolite } from './speech.ts';

function facts(relationship: string, name: string, tone: Tone = 'warm', nickname: string | null = null) {
  return readFacts(wordsRequest({ recipient: { name, nickname, relationship, notes: null }, tone }), german);
}

test.each([
  ['mother', 'Zelda Quist', 'warm', 'Liebe Mama,'],
  ['father', 'Zelda Quist', 'warm', 'Lieber Papa,'],
  ['Oma', 'Oma Rose', 'warm', 'Liebe Oma Rose,'],
  ['aunt', 'Rose Feld', 'warm', 'Liebe Tante Rose,'],
  ['daughter', 'Anna Feld', 'playful', 'Liebe Anna,'],
  ['brother', 'Hans Feld', 'warm', 'Lieber Hans,'],
  ['wife', 'Anna Feld', 'warm', 'Liebe Anna,'],
  ['partner', 'Kim Feld', 'warm', 'Kim,'],
  ['friend', 'Kim Feld', 'warm', 'Hallo Kim,'],
  ['friend', 'Dr. Kim Feld', 'formal', 'Hallo Kim,'],
  ['colleague', 'Kim Feld', 'friendly', 'Hallo Kim,'],
  ['colleague', 'Kim Feld', 'formal', 'Guten Tag, Kim Feld,'],
  ['colleague', 'Frau Feld', 'friendly', 'Liebe Frau Feld,'],
  ['client', 'Herr Feld', 'formal', 'Sehr geehrter Herr Feld,'],
  ['client', 'Herr Feld', 'warm', 'Lieber Herr Feld,'],
  ['client', 'Anke Feld', 'warm', 'Liebe Frau Feld,'],
  ['teacher', 'Dr. Anna Feld', 'warm', 'Liebe Frau Dr. Feld,'],
  ['mentor', 'Jonas Feld', 'respectful', 'Lieber Herr Feld,'],
  ['boss', 'Jonas', 'warm', 'Lieber Jonas,'],
  ['friend', 'Emil Feld', 'warm', 'Lieber Emil,'],
  ['friend', 'Emil Feld', 'playful', 'Hallo Emil,'],
  ['colleague', 'Leonie Feld', 'friendly', 'Hallo Leonie,'],
  ['client', 'Kim Feld', 'warm', 'Guten Tag, Kim Feld,'],
  ['teacher', 'Dr. Kim Feld', 'warm', 'Guten Tag, Dr. Kim Feld,'],
  ['friend', 'Frau Dr. Feld', 'warm', 'Liebe Frau Dr. Feld,'],
] as const)('a %s named %s, %s: %s', (relationship, name, tone, expected) => {
  const known = facts(relationship, name, tone);
  expect(salutation(known, tone === 'formal' ? 'formal' : 'warm', false)).toBe(expected);
});

test('a condolence to somebody one says Sie to opens with more than a bare name', () => {
  expect(salutation(facts('boss', 'Finn'), 'warm', true)).toBe('Lieber Finn,');
  expect(salutation(facts('client', 'Sabine Feld'), 'warm', true)).toBe('Liebe Frau Feld,');
  expect(salutation(facts('friend', 'Emil Feld', 'friendly'), 'warm', true)).toBe('Lieber Emil,');
});

test('a nickname is said as it is, and a pet name in its own gender', () => {
  expect(salutation(facts('mother', 'Zelda', 'warm', 'Mutti'), 'warm', false)).toBe('Liebe Mutti,');
  expect(salutation(facts('daughter', 'Anna', 'warm', 'Spatz'), 'warm', false)).toBe('Lieber Spatz,');
  expect(salutation(facts('son', 'Max', 'warm', 'Mäuschen'), 'warm', false)).toBe('Liebes Mäuschen,');
});

test('nobody is hailed in grief', () => {
  for (const relationship of relationships)
    expect(salutation(facts(relationship, 'Kim Feld'), 'warm', true)).not.toMatch(/Hallo|Guten Tag/);
});

test('a friend or a relative by marriage who is Frau Feld is a Sie', () => {
  for (const relationship of ['friend', 'mother-in-law'])
    for (const category of cardCategories) {
      const recipient = { name: 'Frau Feld', nickname: null, relationship, notes: null };
      for (const { text } of composeMessages(wordsRequest({ language: 'de', category, recipient, length: 'long' })))
        expect(text).not.toMatch(german.manners.familiar ?? /$^/);
    }
});

test('several people whom one calls du are ihr', () => {
  for (const name of ['Anna und Paul', 'Anna & Paul Feld', 'Familie Feld'])
    for (const category of cardCategories)
      for (const relationship of ['friend', 'sister', 'neighbor']) {
        const recipient = { name, nickname: null, relationship, notes: null };
        for (const { text } of composeMessages(wordsRequest({ language: 'de', category, recipient, length: 'long' })))
          if (name !== 'Familie Feld' || relationship !== 'neighbor')
            expect(text).not.toMatch(
              /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?|bist|hast)(?!\p{L})|, Ihr /u,
            );
      }
});

test('du and Sie never meet in one card', () => {
  const { familiar, polite } = german.manners;
  for (const relationship of ['mother', 'friend', 'neighbor', 'colleague', 'teacher', 'client'])
    for (const tone of tones)
      for (const category of ['birthday', 'congratulations', 'get-well'] as const) {
        const written = composeMessages({
          category,
          recipient: { name: 'Kim Feld', nickname: null, relationship, notes: 'liebt ihren Hund Max' },
          sender: { name: 'Toni' },
          occasion: null,
          tone,
          length: 'long',
          personalMessage: null,
          language: 'de',
          seed: relationship,
          count: 2,
          avoid: [],
        });
        for (const { text } of written)
          expect(text).not.toMatch((isPolite(facts(relationship, 'Kim Feld', tone)) ? familiar : polite) ?? /$^/);
      }
});

test('knows a greeting and a closing when it sees one, and never tells the sender’s gender', () => {
  expect(startsWithSalutation('Liebe Anna, wie geht es?')).toBe(true);
  expect(startsWithSalutation('Hallo!')).toBe(true);
  expect(startsWithSalutation('Liebe ist ein kurzes Wort.')).toBe(false);
  expect(closesItself('So ist es. In stillem Gedenken.')).toBe(true);
  expect(closesItself('Ich freue mich auf dich.')).toBe(false);
  for (const relationship of relationships)
    for (const voice of ['light', 'warm', 'formal', 'all'] as const)
      expect(signOffs(facts(relationship, 'Kim'), voice, false).join(' ')).not.toMatch(/\b(Dein|Deine|Ihr|Ihre)\b/);
});
