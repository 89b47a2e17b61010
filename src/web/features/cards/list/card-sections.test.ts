import { expect, test } from 'vitest';
import type { CardListItem } from '../../../../contract/cards.ts';
import { sectionsOf, tileDate } from './card-sections.ts';

const card = (id: number, change: Partial<CardListItem>): CardListItem => ({
  id,
  personId: 1,
  personName: 'Margaret',
  occasionId: null,
  title: 'Happy Birthday',
  message: '',
  category: 'birthday',
  imageUrl: null,
  deliveryMethod: 'digital',
  digitalDeliveryType: 'email',
  recipient: null,
  recipientLine: null,
  deliveryStatus: 'draft',
  failureReason: null,
  deliveryDate: null,
  keptInOutbox: false,
  givenBy: null,
  scheduledDate: null,
  occurrenceDate: null,
  version: 1,
  createdAt: '2026-11-01T12:00:00.000Z',
  ...change,
});

test('puts each card into one section: earliest first, undated last, sent cards latest first', () => {
  const cards = [
    card(1, {}),
    card(2, { scheduledDate: '2026-12-04' }),
    card(3, { scheduledDate: '2026-12-01' }),
    card(4, { deliveryStatus: 'scheduled', scheduledDate: '2026-11-21' }),
    card(5, { deliveryStatus: 'approved_and_scheduled', scheduledDate: '2026-11-20' }),
    card(6, { deliveryStatus: 'sent', deliveryDate: '2026-11-02T09:00:00.000Z' }),
    card(7, { deliveryStatus: 'skipped', scheduledDate: '2026-11-05' }),
    card(8, { deliveryStatus: 'failed' }),
  ];
  expect(sectionsOf(cards).map((section) => section.cards.map(({ id }) => id))).toEqual([
    [3, 2, 1],
    [5, 4],
    [7, 6, 8],
  ]);
});

test.each([
  [{ scheduledDate: '2026-12-04' }, 'December 4th, 2026'],
  [{}, 'Not scheduled'],
  [
    { deliveryStatus: 'sent', deliveryDate: '2026-11-02T12:00:00.000Z', scheduledDate: '2026-11-01' },
    'November 2nd, 2026',
  ],
  [{ deliveryStatus: 'sent', deliveryDate: '2026-11-02T20:00:00.000Z' }, 'November 3rd, 2026'],
  [{ deliveryStatus: 'skipped', scheduledDate: '2026-11-01' }, 'November 1st, 2026'],
  [{ deliveryStatus: 'failed' }, 'Unknown date'],
] as const)('%j shows %s', (change, text) => {
  expect(tileDate(card(1, change), 'Asia/Tokyo')).toBe(text);
});
