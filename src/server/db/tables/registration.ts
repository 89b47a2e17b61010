import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Limits } from '../../../contract/registration.ts';
import { createdAt, identityId, instant } from './columns.ts';

/** Invitation links; only the hash of their token is stored. */
export const invitations = pgTable('invitations', {
  id: identityId(),
  tokenHash: text().notNull().unique(),
  /** A note that only administrators see. */
  note: text(),
  uses: integer().notNull().default(0),
  maxUses: integer().notNull(),
  expiresAt: instant().notNull(),
  createdAt: createdAt(),
});

/** One row: the limits that an administrator has changed. Missing ones have the default from the code. */
export const limits = pgTable('limits', {
  id: integer().primaryKey().default(1),
  figures: jsonb().$type<Partial<Limits>>().notNull().default({}),
});

/** When a network created an account, by hash; stored for a day. */
export const registrations = pgTable(
  'registrations',
  {
    networkHash: text().notNull(),
    userId: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.networkHash, table.userId] })],
);
