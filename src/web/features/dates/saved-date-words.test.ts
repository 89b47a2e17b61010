import { expect, test } from 'vitest';
import type { CardOfDate } from '../../../contract/dates.ts';
import { savedDateWords } from './saved-date-words.ts';

const date = { occasionType: 'birthday', personName: 'Margaret' };
const card = (change: Partial<CardOfDate>): CardOfDate => ({
  id: 1,
  title: 'Happy 46th Birthday, Mum',
  moved: false,
  corrected: false,
  keptDay: false,
  approvalEnded: false,
  toRead: false,
  ...change,
});

test.each<[string, CardOfDate[], string]>([
  ['no card', [], 'Birthday of Margaret is saved.'],
  ['a card that moved', [card({ moved: true })], 'Birthday of Margaret is saved. One unsent card moved with it.'],
  [
    'two cards that moved, were corrected and need approval',
    [1, 2].map((id) => card({ id, moved: true, corrected: true, approvalEnded: true })),
    'Birthday of Margaret is saved. 2 unsent cards moved with it. 2 unsent cards were corrected to match. Please approve them again.',
  ],
  [
    'a card with its own day and text',
    [card({ keptDay: true, toRead: true })],
    'Birthday of Margaret is saved. One unsent card stays on the day you chose. Please read “Happy 46th Birthday, Mum” again: not all of it could be corrected.',
  ],
  [
    'several cards to check',
    [1, 2, 3].map((id) => card({ id, toRead: true })),
    'Birthday of Margaret is saved. Please read “Happy 46th Birthday, Mum” and 2 more cards again: not all of it could be corrected.',
  ],
])('the toast for %s', (_what, cards, words) => {
  expect(savedDateWords(date, cards)).toBe(words);
});
