import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identityId } from './columns.ts';
import { imports, people } from './people.ts';

/** What another contact, or somebody who is none, is to a contact. One row is read from both ends. */
export const relations = pgTable(
  'relations',
  {
    id: identityId(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Either this or a name. */
    otherId: integer().references(() => people.id, { onDelete: 'cascade' }),
    /** Of somebody who is no contact. */
    otherName: text(),
    /** What the other is to the contact: a kind of `domain/relation-kinds.ts`, or the user's own words. */
    kind: text().notNull(),
    /** The import that brought it, as long as the user has not changed it. */
    importId: integer().references(() => imports.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('relations_person').on(table.personId),
    index('relations_other').on(table.otherId),
    index('relations_import').on(table.importId),
  ],
);
