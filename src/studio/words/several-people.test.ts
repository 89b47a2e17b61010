import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { cardCategories, type Language, languages, relationships, tones } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';
import { headingFor } from './heading-for.ts';
import { packFor } from './language-packs.ts';
import { titleFor } from './title-for.ts';

const named = (name: string, relationship = 'friend') => ({ name, nickname: null, relationship, notes: null });

/** A title without the words of the day. */
const greetedIn = (language: Language, name: string) =>
  titleFor('birthday', language, { occasionType: 'birthday', years: null, nickname: null, name })
    .replace(/^.*?, /u, '')
    .replace(/\s?!$/u, '');

test.each([
  [
    'Mr. & Mrs. Smith',
    {
      en: 'Mr. and Mrs. Smith',
      de: 'Mr. und Mrs. Smith',
      fr: 'Mr. et Mrs. Smith',
      es: 'Mr. y Mrs. Smith',
      it: 'Mr. e Mrs. Smith',
      pt: 'Mr. e Mrs. Smith',
      nl: 'Mr. en Mrs. Smith',
      pl: 'Mr. i Mrs. Smith',
    },
  ],
  [
    'Anna & Tom Berger',
    {
      en: 'Anna and Tom',
      de: 'Anna und Tom',
      fr: 'Anna et Tom',
      es: 'Anna y Tom',
      it: 'Anna e Tom',
      pt: 'Anna e Tom',
      nl: 'Anna en Tom',
      pl: 'Anna i Tom',
    },
  ],
  [
    'Eva & Ines Ruiz',
    {
      en: 'Eva and Ines',
      de: 'Eva und Ines',
      fr: 'Eva et Ines',
      es: 'Eva e Ines',
      it: 'Eva e Ines',
      pt: 'Eva e Ines',
      nl: 'Eva en Ines',
      pl: 'Eva i Ines',
    },
  ],
  [
    'Anna und Tom Berger',
    {
      en: 'Anna und Tom',
      de: 'Anna und Tom',
      fr: 'Anna und Tom',
      es: 'Anna und Tom',
      it: 'Anna und Tom',
      pt: 'Anna und Tom',
      nl: 'Anna und Tom',
      pl: 'Anna und Tom',
    },
  ],
  [
    'The Smiths',
    {
      en: 'the Smiths',
      de: 'The Smiths',
      fr: 'The Smiths',
      es: 'The Smiths',
      it: 'The Smiths',
      pt: 'The Smiths',
      nl: 'The Smiths',
      pl: 'The Smiths',
    },
  ],
  [
    'Familie Müller',
    {
      en: 'Familie Müller',
      de: 'Familie Müller',
      fr: 'Familie Müller',
      es: 'Familie Müller',
      it: 'Familie Müller',
      pt: 'Familie Müller',
      nl: 'Familie Müller',
      pl: 'Familie Müller',
    },
  ],
  [
    '山田 太郎',
    {
      en: '山田 太郎',
      de: '山田 太郎',
      fr: '山田 太郎',
      es: '山田 太郎',
      it: '山田 太郎',
      pt: '山田 太郎',
      nl: '山田 太郎',
      pl: '山田 太郎',
    },
  ],
] as const)('the title of a card for %s', (name, expected) => {
  for (const language of languages) expect(greetedIn(language, name)).toBe(expected[language]);
});

test.each([
  ['en', 'Mr. & Mrs. Smith', 'neighbor', 'Dear Mr. and Mrs. Smith,'],
  ['en', 'The Smiths', 'neighbor', 'Dear Smiths,'],
  ['en', 'The Berger Family', 'client', 'Dear Berger Family,'],
  ['en', 'Familie Müller', 'friend', 'Dear Familie Müller,'],
  ['en', 'Anna & Tom Berger', 'friend', 'Dear Anna and Tom,'],
  ['en', 'Dr. and Mrs. Weiß', 'client', 'Dear Dr. and Mrs. Weiß,'],
  ['en', 'Mom & Dad', 'mother', 'Dear Mom and Dad,'],
  ['en', '山田 太郎', 'friend', 'Dear 山田 太郎,'],
  ['en', 'J. Smith', 'colleague', 'Dear J. Smith,'],
  ['en', 'Dr. med.', 'client', 'Dear Dr. med.,'],
  ['de', 'Herr und Frau Schmidt', 'client', 'Sehr geehrter Herr Schmidt, sehr geehrte Frau Schmidt,'],
  ['de', 'Herr und Frau Dr. Schmidt', 'client', 'Sehr geehrter Herr Schmidt, sehr geehrte Frau Dr. Schmidt,'],
  ['de', 'Herr und Frau Anna Schmidt', 'client', 'Guten Tag, Herr und Frau Anna Schmidt,'],
  ['de', 'Frau Berg und Herr Weiß', 'neighbor', 'Liebe Frau Berg, lieber Herr Weiß,'],
  ['de', 'Oma & Opa', 'grandmother', 'Liebe Oma, lieber Opa,'],
  ['de', 'Familie Müller', 'friend', 'Liebe Familie Müller,'],
  ['de', 'Die Müllers', 'friend', 'Liebe Müllers,'],
  ['de', 'Anna & Tom Berger', 'sister', 'Hallo Anna und Tom,'],
  ['de', 'Dr. and Mrs. Weiß', 'client', 'Guten Tag, Dr. and Mrs. Weiß,'],
  ['de', 'Dr. and Mrs. Weiß', 'friend', 'Hallo Dr. and Mrs. Weiß,'],
  ['de', 'Dr. Anna & Tom Berger', 'friend', 'Hallo Anna und Tom,'],
  ['fr', 'M. et Mme Dupont', 'client', 'Monsieur et Madame Dupont,'],
  ['fr', 'Famille Dupont', 'friend', 'Chère famille Dupont,'],
  ['fr', 'Anna & Tom', 'friend', 'Bonjour Anna et Tom,'],
  ['es', 'Sr. y Sra. López', 'client', 'Estimados Sr. y Sra. López:'],
  ['es', 'Familia García', 'friend', 'Querida familia García:'],
  ['es', 'Familia García', 'client', 'Estimada familia García:'],
  ['es', 'Eva & Ines', 'friend', 'Hola, Eva e Ines:'],
  ['it', 'Sig. e Sig.ra Neri', 'client', 'Gentili Sig. e Sig.ra Neri,'],
  ['it', 'Famiglia Neri', 'friend', 'Cara famiglia Neri,'],
  ['it', 'Famiglia Neri', 'client', 'Gentile famiglia Neri,'],
  ['it', 'Luca & Elena', 'friend', 'Cari Luca ed Elena,'],
  ['pt', 'Sr. e Sra. Souza', 'client', 'Prezados Sr. e Sra. Souza,'],
  ['pt', 'Família Souza', 'friend', 'Querida família Souza,'],
  ['pt', 'Família Souza', 'client', 'Prezada família Souza,'],
  ['pt', 'Ana & Tom', 'friend', 'Ana e Tom,'],
  ['nl', 'Dhr. en mevr. de Vries', 'client', 'Geachte heer en mevrouw De Vries,'],
  ['nl', 'Familie de Vries', 'neighbor', 'Beste familie De Vries,'],
  ['nl', 'Opa & Oma', 'grandmother', 'Lieve Opa en Oma,'],
  ['nl', 'Anna & Tom Berger', 'friend', 'Hoi Anna en Tom,'],
  ['pl', 'Państwo Kowalscy', 'client', 'Szanowni Państwo Kowalscy,'],
  ['pl', 'Rodzina Kowalskich', 'friend', 'Droga Rodzino Kowalskich,'],
  ['pl', 'Anna i Marek', 'friend', 'Drodzy Anno i Marku,'],
  ['pl', 'Anna & Tom Berger', 'friend', 'Anna i Tom,'],
] as const)('in %s, %s, a %s, is greeted "%s"', (language, name, relationship, greeting) => {
  for (const { text } of composeMessages(wordsRequest({ language, recipient: named(name, relationship) })))
    expect(text.split('\n')[0]).toBe(greeting);
});

test.each(languages)(
  'in %s no message to several people addresses only one, and each card has three messages',
  (language) => {
    const { toOne, familiar } = packFor(language).manners;
    const faults: string[] = [];
    let at = 0;
    for (const category of cardCategories)
      for (const relationship of relationships) {
        const tone = tones[at % tones.length] ?? 'warm';
        const name = ['Anna & Tom Berger', 'Mr. & Mrs. Smith', 'The Smiths', 'Familia García'][at % 4] ?? '';
        at += 1;
        if (isPartner(relationship)) continue;
        const recipient = named(name, relationship);
        const messages = composeMessages(wordsRequest({ language, category, tone, recipient, length: 'long' }));
        if (messages.length !== 3) faults.push(`${category} ${relationship}: ${messages.length} messages`);
        for (const { text } of messages)
          if (toOne.test(text) || familiar?.test(text)) faults.push(`${category} ${relationship}: ${text}`);
      }
    expect(faults).toEqual([]);
  },
);

test('the heading on a picture addresses one person only if there is one', () => {
  for (const language of languages)
    for (const category of cardCategories)
      expect(headingFor(category, language, { years: null, isSeveral: true })).not.toMatch(
        /(?<!\p{L})(?:dich|dir|ti|toi)(?!\p{L})/u,
      );
  expect(headingFor('thinking-of-you', 'de', { years: null })).toBe('Ich denke an dich');
});

const isPartner = (relationship: string) =>
  ['husband', 'wife', 'partner', 'fiance', 'boyfriend', 'girlfriend'].includes(relationship);
