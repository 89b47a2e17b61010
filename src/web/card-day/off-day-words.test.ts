import { expect, test } from 'vitest';
import { offDayWords } from './off-day-words.ts';

const digital = (scheduledDate: string | null) => ({ scheduledDate, deliveryMethod: 'digital' as const });
const printed = (scheduledDate: string | null) => ({ scheduledDate, deliveryMethod: 'physical' as const });

test.each([
  [digital('2026-12-04'), '13 days early'],
  [digital('2026-11-22'), '1 day early'],
  [digital('2026-11-21'), null],
  [digital('2026-11-20'), '1 day late'],
  [digital('2026-11-18'), '3 days late'],
  [digital(null), null],
  [printed('2026-11-28'), null],
  [printed('2026-11-26'), '2 days late'],
])('on 21 November the card %j would be sent %j', (card, words) => {
  expect(offDayWords(card, '2026-11-21')).toBe(words);
});
