import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cards } from './cards.ts';
import { createdAt, identityId, instant } from './columns.ts';
import { people } from './people.ts';

/** A day on which the user was in touch with a contact other than by card; the note is private. */
export const touches = pgTable(
  'touches',
  {
    id: identityId(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** `YYYY-MM-DD`. */
    day: text().notNull(),
    note: text(),
    createdAt: createdAt(),
  },
  (table) => [index('touches_person').on(table.personId, table.day)],
);

/** A gift from a contact, and the card that thanks for it. */
export const gifts = pgTable(
  'gifts',
  {
    id: identityId(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    what: text().notNull(),
    /** `YYYY-MM-DD`. */
    day: text().notNull(),
    cardId: integer().references(() => cards.id, { onDelete: 'set null' }),
    /** When the user thanked in another way. */
    thankedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('gifts_person').on(table.personId), index('gifts_card').on(table.cardId)],
);

/** A card that a contact sent to the user. */
export const receivedCards = pgTable(
  'received_cards',
  {
    id: identityId(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** `YYYY-MM-DD`. */
    day: text().notNull(),
    title: text().notNull(),
    message: text(),
    imageUrl: text(),
    createdAt: createdAt(),
  },
  (table) => [index('received_cards_person').on(table.personId)],
);
