import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { type CardCategory, languages } from '../../contract/vocabulary.ts';
import type { Season } from '../../domain/season.ts';
import { composeMessages, type WordsRequest } from './compose-messages.ts';
import { packFor } from './language-packs.ts';
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
  expect(ideasAt(['camping'], 'thank-you', 'winter'), 'thanks are for any season').not.toEqual([]);
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
