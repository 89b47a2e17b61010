import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Jobs that have begun and not ended: a row that exists when its job begins again means that the process died during
 * it.
 */
export const unsettledJobs = pgTable('unsettled_jobs', {
  /** The job's name and what it works on, identical for every queue entry of that work. */
  key: text().primaryKey(),
  /** How often it has begun since it last made progress. */
  starts: integer().notNull(),
  startedAt: instant().notNull(),
});
