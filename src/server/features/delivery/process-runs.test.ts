import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../tests/app/test-context.ts';
import { processRuns } from '../../db/tables/workers.ts';
import { countInRun, runRecorded } from './process-runs.store.ts';

let fondly: TestContext;
beforeAll(async () => {
  fondly = await createTestContext();
});
afterAll(() => fondly.close());

test('a failed run stores its reason without personal data from the query', async () => {
  const { orm } = fondly.context.database;
  const failing = () => orm.execute(sql`select ${'margaret@example.org'}::int`).then(() => ({}));
  await expect(runRecorded(orm, 'look-ahead', failing)).rejects.toThrow();
  const [failed] = await orm.select().from(processRuns);
  expect(failed?.error).toMatch(/^Failed query/);
  expect(failed?.error).not.toContain('margaret');

  await countInRun(orm, failed?.id ?? 0, 'failedLater', await failing().catch((error: unknown) => error));
  const [counted] = await orm.select().from(processRuns);
  expect(counted?.counts).toEqual({ failedLater: 1 });
  expect(counted?.error).not.toContain('margaret');
});
