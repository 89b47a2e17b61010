import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Scope } from '../../../contract/access-tokens.ts';
import { createdAt, identityId, instant } from './columns.ts';
import { users } from './users.ts';

/** Keys for a user's programs. Only the hash of a token is stored. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    name: text().notNull(),
    scopes: jsonb().$type<Scope[]>().notNull(),
    createdAt: createdAt(),
    /** A day (UTC), so that a call writes at most once a day. */
    lastUsedOn: text(),
    /** Null for a token that does not end. */
    expiresAt: instant(),
  },
  (table) => [index('access_tokens_user').on(table.userId)],
);
