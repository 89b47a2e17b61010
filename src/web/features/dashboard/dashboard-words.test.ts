import { expect, test } from 'vitest';
import { reviewCards, waitingCards } from '../../card-list/waiting-cards.ts';
import { greeting, situation } from './greeting.ts';

const today = '2026-11-21';
const card = (id: number, scheduledDate: string | null, createdAt = '2026-11-20T08:00:00.000Z') => ({
  id,
  scheduledDate,
  createdAt,
});
const ids = (cards: { id: number }[]) => cards.map(({ id }) => id);

test('waiting cards are drafts of today or later, earliest first, then undated ones', () => {
  expect(
    ids(waitingCards([card(1, null), card(2, '2026-12-04'), card(3, '2026-11-20'), card(4, today)], today)),
  ).toEqual([4, 2, 1]);
});

test('review shows four drafts, oldest first, undated ones by their day of creation', () => {
  const waiting = [
    card(1, '2026-12-12'),
    card(2, '2026-12-04'),
    card(3, '2027-01-01'),
    card(4, null),
    card(5, '2026-11-26'),
  ];
  expect(ids(reviewCards(waiting, 'UTC'))).toEqual([4, 5, 2, 1]);
});

test("the day of creation is in the user's time zone", () => {
  const waiting = [card(1, null, '2026-11-21T20:00:00.000Z'), card(2, today)];
  expect(ids(reviewCards(waiting, 'Europe/London'))).toEqual([1, 2]);
  expect(ids(reviewCards(waiting, 'Asia/Tokyo'))).toEqual([2, 1]);
});

test.each([
  [4, 'Good evening, Eleanor'],
  [5, 'Good morning, Eleanor'],
  [12, 'Good afternoon, Eleanor'],
  [18, 'Good evening, Eleanor'],
])('at hour %i the greeting is %s', (hour, words) => {
  expect(greeting(hour, 'Eleanor Whitfield')).toBe(words);
});

test.each([
  [[card(1, '2026-11-26'), card(2, null)], [], 'Two cards are waiting for you. The next one is for Thursday.'],
  [[card(1, today)], [], 'One card is waiting for you. It is for today.'],
  [[card(1, null)], [], 'One card is waiting for you.'],
  [
    Array.from({ length: 12 }, (_, id) => card(id, '2026-12-25')),
    [],
    '12 cards are waiting for you. The next one is for Dec 25, 2026.',
  ],
  [[], [card(1, '2026-12-01'), card(2, '2026-11-24')], 'Everything is approved. The next card goes out on Tuesday.'],
  [[], [card(1, '2026-11-22')], 'Everything is approved. The next card goes out tomorrow.'],
  [[], [], 'Nothing is waiting for you today.'],
])('the situation %# reads: %s', (waiting, approved, words) => {
  expect(situation(waiting, approved, today)).toBe(words);
});
