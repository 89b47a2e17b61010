import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { formsOfAddress, registers } from '../../contract/about.ts';
import { type Language, languages, relationships, tones } from '../../contract/vocabulary.ts';
import { packFor } from './language-packs.ts';
import { readFacts } from './read-facts.ts';

/** Combinations that nobody writes: a greeting of one manner with a sign-off of the other. */
const apart: Record<Language, { familiar: RegExp; fond: RegExp; courteous: RegExp; cool: RegExp }> = {
  en: { familiar: /^(?:Hi|Hello)/, fond: /love|hugs/i, courteous: /^Dear (?:Dr|Prof|Mrs?|Ms)/, cool: /regards/i },
  de: {
    familiar: /^(?:Hallo|Lieb)/,
    fond: /^(?:Liebe|Alles Liebe|In Liebe)|umarm|gedrückt/i,
    courteous: /^(?:Sehr geehrte|Guten Tag)/,
    cool: /freundlichen/,
  },
  fr: {
    familiar: /^Coucou/,
    fond: /bis(?:es|ous)|t’|toi|tendrement/i,
    courteous: /^Bonjour M/,
    cool: /cordialement/i,
  },
  es: { familiar: /^(?:Hola|Querid)/, fond: /abrazo|bes|cariño/i, courteous: /^Estimad/, cool: /cordial/i },
  it: { familiar: /^(?:Ciao|Car)/, fond: /abbracci|baci|affetto/i, courteous: /^Gentile/, cool: /cordial|distint/i },
  pt: { familiar: /^(?:Oi|Querid)/, fond: /abraç|beij|carinho/i, courteous: /^Prezad/, cool: /cordial|atencios/i },
  nl: {
    familiar: /^(?:Hoi|Lieve)/,
    fond: /lief|lieve|kus|knuffel|groetjes/i,
    courteous: /^(?:Geachte|Beste (?:heer|mevrouw))/,
    cool: /vriendelijke/,
  },
  pl: {
    familiar: /^(?:Cześć|Droga|Drogi|Kochan)/,
    fond: /ściska|uścis|całus|buzia/i,
    courteous: /^(?:Dzień dobry|Szanown)/,
    cool: /szacunk|poważan/i,
  },
};
/** The wrong form of address in a sign-off: "Bien à vous" to somebody addressed with tu. */
const formIn = { tu: / vous/, vous: /(?:à toi|t’)/ };

const distant = ['colleague', 'client', 'mentor', 'teacher', 'boss', 'neighbor'];

const pairs = (language: Language) =>
  [...relationships, 'boss'].flatMap((relationship) =>
    tones.flatMap((tone) =>
      (distant.includes(relationship) ? ['Ana Costa', 'Dr. Ana Costa'] : ['Ana Costa']).flatMap((name) =>
        [null, ...formsOfAddress].flatMap((addressedAs) =>
          [null, ...registers].flatMap((register) => {
            const recipient = { name, nickname: null, relationship, notes: null, about: { addressedAs, register } };
            const pack = packFor(language);
            const facts = readFacts(wordsRequest({ language, tone, recipient }), pack);
            const polite = tone === 'formal' || tone === 'respectful';
            return (polite ? (['formal'] as const) : (['light', 'warm', 'all'] as const)).flatMap((voice) =>
              pack.signOffs(facts, voice, false).map((signOff) => ({
                greeting: pack.salutation(facts, voice, false),
                signOff,
                form: pack.formFor?.(facts) ?? '',
                of: `${relationship} ${tone} ${voice} ${addressedAs} ${register}`,
              })),
            );
          }),
        ),
      ),
    ),
  );

test.each(languages)('%s: greeting and sign-off have the same manner', (language) => {
  const { familiar, fond, courteous, cool } = apart[language];
  const wrong = pairs(language).filter(
    ({ greeting, signOff, form }) =>
      (familiar.test(greeting) && cool.test(signOff)) ||
      (courteous.test(greeting) && fond.test(signOff)) ||
      formIn[form as keyof typeof formIn]?.test(signOff),
  );
  const lines = new Set(wrong.map(({ greeting, signOff, of }) => `${greeting} … ${signOff} (${of})`));
  expect([...lines].slice(0, 12)).toEqual([]);
});
