import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DefaultCardStyle, Preferences } from '../../../contract/accounts.ts';
import { cardStyles } from './card-styles.ts';
import { createdAt, identityId, instant } from './columns.ts';

/** Rejected mails to an address in a row, and when the next one may be tried; times are ISO. */
export type MailTrouble = { email: string; reason: string; attempts: number; since: string; nextAttemptAt: string };

export const users = pgTable(
  'users',
  {
    id: identityId(),
    email: text().notNull().unique(),
    /** A new address, until it is confirmed (D8). */
    pendingEmail: text(),
    emailVerifiedAt: instant(),
    /** argon2id hash; null if only other logins open the account. */
    password: text(),
    name: text().notNull(),
    username: text().notNull().unique(),
    avatarUrl: text(),
    isAdmin: boolean().notNull().default(false),
    subscriptionPlan: text().notNull().default('free'),
    cardCreditsRemaining: integer().notNull().default(5),
    preferences: jsonb().$type<Partial<Preferences>>().notNull().default({}),
    defaultCardStyleId: uuid().references(() => cardStyles.id, { onDelete: 'set null' }),
    defaultStyleImage: text(),
    defaultCardStyle: jsonb().$type<Partial<DefaultCardStyle>>().notNull().default({}),
    /** IANA name. */
    timeZone: text().notNull().default('UTC'),
    /** Why the mail server rejected Fondly's last mail to them; null once it accepted one. */
    mailTrouble: jsonb().$type<MailTrouble>(),
    /** The account awaits approval, and can do everything but send. */
    awaitsApprovalSince: instant(),
    /** An administrator stopped the account, which can do everything but send. */
    sendingStoppedAt: instant(),
    /** An administrator disabled the account: nobody logs in to it, and nothing of it is sent. */
    disabledAt: instant(),
    /** An administrator lifted the lower limits of its first seven days. */
    firstWeekEndedAt: instant(),
    /** At most so many cards in 30 days, if an administrator says so. */
    monthlyCards: integer(),
    /** Names the account in its downloads: importing one twice, or where it came from, adds nothing twice. */
    originId: uuid().notNull().defaultRandom(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_email_lower').on(sql`lower(${table.email})`)],
);

/** Only the hash of a session's token is stored (D3). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text(),
    /** When the user last proved who they are, if that was before the session: a provider may have asked for nothing. */
    provenAt: instant(),
    /** The provider that opened it and its ID token, encrypted with SECRET_KEY, with which the session there ends too. */
    issuer: text(),
    sealedIdToken: text(),
    /**
     * The membership by which it acts in the account of another. No foreign key: once the membership ends, the session is told
     * instead of going on in its own account.
     */
    membershipId: integer(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Single-use links that were mailed: password reset, e-mail verification, e-mail change and its undo (D7, D8, D45). */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text().primaryKey(),
    kind: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('account_tokens_user').on(table.userId)],
);

/** Recipients who want no more cards from a user (D33); addresses are lower case. */
export const unsubscribes = pgTable(
  'unsubscribes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.email] })],
);
