import { expect, test } from 'vitest';
import { offDays } from './off-days.ts';

const digital = (scheduledDate: string | null) => ({ scheduledDate, deliveryMethod: 'digital' as const });
const printed = (scheduledDate: string | null) => ({ scheduledDate, deliveryMethod: 'physical' as const });

test.each([
  [digital('2026-12-04'), 13],
  [digital('2026-11-22'), 1],
  [digital('2026-11-21'), 0],
  [digital('2026-11-20'), -1],
  [digital('2026-11-18'), -3],
  [digital(null), 0],
  [printed('2026-11-28'), 0],
  [printed('2026-11-26'), -2],
])('on 21 November the card %j would be sent %i days early', (card, days) => {
  expect(offDays(card, '2026-11-21')).toBe(days);
});
