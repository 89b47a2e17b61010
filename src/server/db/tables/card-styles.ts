import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PresetParameters } from '../../../contract/styles.ts';
import type { PresetCategory } from '../../../contract/vocabulary.ts';
import { createdAt } from './columns.ts';

export const cardStyles = pgTable('card_styles', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  category: text().$type<PresetCategory>().notNull(),
  parameters: jsonb().$type<PresetParameters>().notNull(),
  imagePath: text(),
  systemDefaultStyle: boolean().notNull().default(false),
  requiresImage: boolean().notNull().default(false),
  /** The seed that created the row; a second start adds nothing and never overwrites an edit (D43). */
  seedKey: text().unique(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
