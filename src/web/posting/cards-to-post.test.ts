import { expect, test } from 'vitest';
import { cardsToPost } from './cards-to-post.ts';

const card = (id: number, scheduledDate: string | null, more: object = {}) => ({
  id,
  scheduledDate,
  deliveryMethod: 'physical' as const,
  deliveryStatus: 'approved_and_scheduled' as const,
  ...more,
});

test('approved printed cards are to be posted by their last day in the post, late ones now', () => {
  const cards = [
    card(1, '2026-12-24'),
    card(2, '2026-12-18'),
    card(3, '2026-12-24'),
    card(4, '2026-12-16'),
    card(5, '2026-12-28'),
    card(6, '2026-12-14'),
    card(7, null),
    card(8, '2026-12-24', { deliveryMethod: 'digital' }),
    card(9, '2026-12-24', { deliveryStatus: 'draft' }),
    card(10, '2026-12-24', { deliveryStatus: 'failed' }),
  ];
  expect(cardsToPost(cards, '2026-12-15')).toEqual([
    { day: null, cardIds: [2, 4] },
    { day: '2026-12-17', cardIds: [1, 3] },
  ]);
});
