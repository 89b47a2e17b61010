import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../tests/app/test-context.ts';
import { watchClock } from '../../clock.ts';
import { clocks } from '../../db/tables/clocks.ts';
import { processRuns } from '../../db/tables/workers.ts';
import { confirmTime, keepClockLook, listDoubtedClocks, readTimes } from './clocks.store.ts';
import { keepClock } from './keep-clock.ts';

const dayMs = 86_400_000;
let fondly: TestContext;
beforeAll(async () => {
  fondly = await createTestContext();
});
afterAll(() => fondly.close());
beforeEach(async () => {
  await fondly.context.database.orm.delete(clocks);
  await fondly.context.database.orm.delete(processRuns);
});

/** Checks once with a clock that is off by this much, and returns whether it may send. */
async function startWith(offByMs: number): Promise<boolean> {
  const clock = watchClock({ warn: () => {} }, { wallMs: () => Date.now() + offByMs });
  const kept = await keepClock({ ...fondly.context, clock });
  kept.close();
  clock.close();
  return clock.isSteady();
}

const doubts = () => listDoubtedClocks(fondly.context.database.orm);

test.each([
  ['60 days ahead', 60 * dayMs],
  ['60 days back', -60 * dayMs],
])('a clock that starts %s does not send until it is right', async (_, offByMs) => {
  expect(await startWith(0)).toBe(true);
  expect(await startWith(offByMs)).toBe(false);
  expect(await doubts()).toMatchObject([{ doubt: expect.stringContaining('60 days') }]);
  expect(await startWith(0)).toBe(true);
  expect(await doubts()).toEqual([]);
});

test('confirming the time cuts later timestamps of a wrong clock to it', async () => {
  const db = fondly.context.database.orm;
  const now = new Date();
  await keepClockLook(db, 'wrong', { seenAt: new Date(now.getTime() + 60 * dayMs) });
  await db.insert(processRuns).values({ process: 'tidy-up', startedAt: new Date(now.getTime() + 60 * dayMs) });
  expect(await startWith(0)).toBe(false);
  await confirmTime(db, now);
  expect((await readTimes(db)).lastSeen).toEqual(now);
  const [run] = await db.select().from(processRuns);
  expect(run?.startedAt).toEqual(now);
  expect(await startWith(0)).toBe(true);
});

test('does not store the time of a clock that differs from the database', async () => {
  expect(await startWith(10 * dayMs)).toBe(false);
  expect((await readTimes(fondly.context.database.orm)).lastSeen).toBeNull();
  expect(await startWith(0)).toBe(true);
});

test('without a stored clock, uses the time of the last process run', async () => {
  const db = fondly.context.database.orm;
  expect((await readTimes(db)).lastSeen).toBeNull();
  await db.insert(processRuns).values({ process: 'tidy-up', startedAt: sql`now() + interval '60 days'` });
  expect(await startWith(0)).toBe(false);
});

test('does not report the clock of a machine that is gone', async () => {
  const db = fondly.context.database.orm;
  await keepClockLook(db, 'gone', { doubt: 'It is wrong.' });
  expect(await doubts()).toHaveLength(1);
  await db.update(clocks).set({ lookedAt: sql`now() - interval '2 minutes'` });
  expect(await doubts()).toEqual([]);
});
