import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/** The clocks of the machines that deliver: what each showed when it was last believed, and why it is not believed now. */
export const clocks = pgTable('clocks', {
  host: text().primaryKey(),
  /** Null before its clock was believed for the first time. */
  seenAt: instant(),
  /** In words; null for a clock that is believed. */
  doubt: text(),
  /** By the database's clock. */
  lookedAt: createdAt(),
});
