import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/**
 * Who did what: logins, roles, sends, prompts, deletions. Contains ids only, so it reveals nothing about people; it has
 * no foreign keys, so it outlasts a deleted account.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    /** Null for anonymous callers and for the operator's commands. */
    actorId: integer(),
    /** The account that the actor acted in as a member; null in their own. */
    accountId: integer(),
    /** For example `login`, `admin-granted`, `card-sent`; the feature has the list. */
    event: text().notNull(),
    subjectType: text(),
    subjectId: text(),
    requestId: text(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_account').on(table.accountId, table.id).where(sql`${table.accountId} is not null`),
    index('audit_log_event').on(table.event, table.id),
  ],
);
