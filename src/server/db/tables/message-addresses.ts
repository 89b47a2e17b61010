import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { users } from './users.ts';

/** Where a user gets messages besides mail and browsers. The address contains secrets, and is sealed with SECRET_KEY. */
export const messageAddresses = pgTable('message_addresses', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedUrl: text().notNull(),
  createdAt: createdAt(),
  lastSentAt: instant(),
  /** What the service said when it refused the last message. */
  trouble: text(),
});
