import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { doubtClock, wasSetByService } from './clock-doubt.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const now = new Date('2026-05-04T09:00:00Z');
const seen = (agoMs: number) => new Date(now.getTime() - agoMs);
const alone = { now, isSetByService: false, waitedMs: 0 };

test('trusts the first clock, and one that continues from the last known time', () => {
  expect(doubtClock({ ...alone, lastSeen: null })).toBeNull();
  for (const agoMs of [-20 * 60_000, 0, 13 * dayMs])
    expect(doubtClock({ ...alone, lastSeen: seen(agoMs) }), `${agoMs} ms`).toBeNull();
});

test('never trusts a clock that is behind the last known time', () => {
  const facts = { now, lastSeen: seen(-60 * dayMs), isSetByService: true, waitedMs: 90 * dayMs };
  expect(doubtClock(facts)).toBe(
    'The clock shows 2026-05-04 09:00 UTC, 60 days before Fondly last knew the time (2026-07-03 09:00 UTC). ' +
      'Nothing is sent, given up or deleted, until the clock is set right or, where it is right, "npm run admin -- clock" has said so.',
  );
  expect(doubtClock({ ...alone, lastSeen: seen(-40 * 60_000) })).toContain('40 minutes before');
});

test('trusts a clock far ahead once a time server set it, or after six hours', () => {
  const off = { ...alone, lastSeen: seen(90 * dayMs) };
  expect(doubtClock(off)).toContain('90 days after Fondly last knew the time');
  expect(doubtClock({ ...off, waitedMs: 6 * hourMs - 1 })).toContain('for six hours');
  expect(doubtClock({ ...off, waitedMs: 6 * hourMs })).toBeNull();
  expect(doubtClock({ ...off, isSetByService: true })).toBeNull();
});

test('accepts the time service only if its last synchronization is recent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fondly-clock-'));
  const path = join(folder, 'synchronized');
  try {
    expect(await wasSetByService(now, path)).toBe(false);
    writeFileSync(path, '');
    for (const [agoMs, counts] of [
      [20 * 60_000, true],
      [2 * hourMs, false],
      [-60 * dayMs, false],
    ] as const) {
      utimesSync(path, seen(agoMs), seen(agoMs));
      expect(await wasSetByService(now, path), `${agoMs} ms`).toBe(counts);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
