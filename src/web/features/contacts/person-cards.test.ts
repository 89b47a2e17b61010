import { expect, test } from 'vitest';
import type { CardListItem } from '../../../contract/cards.ts';
import type { ImportantDateView } from '../../../contract/dates.ts';
import { deliveryStatuses } from '../../../contract/vocabulary.ts';
import { missingCards } from './missing-cards.ts';
import { sectionCards } from './person-cards.ts';

const today = '2026-11-21';
const card = (fields: Partial<CardListItem>) =>
  ({
    id: 1,
    deliveryDate: null,
    scheduledDate: null,
    occasionId: null,
    occurrenceDate: null,
    createdAt: '2026-01-01T00:00:00Z',
    ...fields,
  }) as CardListItem;
const date = (fields: Partial<ImportantDateView>) =>
  ({ id: 5, occasionType: 'birthday', date: '1966-12-04', repeatsAnnually: true, ...fields }) as ImportantDateView;
const occurrences = (dates: ImportantDateView[], cards: CardListItem[]) =>
  missingCards(dates, cards, today).map(({ occurrence }) => occurrence);

test('every status belongs to exactly one section', () => {
  for (const deliveryStatus of deliveryStatuses) {
    const { review, approved, history } = sectionCards([card({ deliveryStatus })]);
    expect(review.length + approved.length + history.length, deliveryStatus).toBe(1);
  }
});

test('review lists the next card first, history the latest', () => {
  const cards = [
    card({ id: 1, deliveryStatus: 'draft', scheduledDate: '2027-01-01' }),
    card({ id: 2, deliveryStatus: 'draft', scheduledDate: '2026-12-01' }),
    card({ id: 3, deliveryStatus: 'sent', deliveryDate: '2025-12-04T09:00:00Z' }),
    card({ id: 4, deliveryStatus: 'skipped', scheduledDate: '2026-04-18' }),
  ];
  expect(sectionCards(cards).review.map(({ id }) => id)).toEqual([2, 1]);
  expect(sectionCards(cards).history.map(({ id }) => id)).toEqual([4, 3]);
});

test('lists an occurrence without a card, and none that has a card of any status', () => {
  expect(occurrences([date({})], [])).toEqual(['2026-12-04']);
  expect(
    occurrences([date({})], [card({ occasionId: 5, occurrenceDate: '2026-12-04', deliveryStatus: 'skipped' })]),
  ).toEqual([]);
  expect(occurrences([date({})], [card({ occasionId: 5, occurrenceDate: '2025-12-04' })])).toEqual(['2026-12-04']);
  expect(occurrences([date({})], [card({ occasionId: 6, occurrenceDate: '2026-12-04' })])).toEqual(['2026-12-04']);
});

test('includes today, or the next year if there is a card for today', () => {
  const born = date({ date: '1980-11-21' });
  expect(occurrences([born], [card({ occasionId: 5, occurrenceDate: today })])).toEqual(['2027-11-21']);
});

test('ignores past one-time dates and lists the nearest date first', () => {
  const past = date({ id: 6, date: '2024-06-02', repeatsAnnually: false });
  const easter = date({ id: 7, occasionType: 'easter' });
  expect(occurrences([easter, past, date({})], [])).toEqual(['2026-12-04', '2027-03-28']);
});
