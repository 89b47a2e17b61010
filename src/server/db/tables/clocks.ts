import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/** The clocks of the delivering machines: the last trusted time of each, and why it is not trusted now. */
export const clocks = pgTable('clocks', {
  host: text().primaryKey(),
  /** Null before its clock was trusted for the first time. */
  seenAt: instant(),
  /** The reason in words; null for a trusted clock. */
  doubt: text(),
  /** By the database's clock. */
  lookedAt: createdAt(),
});
