import { expect, test } from 'vitest';
import { nothingKnown } from '../../../../contract/about-limits.ts';
import { missingQuestions, topicNames } from './known-words.ts';

const asked = (known: object, noted: string[] = []) =>
  missingQuestions({ ...nothingKnown, ...known }, noted).map(({ question }) => question);

test('asks for what is missing, but not for topics found in the notes', () => {
  expect(asked({})).toEqual(['What do they love?', 'How do you sign to them?', 'What have you shared?']);
  expect(asked({ signAs: 'Love, Tom' }, ['cats'])).toEqual(['What have you shared?']);
  expect(asked({ ownTopics: ['lighthouses'], signAs: 'Tom', memories: ['The tent.'] })).toEqual([]);
});

test('lists topics in the order they were chosen', () => {
  const catalogue = [
    { id: 'cats', family: 'animals', name: 'Cats' },
    { id: 'tea', family: 'tea', name: 'Tea' },
  ];
  expect(topicNames(['tea', 'gone', 'cats'], catalogue)).toEqual(['Tea', 'Cats']);
});
