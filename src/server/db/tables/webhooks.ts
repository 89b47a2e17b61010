import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { deliveryStates, WebhookEvent } from '../../../contract/webhooks.ts';
import { createdAt, identityId, instant } from './columns.ts';
import { users } from './users.ts';

/** Addresses of a user's programs that are told of events. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** The key of its signatures, sealed with SECRET_KEY. */
    sealedSecret: text().notNull(),
    events: jsonb().$type<WebhookEvent[]>().notNull(),
    createdAt: createdAt(),
    /** Since when every delivery has failed. */
    failingSince: instant(),
    stoppedAt: instant(),
    /** The owner has been told that it stopped. */
    toldAt: instant(),
  },
  (table) => [index('webhooks_user').on(table.userId)],
);

/** The outbox of webhooks: a row is written in the transaction of its event, and sent by a job. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: identityId(),
    webhookId: integer()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Identifies the event for its receiver, the same in every attempt. */
    messageId: uuid().notNull().defaultRandom(),
    event: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    state: text().$type<(typeof deliveryStates)[number]>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    dueAt: createdAt(),
    /** A worker sends it until then. */
    leaseUntil: instant(),
    status: integer(),
    reply: text(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.id),
    index('webhook_deliveries_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
  ],
);
