import { expect, test } from 'vitest';
import { placePersonal, withoutPersonal } from './place-personal.policy.ts';

const personal = 'See you on Sunday - bring the "good" cake (and Tom\'s fork)!';

test.each([
  ['left out', 'Dear Margaret,\nmay the day be warm.', `Dear Margaret,\nmay the day be warm.\n\n${personal}`],
  [
    'left out before a leave',
    'Dear Margaret,\nmay the day be warm.\n\nWith all my love,\nEleanor',
    `Dear Margaret,\nmay the day be warm.\n\n${personal}\n\nWith all my love,\nEleanor`,
  ],
  [
    'in the middle of a sentence',
    `Dear Margaret, may the day be warm. ${personal} All the best to you.`,
    `Dear Margaret, may the day be warm.\n\nAll the best to you.\n\n${personal}`,
  ],
  [
    'with other marks and white space',
    'Dear Margaret!\nSee you on Sunday - bring\nthe “good” cake (and Tom’s fork)!\nLove',
    `Dear Margaret!\n\n${personal}\n\nLove`,
  ],
  ['as it should be', `Dear Margaret, hello.\n\n${personal}\n\nLove`, `Dear Margaret, hello.\n\n${personal}\n\nLove`],
  ['twice', `${personal}\n\nDear Margaret, hello.\n\n${personal}`, `Dear Margaret, hello.\n\n${personal}`],
  ['alone', personal, personal],
])('a message with the typed words %s contains them once, unchanged', (_where, message, expected) => {
  expect(placePersonal(message, personal)).toBe(expected);
});

test.each([null, '', '  \n'])('an empty personal message (%j) changes nothing', (nothing) => {
  expect(placePersonal('Dear Margaret, hello.  \n Love', nothing)).toBe('Dear Margaret, hello.  \n Love');
  expect(withoutPersonal('Hello.', nothing)).toBe('Hello.');
});

test('places a few typed words on their own line', () => {
  expect(placePersonal('Dear Margaret, I love you all.', 'love you')).toBe(
    'Dear Margaret, I love you all.\n\nlove you',
  );
  expect(placePersonal('Dear Margaret, hello.\nlove you', 'love you')).toBe('Dear Margaret, hello.\n\nlove you');
});

test('preserves the lines of typed paragraphs', () => {
  const lines = 'First line\nsecond line\n\nand $& a dollar';
  expect(placePersonal('Dear Margaret, hello.', lines)).toBe(`Dear Margaret, hello.\n\n${lines}`);
});
