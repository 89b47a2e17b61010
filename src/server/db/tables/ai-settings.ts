import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AiProvider } from '../../../contract/ai-settings.ts';
import { instant } from './columns.ts';

/** The AI provider that an administrator entered, and what it costs; one row at most, with id 1. */
export const aiSettings = pgTable('ai_settings', {
  id: integer().primaryKey(),
  /** Null: none is entered, or variables name it. */
  provider: text().$type<AiProvider>(),
  baseUrl: text(),
  allowPrivate: boolean().notNull().default(false),
  /** Encrypted with a key derived from SECRET_KEY. */
  sealedKey: text(),
  /** What users read as the maker of words and pictures. */
  name: text(),
  currency: text().notNull().default('USD'),
  /** For a million tokens. */
  inputPrice: doublePrecision(),
  outputPrice: doublePrecision(),
  picturePrice: doublePrecision(),
  updatedAt: instant().notNull().defaultNow(),
});
