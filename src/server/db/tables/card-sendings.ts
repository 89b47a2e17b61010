import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identityId, instant } from './columns.ts';
import { users } from './users.ts';

/**
 * What quotas count: a card that was approved for a recipient, or sent to them at once. Rows stay when the card goes, and
 * without their user when the account goes, so that deleting frees nothing.
 */
export const cardSendings = pgTable(
  'card_sendings',
  {
    id: identityId(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    cardId: integer().notNull(),
    /** Of the address without its case and its +tag, by the server's key. */
    recipientHash: text().notNull(),
    sentNow: boolean().notNull(),
    /** The account was new then. */
    byNewAccount: boolean().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('card_sendings_user').on(table.userId, table.at),
    index('card_sendings_of_new').on(table.at).where(sql`${table.byNewAccount}`),
  ],
);
