import { expect, test } from 'vitest';
import { longDayOf, longMomentOf } from './moment-words.ts';

test('formats days and moments with the month written out', () => {
  expect(longDayOf('2026-12-04T12:00:00Z')).toBe('December 4, 2026');
  expect(longMomentOf('2026-12-04T12:00:00Z')).toMatch(/^December 4, 2026 at \d{1,2}:00\s[AP]M$/);
});
