import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { composeMessages } from './compose-messages.ts';

const ideasFor = (language: 'en' | 'fr' | 'de', years: number) =>
  [...Array(30).keys()].flatMap((at) =>
    composeMessages(
      wordsRequest({
        language,
        seed: `young ${at}`,
        occasion: { type: 'birthday', years },
        recipient: {
          name: 'Mia Berg',
          nickname: null,
          relationship: 'niece',
          notes: null,
          about: { ownTopics: ['Lego'] },
        },
      }),
    ).map(({ idea }) => idea),
  );

test.each(['en', 'fr', 'de'] as const)('in %s a child is not wished an hour without appointments', (language) => {
  const ofChild = ideasFor(language, 5);
  expect(ofChild).toContain('topics/any/birthday-before-the-cake');
  const hours = ['topics/any/birthday-hour-of', 'topics/any/birthday-wrapped-hour'];
  expect(ofChild.filter((idea) => hours.includes(idea))).toEqual([]);
  const ofGrownUp = ideasFor(language, 50);
  expect(ofGrownUp).not.toContain('topics/any/birthday-before-the-cake');
  expect(ofGrownUp.some((idea) => hours.includes(idea))).toBe(true);
});
