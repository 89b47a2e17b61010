import { expect, test } from 'vitest';
import { z } from 'zod';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { type CardCategory, languages } from '../../contract/vocabulary.ts';
import type { Season } from '../../domain/season.ts';
import { composeMessages, type WordsRequest } from './compose-messages.ts';
import { packFor } from './language-packs.ts';
import { readContent } from './read-content.ts';
import { readFacts } from './read-facts.ts';

const people = 12;
const withTopics = (topics: string[], told: Partial<WordsRequest> = {}, ownTopics: string[] = []) =>
  [...Array(people).keys()].flatMap((at) =>
    composeMessages(
      wordsRequest({
        seed: `time ${at}`,
        recipient: {
          name: 'Zelda Quist',
          nickname: null,
          relationship: 'niece',
          notes: 'loves wine',
          about: { topics, ownTopics },
        },
        ...told,
      }),
    ),
  );
const friend = { name: 'Zelda Quist', nickname: null, relationship: 'friend', notes: null };
const named = {
  coffee: {
    en: /coffee/i,
    de: /kaffee/i,
    fr: /café/i,
    es: /café/i,
    it: /caffè/i,
    pt: /café(?! da manhã)/i,
    nl: /koffie/i,
    pl: /kaw[aąęy]\b/i,
  },
  football: {
    en: /football|soccer/i,
    de: /fußball/i,
    fr: /football|\bfoot\b/i,
    es: /fútbol/i,
    it: /calcio/i,
    pt: /futebol/i,
    nl: /voetbal/i,
    pl: /piłk|futbol/i,
  },
  running: {
    en: /\brunning\b|\bjog/i,
    de: /\blaufen\b|jogg/i,
    fr: /course à pied|\bcourir|footing|jogging/i,
    es: /\bcorrer|running/i,
    it: /\bcorsa\b|\bcorrere/i,
    pt: /corrida|\bcorrer/i,
    nl: /hardlopen|\brennen/i,
    pl: /biega/i,
  },
} as const;
const ofTopics = (messages: { idea: string }[]) =>
  messages.map(({ idea }) => idea).filter((idea) => idea.startsWith('topics/'));

test.each(languages)('%s: no card wishes gardens in winter or skis in summer', (language) => {
  const ideasAt = (topics: string[], category: CardCategory, season: Season) =>
    ofTopics(withTopics(topics, { language, category, season }));
  // The phrase that would mention it: "room for gardening".
  expect(ideasAt(['gardening'], 'christmas', 'winter').filter((idea) => idea.startsWith('topics/any/'))).toEqual([]);
  // A year of it may be wished in any season, a day of it only in its own.
  const inSummer = ideasAt(['skating'], 'birthday', 'summer');
  expect(ideasAt(['skating'], 'birthday', 'winter').filter((idea) => !inSummer.includes(idea))).not.toEqual([]);
  expect(ideasAt(['camping'], 'birthday', 'summer')).not.toEqual([]);
  const thanks = { language, category: 'thank-you', season: 'winter', recipient: friendWith('gardening') } as const;
  expect(ofTopics(withTopics([], thanks)), 'thanks are for any season').not.toEqual([]);
});

test.each(languages)('%s: no card for somebody under age mentions alcohol', (language) => {
  const at = (years: number) =>
    ofTopics(withTopics(['wine', 'beer'], { language, occasion: { type: 'birthday', years } }, ['craft beer']));
  expect(at(17)).toEqual([]);
  expect(at(18)).not.toEqual([]);
});

test('wine and grandchildren are for those old enough to have them, and a child of unknown age is young', () => {
  const about = (relationship: string, years: number | null) => {
    const recipient = { name: 'Zelda Quist', nickname: null, relationship, notes: 'loves coffee' };
    const occasion = years === null ? null : { type: 'birthday', years };
    const request = wordsRequest({
      occasion,
      recipient: { ...recipient, about: { topics: ['wine', 'grandchildren', 'cats'] } },
    });
    return readFacts(request, packFor('en')).topics.map(({ id }) => id);
  };
  expect(about('friend', 12)).toEqual(['cats']);
  expect(about('friend', 36)).toEqual(['wine', 'cats', 'coffee']);
  expect(about('friend', 60)).toEqual(['wine', 'grandchildren', 'cats', 'coffee']);
  expect(about('friend', null)).toEqual(['wine', 'grandchildren', 'cats', 'coffee']);
  expect(about('granddaughter', null)).toEqual(['cats']);
  expect(about('son', 30)).toEqual(['wine', 'cats', 'coffee']);
});

test.each(languages)('%s: what suits any hobby is not said of animals and grandchildren', (language) => {
  for (const topic of ['cats', 'grandchildren', 'rabbits'])
    for (const category of ['thank-you', 'congratulations', 'custom', 'get-well'] as const)
      expect(ofTopics(withTopics([], { language, category, recipient: friendWith(topic) })).join()).not.toContain(
        'topics/any/',
      );
});

const friendWith = (topic: string) => ({
  name: 'Zelda Quist',
  nickname: null,
  relationship: 'friend',
  notes: null,
  about: { topics: [topic] },
});

test.each(languages)('%s: a child of known age is a child at Christmas too', (language) => {
  const at = (age: number | null, relationship = 'niece') => {
    const about = { topics: ['wine', 'coffee', 'gardening'] };
    const recipient = { name: 'Zelda Quist', nickname: null, relationship, notes: null, about, age };
    const request = wordsRequest({ language, category: 'christmas', recipient, occasion: null });
    return readFacts(request, packFor(language)).topics.map(({ id }) => id);
  };
  expect(at(6)).toEqual(['gardening']);
  expect(at(16)).toEqual(['coffee', 'gardening']);
  expect(at(30)).toEqual(['wine', 'coffee', 'gardening']);
  expect(at(null)).toEqual(['gardening']);
  expect(at(null, 'godchild'), 'godchildren count as young').toEqual(['gardening']);
});

const drinks = {
  en: /champagne|raise a glass|toast|wine|bubbly/i,
  de: /sekt|anstoßen|\bGlas\b|\bWein\b|korken/i,
  fr: /champagne|trinqu|verre|bouchon|\bvin\b/i,
  es: /champán|brind|copa|\bvino\b|corcho/i,
  it: /spumante|brind|calic|bicchier|\bvino\b/i,
  pt: /champanhe|espumante|brind|taça|\bvinho/i,
  nl: /champagne|bubbels|proost|toost|\bglas\b|\bwijn\b/i,
  pl: /szampan|toast|kielisz|lampk|\bwino\b/i,
};
test.each(languages)('%s: no card for the young has drinks, whatever the occasion', (language) => {
  const ofAge = (age: number | null) =>
    (['birthday', 'christmas', 'new-year', 'congratulations', 'halloween'] as const).flatMap((category) =>
      [...Array(people).keys()].flatMap((at) => {
        const recipient = { name: 'Zelda Quist', nickname: null, relationship: 'grandson', notes: null, age };
        const tone = at % 2 ? 'playful' : 'warm';
        return composeMessages(wordsRequest({ language, category, recipient, tone, seed: `drink ${at}` }));
      }),
    );
  for (const age of [5, 16, null])
    expect(
      ofAge(age)
        .filter(({ text }) => drinks[language].test(text))
        .map(({ text }) => text),
    ).toEqual([]);
});

test.each(languages)('%s: sentences for a grown-up’s hobby are not for a child, nor for one who may be', (language) => {
  const forGrownUps = new Set(
    readContent(
      `./${language}/topics.yaml`,
      z.array(z.looseObject({ id: z.string(), years: z.unknown().optional() })),
    ).flatMap(({ id, years }) => (/^none, +1[0-9]\+$/.test(String(years)) ? [`topics/${id}`] : [])),
  );
  const ideasAt = (age: number | null) =>
    (['christmas', 'thank-you', 'thinking-of-you'] as const).flatMap((category) =>
      ['gardening', 'reading', 'travel', 'cooking'].flatMap((topic) =>
        [...Array(5).keys()].flatMap((at) => {
          const about = { topics: [topic] };
          const recipient = { name: 'Zelda Quist', nickname: null, relationship: 'nephew', notes: null, about, age };
          return composeMessages(wordsRequest({ language, category, recipient, seed: `hobby ${at}`, count: 1 }));
        }),
      ),
    );
  expect(ideasAt(5).filter(({ idea }) => forGrownUps.has(idea))).toEqual([]);
  expect(ofTopics(ideasAt(null)).filter((idea) => forGrownUps.has(idea)).length).toBeLessThanOrEqual(3);
});

test.each(languages)('%s: sentences about coffee are not for tea, nor those about football for rugby', (language) => {
  for (const [topic, other, words] of [
    ['tea', 'coffee', named.coffee],
    ['rugby', 'football', named.football],
    ['swimming', 'running', named.running],
  ] as const) {
    const texts = (['birthday', 'christmas', 'thinking-of-you', 'thank-you'] as const).flatMap((category) =>
      withTopics([topic], { language, category, recipient: { ...friend, about: { topics: [topic] } } }),
    );
    expect(
      texts
        .filter(({ idea, text }) => idea.startsWith('topics/') && words[language].test(text))
        .map(({ idea, text }) => `${other} in ${idea}: ${text}`),
    ).toEqual([]);
  }
});
