import { expect, test } from 'vitest';
import { nothingKnown } from '../../../../contract/about-limits.ts';
import { mergeAbout } from './merge-about.ts';

test('joins the lists, and keeps the first known value of the other fields', () => {
  const { about, lost } = mergeAbout([
    { about: { topics: ['cats', 'tea'], signAs: 'Love, Tom', pets: [{ name: 'Biscuit', kind: 'dog' }] } },
    {
      about: {
        topics: ['tea', 'opera'],
        signAs: 'Best, Tom',
        callsMe: 'Bear',
        usualTone: 'playful',
        hasDied: true,
        pets: [
          { name: 'Biscuit', kind: 'dog' },
          { name: 'Tom', kind: 'cat' },
        ],
        memories: ['The tent in Wales.'],
        neverMention: ['Derek'],
      },
    },
  ]);
  expect(about).toEqual({
    ...nothingKnown,
    topics: ['cats', 'tea', 'opera'],
    signAs: 'Love, Tom',
    callsMe: 'Bear',
    usualTone: 'playful',
    hasDied: true,
    pets: [
      { name: 'Biscuit', kind: 'dog' },
      { name: 'Tom', kind: 'cat' },
    ],
    memories: ['The tent in Wales.'],
    neverMention: ['Derek'],
  });
  expect(lost).toEqual(['Other closing: Best, Tom']);
});

test('puts entries beyond the limit of a list into the notes', () => {
  const { about, lost } = mergeAbout([{ about: { memories: ['a', 'b', 'c'] } }, { about: { memories: ['c', 'd'] } }]);
  expect(about.memories).toEqual(['a', 'b', 'c']);
  expect(lost).toEqual(['Shared memory: d']);
});
