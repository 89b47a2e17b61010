import { expect, test } from 'vitest';
import { exchanged, ownPlaces, placesAfter } from './option-places.ts';
import { byDay, cardAfter, inReviewOrder } from './review-queue.ts';

const cards = [1, 2, 3, 4].map((id) => ({ id }));
const ids = (all: { id: number }[]) => all.map(({ id }) => id);

test('cards that were put off come last, in the order in which they were', () => {
  expect(ids(inReviewOrder(cards, [3, 1, 99]))).toEqual([2, 4, 3, 1]);
  expect(ids(inReviewOrder(cards, []))).toEqual([1, 2, 3, 4]);
});

test('the following card comes after a decision, and the first after the last', () => {
  expect(cardAfter(cards, 2)).toBe(3);
  expect(cardAfter(cards, 4)).toBe(1);
  expect(cardAfter([{ id: 4 }], 4)).toBeNull();
  expect(cardAfter(cards, 99)).toBe(1);
});

test('cards leave by their day', () => {
  const day = (id: number, scheduledDate: string | null) => ({ id, scheduledDate });
  expect(byDay([day(1, '2026-12-24'), day(2, '2026-12-06'), day(3, '2026-12-24'), day(4, null)])).toEqual([
    { day: null, cards: [day(4, null)] },
    { day: '2026-12-06', cards: [day(2, '2026-12-06')] },
    { day: '2026-12-24', cards: [day(1, '2026-12-24'), day(3, '2026-12-24')] },
  ]);
});

test('a chosen version takes the place of the primary on the card, not in the row of pictures', () => {
  const once = placesAfter(ownPlaces, 'alternate2');
  expect(once).toEqual(['alternate2', 'alternate1', 'primary']);
  expect(placesAfter(once, 'alternate2')).toEqual(ownPlaces);
  const card = {
    message: 'First',
    imageUrl: '/1',
    imagePrompt: null,
    alternateMessage2: 'Third',
    alternateImageUrl2: '/3',
    alternatePrompt2: 'A prompt',
  } as Parameters<typeof exchanged>[0];
  const chosen = exchanged(card, 'alternate2');
  expect(chosen).toEqual({
    message: 'Third',
    imageUrl: '/3',
    imagePrompt: 'A prompt',
    alternateMessage2: 'First',
    alternateImageUrl2: '/1',
    alternatePrompt2: null,
  });
  expect(exchanged(chosen, 'alternate2')).toMatchObject({
    message: 'First',
    imageUrl: '/1',
    alternateMessage2: 'Third',
  });
});
