import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identityId, instant } from './columns.ts';
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

/** Logins at providers (OpenID Connect) that open an account: one of each provider. */
export const linkedLogins = pgTable(
  'linked_logins',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The provider's issuer identifier, and its own lasting name for the person (`sub`). */
    issuer: text().notNull(),
    subject: text().notNull(),
    /** The address there at the last login. */
    email: text(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [
    uniqueIndex('linked_logins_subject').on(table.issuer, table.subject),
    uniqueIndex('linked_logins_user').on(table.userId, table.issuer),
  ],
);

/** Logins that came back from a provider, by the hash of their state, so that none counts twice. */
export const returnedLogins = pgTable(
  'returned_logins',
  {
    stateHash: text().primaryKey(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('returned_logins_expiry').on(table.expiresAt)],
);
