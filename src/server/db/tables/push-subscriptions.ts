import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identityId, instant } from './columns.ts';
import { users } from './users.ts';

/**
 * Browsers subscribed to push messages (Push API, RFC 8030); the endpoint is an address of the browser's push service.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    /** The browser's public key and shared secret, base64url (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
    lastSentAt: instant(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
);
