import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AiCallView } from '../../../contract/admin.ts';
import { createdAt, identityId } from './columns.ts';
import { generations } from './generations.ts';
import { users } from './users.ts';

/** The log of provider calls: what was requested, what it cost and how it ended. No personal data beyond ids. */
export const aiCalls = pgTable(
  'ai_calls',
  {
    id: identityId(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    generationId: integer().references(() => generations.id, { onDelete: 'set null' }),
    kind: text().$type<AiCallView['kind']>().notNull(),
    engineName: text().notNull(),
    model: text(),
    credits: integer().notNull().default(0),
    /** In the currency of the settings, by the prices of its day; null if they are not known. */
    cost: doublePrecision(),
    durationMs: integer().notNull(),
    outcome: text().$type<AiCallView['outcome']>().notNull(),
    problem: text(),
    createdAt: createdAt(),
  },
  (table) => [index('ai_calls_created').on(table.createdAt), index('ai_calls_generation').on(table.generationId)],
);
