import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type {
  configCategories,
  modelCategories,
  parameterTypes,
  templateCategories,
  templateTypes,
} from '../../../contract/admin.ts';
import { createdAt, identityId } from './columns.ts';

export const promptTemplates = pgTable('prompt_templates', {
  id: identityId(),
  name: text().notNull(),
  type: text().$type<(typeof templateTypes)[number]>().notNull(),
  category: text().$type<(typeof templateCategories)[number]>().notNull(),
  content: text().notNull(),
  description: text(),
  isDefault: boolean().notNull().default(false),
  variables: jsonb().$type<string[]>().notNull().default([]),
  seedKey: text().unique(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const promptConfigs = pgTable('prompt_configs', {
  id: identityId(),
  name: text().notNull(),
  category: text().$type<(typeof configCategories)[number]>().notNull(),
  aiModel: text().notNull(),
  numAlternatives: integer().notNull().default(2),
  /** 0 to 10, shown divided by ten. */
  temperature: integer().notNull().default(7),
  maxTokens: integer().notNull().default(500),
  isActive: boolean().notNull().default(true),
  seedKey: text().unique(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const aiModels = pgTable('ai_models', {
  id: identityId(),
  name: text().notNull(),
  identifier: text().notNull().unique(),
  category: text().$type<(typeof modelCategories)[number]>().notNull(),
  description: text(),
  isActive: boolean().notNull().default(true),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const modelParameters = pgTable('model_parameters', {
  id: identityId(),
  modelId: integer()
    .notNull()
    .references(() => aiModels.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  type: text().$type<(typeof parameterTypes)[number]>().notNull(),
  description: text(),
  required: boolean().notNull().default(false),
  defaultValue: text(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

/**
 * The seeds of templates, configurations and models already planted: what an administrator deleted stays deleted (D43).
 */
export const plantedSeeds = pgTable('planted_seeds', { key: text().primaryKey(), createdAt: createdAt() });
