import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identityId } from './columns.ts';
import { users } from './users.ts';

/** A deleted contact, date or card with all rows that went with it, restored as they were within 30 days. */
export const trash = pgTable(
  'trash',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'contact' | 'date' | 'card'>().notNull(),
    subjectId: integer().notNull(),
    title: text().notNull(),
    /** The deleted rows by table, in the order in which they are inserted again. */
    rows: jsonb().$type<{ table: string; rows: Record<string, unknown>[] }[]>().notNull(),
    /** Pictures of these rows, which are kept as long. */
    imageIds: jsonb().$type<string[]>().notNull().default([]),
    deletedAt: createdAt(),
  },
  (table) => [index('trash_user').on(table.userId, table.deletedAt), index('trash_deleted').on(table.deletedAt)],
);
