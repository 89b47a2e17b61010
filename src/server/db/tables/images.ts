import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PictureRecipe } from '../../pictures/picture-recipe.ts';
import { createdAt } from './columns.ts';
import { users } from './users.ts';

/** Stored pictures, always re-encoded by us. `userId` null: a preset's, visible to every signed-in user. */
export const images = pgTable(
  'images',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'upload' | 'card' | 'preset'>().notNull(),
    /** sha-256 of the bytes, hex. */
    hash: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** How the studio drew it: the same recipe and engine version draw it again at any size. Null for uploads. */
    recipe: jsonb().$type<PictureRecipe>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('images_owned').on(table.userId, table.kind, table.bytes),
    index('images_created').on(table.createdAt),
  ],
);
