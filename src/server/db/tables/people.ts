import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/vocabulary.ts';
import { cardStyles } from './card-styles.ts';
import { createdAt, identityId, instant, version } from './columns.ts';
import { users } from './users.ts';

/** One file that was imported; undoing it removes what it added (D14). */
export const imports = pgTable(
  'imports',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    fileHash: text().notNull(),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (table) => [index('imports_user').on(table.userId)],
);

export const people = pgTable(
  'people',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nickname: text(),
    relationship: text().notNull().default('friend'),
    email: text(),
    phone: text(),
    address: text(),
    street: text(),
    city: text(),
    state: text(),
    postalCode: text(),
    country: text(),
    notes: text(),
    imageUrl: text(),
    styleOverrideId: uuid().references(() => cardStyles.id, { onDelete: 'set null' }),
    styleOverrideImage: text(),
    timeZone: text(),
    language: text().$type<Language>(),
    importId: integer().references(() => imports.id, { onDelete: 'set null' }),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [index('people_user').on(table.userId), index('people_import').on(table.importId)],
);
