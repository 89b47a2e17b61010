import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identityId, instant } from './columns.ts';
import { users } from './users.ts';

/**
 * What quotas count: a card approved for a recipient, or sent to them at once. Rows survive their card, and stay
 * without a user after the account is deleted, so that deleting does not lower the count.
 */
export const cardSendings = pgTable(
  'card_sendings',
  {
    id: identityId(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    cardId: integer().notNull(),
    /** A hash of the address without case and +tag, with the server's key. */
    recipientHash: text().notNull(),
    sentNow: boolean().notNull(),
    /** Whether the account was new at the time. */
    byNewAccount: boolean().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('card_sendings_user').on(table.userId, table.at),
    index('card_sendings_of_new').on(table.at).where(sql`${table.byNewAccount}`),
  ],
);
