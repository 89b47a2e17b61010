import { integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './users.ts';

/** Administrators notified that the disk is nearly full. Empty again once there is enough space. */
export const storageAlarms = pgTable('storage_alarms', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});
