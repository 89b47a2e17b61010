import { expect, test } from 'vitest';
import { nextRun } from './next-run.ts';

test.each([
  ['0 * * * *', '2026-11-24T10:59:59Z', '2026-11-24T11:00:00.000Z'],
  ['0 * * * *', '2026-11-24T11:00:00Z', '2026-11-24T12:00:00.000Z'],
  ['0 */12 * * *', '2026-11-24T12:00:01Z', '2026-11-25T00:00:00.000Z'],
  ['*/15 * * * *', '2026-12-31T23:50:00Z', '2027-01-01T00:00:00.000Z'],
  ['30 3 * * *', '2028-02-28T04:00:00Z', '2028-02-29T03:30:00.000Z'],
  ['0 6 * * 1', '2026-11-24T10:00:00Z', '2026-11-30T06:00:00.000Z'],
])('%s after %s comes round at %s', (cron, after, next) => {
  expect(nextRun(cron, new Date(after))?.toISOString()).toBe(next);
});

test('a far one is left open', () => {
  expect(nextRun('0 0 1 6 *', new Date('2026-11-24T10:00:00Z'))).toBeNull();
});
