import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identityId } from './columns.ts';
import { people } from './people.ts';
import { users } from './users.ts';

/** A label that a user gives to contacts; two of a user differ by more than case. */
export const groups = pgTable(
  'groups',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Its contacts should hear from the user every so many months. */
    nudgeMonths: integer(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('groups_name').on(table.userId, sql`lower(${table.name})`)],
);

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.personId] }),
    index('group_members_person').on(table.personId),
  ],
);
