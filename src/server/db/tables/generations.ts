import { index, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import type { GenerationView } from '../../../contract/generation.ts';
import { cards } from './cards.ts';
import { createdAt, identityId, instant } from './columns.ts';
import { users } from './users.ts';

/** The authoritative state of a generation; the job carries its id only. Results stay seven days. */
export const generations = pgTable(
  'generations',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The card that a `regenerate` updates with the new picture. */
    cardId: integer().references(() => cards.id, { onDelete: 'cascade' }),
    kind: text().$type<GenerationView['kind']>().notNull(),
    state: text().$type<GenerationView['state']>().notNull().default('queued'),
    progress: real().notNull().default(0),
    step: text(),
    request: jsonb().$type<unknown>().notNull(),
    result: jsonb().$type<GenerationView['result']>(),
    error: text(),
    creditsUsed: integer().notNull().default(0),
    createdAt: createdAt(),
    /** Renewed while a worker runs it; another worker takes over an expired one. */
    heartbeatAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    index('generations_user').on(table.userId),
    index('generations_created').on(table.createdAt),
    index('generations_card').on(table.cardId),
  ],
);
