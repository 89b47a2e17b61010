import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Limits } from '../../../contract/registration.ts';
import { createdAt, identityId, instant } from './columns.ts';

/** Links that let somebody register; only the hash of what is in them is stored. */
export const invitations = pgTable('invitations', {
  id: identityId(),
  tokenHash: text().notNull().unique(),
  /** For the administrators alone. */
  note: text(),
  uses: integer().notNull().default(0),
  maxUses: integer().notNull(),
  expiresAt: instant().notNull(),
  createdAt: createdAt(),
});

/** One row: the figures that an administrator has changed. What is not in it is as the code says. */
export const limits = pgTable('limits', {
  id: integer().primaryKey().default(1),
  figures: jsonb().$type<Partial<Limits>>().notNull().default({}),
});

/** Which network made an account when, by a hash; kept for a day. */
export const registrations = pgTable(
  'registrations',
  {
    networkHash: text().notNull(),
    userId: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.networkHash, table.userId] })],
);
