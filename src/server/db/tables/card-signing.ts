import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Ink } from '../../../contract/ink.ts';
import { cards } from './cards.ts';
import { createdAt, identityId, instant } from './columns.ts';
import { people } from './people.ts';

/** A card that others are asked to sign. */
export const cardSignings = pgTable('card_signings', {
  cardId: integer()
    .primaryKey()
    .references(() => cards.id, { onDelete: 'cascade' }),
  /** The last day, `YYYY-MM-DD` in the owner's time zone, and the instant when it ends. */
  until: text().notNull(),
  closesAt: instant().notNull(),
  note: text().notNull().default(''),
  /** The owner ended it. */
  endedAt: instant(),
  createdAt: createdAt(),
});

/** An invitation to sign, by mail. */
export const signingInvitations = pgTable(
  'signing_invitations',
  {
    id: identityId(),
    cardId: integer()
      .notNull()
      .references(() => cardSignings.cardId, { onDelete: 'cascade' }),
    personId: integer().references(() => people.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** Null while the mail waits, so that none is lost. */
    mailedAt: instant(),
    reminders: integer().notNull().default(0),
    /** A reminder was asked for and waits. */
    remindAt: instant(),
    remindedAt: instant(),
    trouble: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('signing_invitations_email').on(table.cardId, table.email),
    index('signing_invitations_person').on(table.personId),
  ],
);

/** An entry of a signer. Only the hash of the secret that allows changing it is stored. */
export const cardEntries = pgTable(
  'card_entries',
  {
    id: identityId(),
    cardId: integer()
      .notNull()
      .references(() => cardSignings.cardId, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('card_entries_token'),
    name: text().notNull(),
    message: text().notNull(),
    ink: jsonb().$type<Ink>(),
    imageUrl: text(),
    /** Entries are in this order, then by age. */
    position: integer().notNull(),
    isHidden: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index('card_entries_card').on(table.cardId, table.position)],
);
