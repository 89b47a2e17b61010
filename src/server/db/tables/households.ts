import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { HouseholdPlace } from '../../../contract/households.ts';
import { people } from './people.ts';

/** Who lives in which household. A household is itself a contact, whose `kind` is `household`. */
export const householdMembers = pgTable(
  'household_members',
  {
    /** Nobody lives in two. */
    personId: integer()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    householdId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    place: text().$type<HouseholdPlace>().notNull().default('adult'),
    /** The order of their names on a card, from 0. */
    position: integer().notNull().default(0),
  },
  (table) => [index('household_members_household').on(table.householdId)],
);
