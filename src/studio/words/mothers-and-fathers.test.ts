import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import type { CardCategory, Language } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';
import { packFor } from './language-packs.ts';
import { callsAgain } from './may-say.ts';
import { readFacts } from './read-facts.ts';
import { normalise } from './sentences.ts';

const pairs = [
  ['mother', 'father'],
  ['stepmother', 'stepfather'],
  ['wife', 'husband'],
  ['grandmother', 'grandfather'],
  ['daughter', 'son'],
  ['sister', 'brother'],
  ['mother-in-law', 'father-in-law'],
  ['aunt', 'uncle'],
  ['friend', 'friend'],
] as const;
/** Removes the name of the day and of the person, the only difference between two equal sentences. */
const named: Partial<Record<Language, RegExp>> = {
  en: /\b(?:mother|father|mom|mum|dad|sister|brother)s?\b/g,
  de: /(?:mutter|vater|mama|papa|schwester|bruder)/g,
  es: /\b(?:madre|padre|mama|papa|hermana|hermano)s?\b/g,
  fr: /\b(?:mere|pere|maman|papa|soeur|frere)s?\b/g,
};
/** Only a greeting may be the same: "Happy Father’s Day, my love." */
const leastWords = 7;

test.each(Object.keys(named) as Language[])(
  '%s: Father’s Day does not repeat the words of Mother’s Day',
  (language) => {
    const openings = (category: CardCategory, relationship: string) =>
      ['warm', 'playful', 'formal'].flatMap((tone) =>
        [...Array(8).keys()].flatMap((seed) =>
          composeMessages(
            wordsRequest({
              language,
              category,
              tone: tone as 'warm',
              length: 'long',
              seed: `${seed}`,
              count: 1,
              sender: { name: null },
              recipient: { name: 'Zelda Quist', nickname: 'Zaza', relationship, notes: null },
            }),
          ).flatMap(({ text }) => text.split(/(?<=[.!?…])\s+|\n/u)),
        ),
      );
    for (const [woman, man] of pairs) {
      const plain = (text: string) => normalise(text).replace(named[language] ?? /$^/g, '_');
      const isLong = (text: string) => text.split(' ').length >= leastWords;
      const hers = new Set(openings('mothers-day', woman).map(plain).filter(isLong));
      const his = new Set(openings('fathers-day', man).map(plain).filter(isLong));
      expect(
        [...his].filter((sentence) => hers.has(sentence)),
        `${woman} and ${man}`,
      ).toEqual([]);
    }
  },
);

test.each([
  ['nl', 'mother', 'Mama', 'Dank je, mam.', 'Jij bent de liefste moeder.'],
  ['pl', 'mother', 'Mama', 'Mamusiu, dziękuję.', 'Taka matka to skarb.'],
  ['en', 'father', 'Dad', 'Thank you, Papa.', 'Nobody has a father like mine.'],
] as const)(
  '%s: %s, called %s, is called again by another word, but not by a noun',
  (language, relationship, nickname, again, noun) => {
    const pack = packFor(language);
    const recipient = { name: 'Zelda Quist', nickname, relationship, notes: null };
    const isCalledAgain = callsAgain(readFacts(wordsRequest({ language, recipient }), pack), pack);
    expect([again, noun].map(isCalledAgain)).toEqual([true, false]);
  },
);
