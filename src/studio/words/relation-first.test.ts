import { expect, test } from 'vitest';
import { z } from 'zod';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { type CardCategory, type Language, languages } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';
import { speaksOfToday } from './day-words.ts';
import { readContent } from './read-content.ts';

const seeds = [...Array(20).keys()];
const ideasTo = (language: Language, category: CardCategory, relationship: string, topics: string[], age?: number) =>
  seeds.flatMap((seed) => {
    const recipient = { name: 'Zelda Quist', nickname: null, relationship, notes: null, age: age ?? null };
    const request = { language, category, recipient: { ...recipient, about: { topics } }, occasion: null };
    return composeMessages(wordsRequest({ ...request, seed: `first ${seed}`, count: 1 })).map(({ idea }) => idea);
  });
const ofTopics = (ideas: readonly string[]) => ideas.filter((idea) => idea.startsWith('topics/')).length;
const hobbies = ['gardening', 'cooking', 'reading', 'cats'];

test.each(languages)(
  '%s: thanks are about the two of them more often than about a hobby, a birthday is not',
  (language) => {
    for (const relationship of ['mother', 'sister', 'friend']) {
      const thanks = ofTopics(ideasTo(language, 'thank-you', relationship, hobbies));
      const birthdays = ofTopics(ideasTo(language, 'birthday', relationship, hobbies));
      expect(birthdays, relationship).toBeGreaterThan(seeds.length / 2);
      expect(thanks, relationship).toBeLessThan(birthdays);
    }
  },
);

test.each(languages)('%s: no time for a hobby is wished in thanks and on feasts', (language) => {
  for (const category of ['thank-you', 'easter', 'thanksgiving', 'valentines', 'congratulations'] as const)
    for (const relationship of ['friend', 'wife'])
      expect(ideasTo(language, category, relationship, ['languages', 'clocks', 'radio']).join()).not.toContain('/any/');
});

test.each(languages)('%s: what they love is wished for the new year, not for today', (language) => {
  const topics = ['singing', 'photography', 'gardening', 'cooking'];
  const recipient = { name: 'Zelda Quist', nickname: null, relationship: 'friend', notes: null, about: { topics } };
  const cards = seeds.flatMap((seed) =>
    composeMessages(wordsRequest({ language, category: 'new-year', recipient, occasion: null, seed: `year ${seed}` })),
  );
  const ofHobbies = cards.filter(({ idea }) => idea.startsWith('topics/'));
  expect(ofHobbies.length).toBeGreaterThan(0);
  expect(ofHobbies.filter(({ text }) => speaksOfToday(text, language)).map(({ text }) => text)).toEqual([]);
});

/** The sentences about hobbies that are for children alone. */
const forChildren = (language: Language) =>
  new Set(
    readContent(`./${language}/topics.yaml`, z.array(z.looseObject({ id: z.string(), years: z.unknown().optional() })))
      .filter(({ years }) => /^\d+-1\d$/.test(String(years)))
      .map(({ id }) => `topics/${id}`),
  );

test.each(languages)('%s: a child hears what is written for children before what suits anybody', (language) => {
  const own = forChildren(language);
  const topics = ['football', 'dogs', 'cats', 'swimming', 'drawing'];
  const at = (age: number) => ideasTo(language, 'birthday', 'nephew', topics, age).filter((idea) => own.has(idea));
  if (own.size > 0) expect(at(30)).toEqual([]);
  if (own.size > 20) expect(at(7).length).toBeGreaterThan(0);
});
