import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cards } from './cards.ts';
import { createdAt, identityId, instant } from './columns.ts';

/** What recipients answered (D53). */
export const cardAnswers = pgTable(
  'card_answers',
  {
    id: identityId(),
    cardId: integer()
      .notNull()
      .references(() => cards.id, { onDelete: 'cascade' }),
    kind: text().$type<'heart' | 'thanks'>().notNull(),
    message: text().notNull().default(''),
    imageUrl: text(),
    /** When the sender was told by mail; null while it waits, so that none is lost. */
    mailedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('card_answers_card').on(table.cardId),
    index('card_answers_waiting').on(table.createdAt).where(sql`${table.mailedAt} is null`),
  ],
);
