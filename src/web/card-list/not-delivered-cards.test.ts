import { expect, test } from 'vitest';
import type { CardListItem } from '../../contract/cards.ts';
import { fixOf } from './card-fix.ts';
import { lately, notDeliveredCards } from './not-delivered-cards.ts';

const card = (id: number, scheduledDate: string | null, deliveryStatus: CardListItem['deliveryStatus'] = 'failed') => ({
  id,
  scheduledDate,
  deliveryStatus,
  createdAt: '2026-10-23T12:00:00.000Z',
});
const cards = [
  card(1, '2026-11-18'),
  card(2, '2026-11-20'),
  card(3, '2026-11-20', 'sent'),
  card(4, null),
  card(5, '2026-10-21'),
  card(6, '2026-11-20'),
];

test('lists only cards that were not delivered, latest first', () => {
  expect(notDeliveredCards(cards).map(({ id }) => id)).toEqual([6, 2, 1, 4, 5]);
});

test('recent cards are those of the last thirty days', () => {
  expect(lately(notDeliveredCards(cards), '2026-11-21').map(({ id }) => id)).toEqual([6, 2, 1, 4]);
});

test.each([
  ['rejected', 'fixAddress'],
  ['bounced', 'fixAddress'],
  ['exhausted', 'sendNow'],
  ['missed', 'sendNow'],
  ['unknown', 'arrived'],
  ['unsubscribed', null],
  [null, null],
] as const)('a card that failed as %s is fixed by %s', (failureReason, fix) => {
  expect(fixOf({ failureReason })).toBe(fix);
});
