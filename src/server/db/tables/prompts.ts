import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identityId } from './columns.ts';

export const promptTemplates = pgTable('prompt_templates', {
  id: identityId(),
  name: text().notNull(),
  type: text().$type<'system' | 'user' | 'image'>().notNull(),
  category: text().$type<'card_message' | 'image_generation' | 'image_enhancement'>().notNull(),
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
  category: text().$type<'card_message' | 'image_generation' | 'image_generation_ai'>().notNull(),
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
  category: text().$type<'text' | 'image' | 'audio' | 'other'>().notNull(),
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
  type: text().$type<'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'>().notNull(),
  description: text(),
  required: boolean().notNull().default(false),
  defaultValue: text(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
