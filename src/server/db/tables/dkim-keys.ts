import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The key that an administrator signs mails with; one row at most, with id 1. */
export const dkimKeys = pgTable('dkim_keys', {
  id: integer().primaryKey(),
  domain: text().notNull(),
  selector: text().notNull(),
  /** Encrypted with a key derived from SECRET_KEY. */
  sealedKey: text().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});
