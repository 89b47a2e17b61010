import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Level } from '../../../contract/levels.ts';
import { createdAt, identityId } from './columns.ts';
import { users } from './users.ts';

/** Who may act in the account of another, and what they may do there. */
export const memberships = pgTable(
  'memberships',
  {
    id: identityId(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: text().$type<Level>().notNull(),
    /** Whether the member hears of cards that wait there for approval. */
    getsNews: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    unique('memberships_owner_member').on(table.ownerId, table.memberId),
    index('memberships_member').on(table.memberId),
  ],
);
