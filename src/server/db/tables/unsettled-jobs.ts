import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Jobs that have begun and not ended: a row that is there when its job begins again means that the process died under it. */
export const unsettledJobs = pgTable('unsettled_jobs', {
  /** The job's name and what it works on, the same whichever job of the queue it is. */
  key: text().primaryKey(),
  /** How often it has begun since it last got further. */
  starts: integer().notNull(),
  startedAt: instant().notNull(),
});
