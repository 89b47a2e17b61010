import { expect, test } from 'vitest';
import type { CardListItem } from '../../../../contract/cards.ts';
import { filterCards, peopleOf } from './filter-cards.ts';

const card = (id: number, change: Partial<CardListItem>) =>
  ({ id, personId: 1, personName: 'Margaret', scheduledDate: null, deliveryDate: null, ...change }) as CardListItem;

const cards = [
  card(1, { scheduledDate: '2026-12-04' }),
  card(2, { scheduledDate: '2026-11-20' }),
  card(3, { scheduledDate: '2026-11-21' }),
  card(4, { scheduledDate: '2026-11-21', deliveryDate: '2026-11-21T09:00:00.000Z' }),
  card(5, {}),
  card(6, { deliveryDate: '2026-11-02T09:00:00.000Z', personId: 2, personName: 'Ada' }),
];

test.each([
  ['all', null, [1, 2, 3, 4, 5, 6]],
  ['upcoming', null, [1, 3]],
  ['historical', null, [2, 4, 6]],
  ['all', 2, [6]],
  ['upcoming', 2, []],
] as const)('filters %s cards of contact %j', (time, personId, ids) => {
  expect(filterCards(cards, { time, personId }, '2026-11-21', 'UTC').map(({ id }) => id)).toEqual(ids);
});

test("a card without a day is filtered by its delivery day in the user's zone", () => {
  const delivered = [card(1, { deliveryDate: '2026-11-22T05:00:00.000Z' })];
  const past = (timeZone: string) =>
    filterCards(delivered, { time: 'historical', personId: null }, '2026-11-21', timeZone);
  expect(past('America/Los_Angeles')).toHaveLength(1);
  expect(past('Europe/London')).toHaveLength(0);
});

test('lists the contacts with cards by name', () => {
  expect(peopleOf(cards)).toEqual([
    { id: 2, name: 'Ada' },
    { id: 1, name: 'Margaret' },
  ]);
});
