import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { type CardCategory, languages } from '../../contract/vocabulary.ts';
import type { Season } from '../../domain/season.ts';
import { composeMessages, type WordsRequest } from './compose-messages.ts';

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
