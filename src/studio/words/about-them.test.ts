import { describe, expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import type { About } from '../../contract/about.ts';
import { type CardCategory, type Language, languages } from '../../contract/vocabulary.ts';
import { composeMessages, type WordsRequest } from './compose-messages.ts';
import { packFor } from './language-packs.ts';
import { mentions } from './never-mention.ts';
import { readFacts } from './read-facts.ts';
import { retell } from './retell.ts';

const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

type Told = Partial<WordsRequest> & { relationship?: string; notes?: string | null };
function requestAbout(about: Partial<About>, { relationship = 'friend', notes = null, ...rest }: Told = {}) {
  const recipient = { name: 'Zelda Quist', nickname: null, relationship, notes, about };
  return wordsRequest({ recipient, sender: { name: null }, ...rest });
}
const textsAbout = (about: Partial<About>, told: Told = {}) =>
  seeds.flatMap((seed) => composeMessages(requestAbout(about, { ...told, seed })).map(({ text }) => text));
const primariesAbout = (about: Partial<About>, told: Told = {}) =>
  seeds.map((seed) => composeMessages(requestAbout(about, { ...told, seed }))[0]?.text ?? '');

test('the sender signs as usual for this person', () => {
  const closing = 'Love, Eleanor and Tom';
  for (const sender of [{ name: null }, { name: 'Eleanor' }])
    for (const text of textsAbout({ signAs: closing }, { sender })) {
      expect(text.endsWith(`\n\n${closing}`), text).toBe(true);
      expect(text.match(/Eleanor/g), text).toHaveLength(1);
    }
  const signed = textsAbout({ signAs: closing }, { personalMessage: `See you on Sunday!\n${closing}` });
  for (const text of signed) expect(text.match(/Love, Eleanor and Tom/g), text).toHaveLength(1);
});

test('the sender signs with what this person calls them, unless they typed how they sign', () => {
  for (const sender of [{ name: null }, { name: 'Eleanor' }])
    for (const text of textsAbout({ callsMe: 'Bear' }, { sender })) {
      expect(text, text).toMatch(/\nBear$/);
      expect(text).not.toContain('Eleanor');
    }
  for (const text of textsAbout({ callsMe: 'Bear', signAs: 'Love, Eleanor' })) expect(text).not.toContain('Bear');
  for (const personalMessage of ['See you on Sunday!\nYour Bear', 'See you on Sunday!\nLove, Eleanor'])
    for (const text of textsAbout({ callsMe: 'Bear' }, { sender: { name: 'Eleanor' }, personalMessage }))
      expect(text.match(/Bear|Eleanor/g), text).toHaveLength(1);
});

test('the form of address sets the gender if the relationship does not', () => {
  const genderAs = (addressedAs: About['addressedAs'], relationship: string) =>
    readFacts(requestAbout({ addressedAs }, { relationship }), packFor('de')).gender;
  expect(genderAs('feminine', 'friend')).toBe('f');
  expect(genderAs('masculine', 'cousin')).toBe('m');
  expect(genderAs('neutral', 'friend')).toBeNull();
  expect(genderAs('masculine', 'mother')).toBe('f');
  expect(textsAbout({ addressedAs: 'feminine' }, { language: 'de' }).every((text) => text.startsWith('Liebe Z'))).toBe(
    true,
  );
});

const polite = {
  de: /\b(?:Ihnen|Sie|Ihre?[nmrs]?)\b/,
  fr: /(?<!\p{L}|rendez-)(?:vous|vos|votre)(?!\p{L})/iu,
  es: /usted/,
  it: /(?<!\p{L})(?:Lei|Su[oae]i?)(?!\p{L})|(?<=\p{L} )(?:Le|La)(?!\p{L})|\p{Ll}(?:Le|La)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:[oa]|d[oa]|ao|à) senhora?(?!\p{L})|(?<!\p{L})lhe(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:Pan(?:a|u|em|i|ią|ie)?|Państw\p{L}+)(?!\p{L})/u,
};
const familiar = {
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu,
  es: /(?<!\p{L})(?:tú|te|ti|tus?|contigo)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:tu|te|ti|tuo|tua|tuoi|tue|hai|sei)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:você|te|ti|contigo)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:ty|ci|cię|ciebie|tobie|tobą|tw[oó]j\p{L}*|jesteś)(?!\p{L})/iu,
};
describe.each(['de', 'fr', 'es', 'it', 'pt', 'pl'] as const)('in %s', (language) => {
  test('uses the register that the sender chose', () => {
    for (const [register, relationship, never, often] of [
      ['formal', 'friend', familiar, polite],
      ['formal', 'mother-in-law', familiar, polite],
      ['informal', 'client', polite, familiar],
      ['informal', 'teacher', polite, familiar],
    ] as const)
      for (const category of ['birthday', 'thank-you', 'christmas'] as const) {
        const texts = textsAbout({ register }, { language, relationship, category });
        expect(texts).toHaveLength(3 * seeds.length);
        // "usted" is often omitted, and at the start of a sentence "Sie" is ambiguous.
        if (never === familiar || language === 'fr')
          for (const text of texts) expect(text).not.toMatch(never[language]);
        if (category === 'birthday' && often === familiar)
          expect(texts.some((text) => often[language].test(text))).toBe(true);
      }
  });
});

test('partners are never addressed with Sie, even if it was chosen', () => {
  for (const category of ['valentines', 'anniversary', 'birthday'] as const) {
    const told = { language: 'de', relationship: 'wife', category } as const;
    expect(textsAbout({ register: 'formal' }, told)).toEqual(textsAbout({}, told));
  }
});

test('mentions topics of the catalogue and typed ones, before those in the notes', () => {
  const primaries = primariesAbout({ topics: ['chess'] }, { notes: 'Loves gardening.' });
  expect(
    primaries.filter((text) => /chess|check|rook|knight|pawn|queen|king|board|opening/i.test(text)).length,
  ).toBeGreaterThan(4);
  expect(primaries.join()).not.toMatch(/garden/i);
  const own = primariesAbout({ ownTopics: ['lighthouses'] });
  expect(own.filter((text) => text.includes('lighthouses')).length).toBeGreaterThan(4);
});

test('prefers sentences written for a topic to those for any topic', () => {
  for (const category of ['birthday', 'thinking-of-you', 'thank-you'] as const) {
    const ideas = seeds.flatMap((seed) =>
      composeMessages(requestAbout({ topics: ['gardening'] }, { category, seed })).map(({ idea }) => idea),
    );
    expect(ideas.filter((idea) => idea.startsWith('topics/garden/')).length).toBeGreaterThan(4);
    expect(ideas.filter((idea) => idea.startsWith('topics/any/'))).toEqual([]);
  }
});

describe('pets', () => {
  const pets = [{ name: 'Bruno', kind: 'dog' }] as const;

  test.each(languages)('are mentioned by name in %s, on cards of every mood', (language) => {
    for (const category of ['birthday', 'get-well', 'thank-you', 'congratulations'] as const)
      for (const tone of ['warm', 'playful'] as const) {
        const texts = primariesAbout({ pets: [...pets] }, { language, category, tone });
        const named = texts.filter((text) => text.includes('Bruno'));
        expect(named.length, `${category} ${tone}`).toBeGreaterThan(tone === 'warm' ? 4 : 2);
        // Nothing of what only a topic may be called: "an afternoon for Bruno".
        for (const text of named) expect(text).not.toMatch(/undefined|[{}]/);
      }
  });

  test('are not mentioned on cards of grief, nor if their name must never be mentioned', () => {
    const solemn = [
      { category: 'sympathy' },
      { category: 'thinking-of-you', occasion: { type: 'memorial', years: null } },
      { category: 'holiday', occasion: { type: 'good-friday', years: null } },
    ] as const;
    for (const told of solemn) expect(textsAbout({ pets: [...pets] }, told).join()).not.toContain('Bruno');
    expect(textsAbout({ pets: [...pets], neverMention: ['bruno'] }).join()).not.toContain('Bruno');
  });

  test('take turns from year to year', () => {
    const two = [...pets, { name: 'Minka', kind: 'cat' } as const];
    const [last = ''] = primariesAbout({ pets: two }).filter((text) => text.includes('Bruno'));
    expect(textsAbout({ pets: two }, { avoid: [last] }).join()).not.toContain('Bruno');
  });
});

test('a removed topic of the notes is not mentioned', () => {
  const notes = 'Loves gardening.';
  const speaks = (about: Partial<About>) =>
    readFacts(requestAbout(about, { notes }), packFor('en')).topics.map(({ id }) => id);
  expect(speaks({})).toEqual(['gardening']);
  expect(speaks({ notFromNotes: ['gardening'] })).toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  const everyday: Record<Language, string[]> = {
    en: ['year', 'cake', 'garden'],
    de: ['Jahr', 'Kuchen', 'Garten'],
    fr: ['année', 'gâteau', 'jardin'],
    es: ['año', 'tarta', 'jardín'],
    it: ['anno', 'torta', 'giardino'],
    pt: ['ano', 'bolo', 'jardim'],
    nl: ['jaar', 'taart', 'tuin'],
    pl: ['rok', 'tort', 'ogród'],
  };
  test('a word that must never be mentioned is on no card, and its topics are dropped', () => {
    const neverMention = everyday[language];
    const categories: CardCategory[] = ['birthday', 'christmas', 'sympathy'];
    const without = categories.flatMap((category) =>
      textsAbout({ neverMention, topics: ['gardening'] }, { language, category }),
    );
    expect(without).toHaveLength(9 * seeds.length);
    for (const text of without) expect(mentions(text, neverMention), text).toBe(false);
    const facts = readFacts(requestAbout({ neverMention, topics: ['gardening', 'cats'] }), packFor(language));
    expect(facts.topics.map(({ id }) => id)).toEqual(['cats']);
  });
});

test('matches whole words in any spelling', () => {
  expect(mentions('Gin & tonic?', ['GIN'])).toBe(true);
  expect(mentions('Ginger cake', ['gin'])).toBe(false);
  expect(mentions('Das Café am Eck', ['cafe am eck'])).toBe(true);
  expect(mentions('Anything', ['…'])).toBe(false);
});

test('only the greeting remains if every sentence would mention it', () => {
  const all = [
    'you',
    'your',
    'a',
    'the',
    'and',
    'to',
    'of',
    'is',
    'for',
    'with',
    'birthday',
    'day',
    'in',
    'I',
    'happy',
  ];
  expect(composeMessages(requestAbout({ neverMention: all, signAs: 'Tom' }))).toEqual([
    { text: expect.stringMatching(/^\S.*Zelda,\n+Tom$/s), idea: 'greeting' },
  ]);
});

describe('a memory', () => {
  const memories = ['We still laugh about the tent in Wales', 'You taught me to swim!'];

  test('is on the primary option as typed, before the wish, and on no alternate', () => {
    for (const seed of seeds) {
      const request = requestAbout({ memories }, { seed });
      const plain = composeMessages({ ...request, recipient: { ...request.recipient, about: {} } });
      const [primary, ...alternates] = composeMessages(request);
      expect(primary?.text.split('We still laugh about the tent in Wales. ').join('')).toBe(plain[0]?.text);
      expect(alternates).toEqual(plain.slice(1));
    }
  });

  test('is used once, then the next one, then none', () => {
    const avoid = ['Dear Zelda,\nHello. We still laugh about the tent in Wales. Be well.'];
    expect(primariesAbout({ memories }, { avoid }).every((text) => text.includes('You taught me to swim!'))).toBe(true);
    const both = [...avoid, 'Hello! You taught me to swim! Bye.'];
    expect(textsAbout({ memories }, { avoid: both }).join()).not.toMatch(/tent|swim/);
  });

  test('is not used in grief, beside words of the sender, on a short card, or if it contains a forbidden word', () => {
    for (const told of [
      { category: 'sympathy' },
      { category: 'thinking-of-you', occasion: { type: 'memorial', years: null } },
      { personalMessage: 'See you on Sunday!' },
      { length: 'short' },
    ] as const)
      expect(textsAbout({ memories }, told).join(), JSON.stringify(told)).not.toMatch(/tent|swim/);
    expect(textsAbout({ memories, neverMention: ['Wales', 'swim'] }).join()).not.toMatch(/tent|swim/);
  });

  test('stays if a card is rewritten for another age', () => {
    const request = requestAbout({ memories, signAs: 'Love, Tom' }, { occasion: { type: 'birthday', years: 60 } });
    const text = composeMessages(request)[0]?.text ?? '';
    const to = { ...request, occasion: { type: 'birthday', years: 61 } };
    const facts = { ...request, avoid: [text] };
    expect(retell(text, facts, facts)).toBe(text);
    expect(retell(text, facts, { ...to, avoid: [text] })).toMatch(/Love, Tom$/);
  });
});
