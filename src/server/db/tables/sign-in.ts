import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { users } from './users.ts';

/** Wrong passwords in a row, by the hash of their account and origin; a correct password deletes the row. */
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
    /** The signature counter, if the device has one: a counter that does not increase indicates a copy. */
    counter: integer().notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges for devices to sign, each valid once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    /** The user a new passkey is for; null for a sign-in, where the user is not known yet. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);
