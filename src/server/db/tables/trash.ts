import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TrashKind } from '../../../contract/trash.ts';
import { createdAt, identityId } from './columns.ts';
import { users } from './users.ts';

/** What a deletion took from one table. */
export type TrashedRows = {
  table: string;
  /** The deleted rows, as the database wrote them. */
  rows: Record<string, unknown>[];
  /** References to deleted rows, in rows that stayed, which the deletion emptied. */
  links: TrashedLink[];
  /** Cards that the deletion of their date skipped. */
  skipped?: number[];
  /** The address that the contact of a deleted card had. */
  contactEmail?: string | undefined;
};

/** The value that `column` had in the row with this key. */
export type TrashedLink = { column: string; key: Record<string, unknown>; value: unknown };

/** A deleted contact, date or card with all rows that went with it, restored as they were within 30 days. */
export const trash = pgTable(
  'trash',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<TrashKind>().notNull(),
    subjectId: integer().notNull(),
    title: text().notNull(),
    /** The deleted rows by table, in the order in which they are inserted again. */
    rows: jsonb().$type<TrashedRows[]>().notNull(),
    /** Pictures of these rows, which are kept as long. */
    imageIds: jsonb().$type<string[]>().notNull().default([]),
    deletedAt: createdAt(),
  },
  (table) => [index('trash_user').on(table.userId, table.deletedAt), index('trash_deleted').on(table.deletedAt)],
);
