import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RoundCardState, RoundOptions, RoundState } from '../../../contract/rounds.ts';
import { cards } from './cards.ts';
import { createdAt, identityId, instant } from './columns.ts';
import { people } from './people.ts';
import { users } from './users.ts';

/** Cards for many people for one occasion, made in the background. */
export const rounds = pgTable(
  'rounds',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    occasionType: text().notNull(),
    /** The day of the occasion, `YYYY-MM-DD`. */
    day: text().notNull(),
    options: jsonb().$type<RoundOptions>().notNull(),
    /** The name of the member who makes its cards; null if the owner does. */
    madeBy: text(),
    state: text().$type<RoundState>().notNull().default('making'),
    createdAt: createdAt(),
    finishedAt: instant(),
  },
  (table) => [index('rounds_user').on(table.userId)],
);

/** One recipient of a round, and their card once it is made. The row decides who makes it, so that it is made once. */
export const roundCards = pgTable(
  'round_cards',
  {
    roundId: integer()
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The order in which cards are made, from 0. */
    position: integer().notNull(),
    state: text().$type<RoundCardState>().notNull().default('waiting'),
    /** Why no card was made, in words. */
    reason: text(),
    cardId: integer().references(() => cards.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.personId] }),
    index('round_cards_person').on(table.personId),
    index('round_cards_card').on(table.cardId),
  ],
);
