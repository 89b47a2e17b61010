import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identityId, instant } from './columns.ts';

/** Processes that deliver; /api/health reports the age of the newest heartbeat. */
export const workers = pgTable('workers', {
  id: text().primaryKey(),
  host: text().notNull(),
  pid: integer().notNull(),
  startedAt: createdAt(),
  heartbeatAt: createdAt(),
});

/** Runs of the automatic processes, for the test scheduler's page. */
export const processRuns = pgTable(
  'process_runs',
  {
    id: identityId(),
    process: text().notNull(),
    startedAt: createdAt(),
    finishedAt: instant(),
    counts: jsonb().$type<Record<string, number>>().notNull().default({}),
    error: text(),
  },
  (table) => [index('process_runs_process').on(table.process, table.startedAt)],
);
