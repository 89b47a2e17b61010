import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identityId } from './columns.ts';
import { people } from './people.ts';

/** What happened with a contact on a day, in the user's own words; private like a note. */
export const moments = pgTable(
  'moments',
  {
    id: identityId(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** `YYYY-MM-DD`. */
    day: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('moments_person').on(table.personId, table.day)],
);
