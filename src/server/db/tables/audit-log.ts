import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/**
 * Who did what: logins, roles, sends, prompts, deletions. Ids only, so that it tells nothing of people; it refers to no
 * row, so that it outlasts an account that is deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    /** Null for who is not signed in, and for the operator's own commands. */
    actorId: integer(),
    /** Such as `login`, `admin-granted`, `card-sent`; the list stands in the feature. */
    event: text().notNull(),
    subjectType: text(),
    subjectId: text(),
    requestId: text(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_event').on(table.event, table.id),
  ],
);
