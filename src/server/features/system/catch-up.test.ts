import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import type { ProcessName } from '../../../contract/processes.ts';
import { processRuns } from '../../db/tables/workers.ts';
import { catchUpJob } from './catch-up.job.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
});
afterAll(() => fondly.close());
beforeEach(async () => {
  const { orm } = fondly.context.database;
  await orm.delete(processRuns);
  await orm.execute(sql`delete from pgboss.job`);
  // Switched on in the evening, when the scans of 00:00 and 12:00 UTC are over.
  fondly.clock.set('2026-11-24T19:00:00Z');
});

const ran = (process: ProcessName, at: string) =>
  fondly.context.database.orm.insert(processRuns).values({ process, startedAt: new Date(at) });
const catchUp = () =>
  catchUpJob(fondly.context).handler({}, { jobId: 'x', attempt: 1, signal: new AbortController().signal });
const waiting = async () => {
  const { rows } = await fondly.context.database.orm.execute<{ name: string }>(
    sql`select name from pgboss.job where state = 'created' order by name`,
  );
  return rows.map(({ name }) => name);
};

test('runs exactly the processes that are overdue by their schedule', async () => {
  await ran('generate-upcoming-cards', '2026-11-24T06:59:59Z');
  await ran('tidy-up', '2026-11-23T19:30:00Z');
  await ran('process-scheduled-cards', '2026-11-24T18:30:00Z');
  await ran('send-reminders', '2026-11-23T22:15:00Z');
  await ran('send-reminders', '2026-11-23T22:30:00Z');
  await ran('look-ahead', '2026-11-24T18:05:00Z');
  await catchUp();
  expect(await waiting()).toEqual(['generate-upcoming-cards', 'send-reminders']);
});

test('a fresh installation runs each process, once even when many workers start together', async () => {
  await Promise.all(Array.from({ length: 6 }, catchUp));
  await catchUp();
  expect(await waiting()).toEqual([
    'generate-upcoming-cards',
    'look-ahead',
    'process-scheduled-cards',
    'send-reminders',
    'tidy-up',
  ]);
});
