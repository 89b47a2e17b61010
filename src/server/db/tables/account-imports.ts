import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AccountImportReport, AccountImportState } from '../../../contract/account-imports.ts';
import { createdAt, identityId, instant } from './columns.ts';
import { users } from './users.ts';

/** A downloaded account that is brought into another one, by a job. */
export const accountImports = pgTable(
  'account_imports',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    state: text().$type<AccountImportState>().notNull().default('waiting'),
    /** The file waits outside the database in so many parts; 0 once they are removed. */
    parts: integer().notNull().default(0),
    bytes: integer().notNull().default(0),
    /** Pictures that the job has taken, and how many there are. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    report: jsonb().$type<AccountImportReport>(),
    error: text(),
    createdAt: createdAt(),
    finishedAt: instant(),
  },
  (table) => [index('account_imports_user').on(table.userId)],
);

/** What a row of another account became here, so that the same file adds nothing twice. */
export const arrivedRows = pgTable(
  'arrived_rows',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `users.originId` of the account that the row came from. */
    origin: text().notNull(),
    tableName: text().notNull(),
    /** Its id there and when it was made: a restored backup gives ids a second time. */
    rowThere: text().notNull(),
    idHere: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.origin, table.tableName, table.rowThere] })],
);
