import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Ink, signatureFaces } from '../../../contract/ink.ts';
import { createdAt, identityId } from './columns.ts';
import { users } from './users.ts';

/** How a user signs: a name typed in a handwriting face or drawn, kept as an outline. */
export const signatures = pgTable(
  'signatures',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    closing: text().notNull().default(''),
    name: text().notNull(),
    /** Null for a drawn name. */
    face: text().$type<(typeof signatureFaces)[number]>(),
    ink: jsonb().$type<Ink>().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('signatures_user').on(table.userId),
    // Each user has one default at most.
    uniqueIndex('signatures_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
);
