import { integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './users.ts';

/** Administrators who were told that the disk has little room left. Empty again once it has enough. */
export const storageAlarms = pgTable('storage_alarms', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});
