import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { users } from './users.ts';

/** Wrong passwords in a row, by the hash of whom they were for and where they came from; a right one takes the row away. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    keyHash: text().primaryKey(),
    failures: integer().notNull(),
    blockedUntil: instant().notNull(),
    lastFailedAt: createdAt(),
  },
  (table) => [index('login_attempts_age').on(table.lastFailedAt)],
);

/** Public keys of devices and password managers that sign in without a password (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** Signatures so far, as far as the device counts them: one that does not grow is a copy. */
    counter: integer().notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What a device was asked to sign; it is used once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    /** Whom a new passkey is for; null when somebody signs in, who is not known yet. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);
