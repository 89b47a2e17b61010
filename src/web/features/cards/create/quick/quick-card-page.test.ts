import { expect, test } from 'vitest';
import { dayCardOf } from './quick-card-page.tsx';

const date = { card: { id: 9, deliveryStatus: 'draft' as const } };
const cards = [
  { id: 1, scheduledDate: '2026-12-04', deliveryStatus: 'skipped' as const },
  { id: 2, scheduledDate: '2026-12-04', deliveryStatus: 'approved_and_scheduled' as const },
  { id: 3, scheduledDate: '2026-12-24', deliveryStatus: 'skipped' as const },
  { id: 4, scheduledDate: null, deliveryStatus: 'draft' as const },
];

test.each([
  ['', date, 9],
  ['', { card: null }, null],
  ['', null, null],
  ['2026-12-04', date, 2],
  ['2026-12-24', null, null],
  ['2027-01-01', date, null],
])('for the day %j and the date %j the existing card is %s', (day, linked, id) => {
  expect(dayCardOf(day, linked, cards)).toBe(id);
});
