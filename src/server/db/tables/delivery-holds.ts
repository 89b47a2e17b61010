import { sql } from 'drizzle-orm';
import { integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identityId, instant } from './columns.ts';

/**
 * A hold after a restored backup: cards that were due until then may have been sent since the backup was made. None of
 * them is sent before an administrator confirms. At most one hold is open.
 */
export const deliveryHolds = pgTable(
  'delivery_holds',
  {
    id: identityId(),
    backupMadeAt: instant().notNull(),
    /** Cards due until this moment wait. */
    heldUntil: instant().notNull(),
    createdAt: createdAt(),
    releasedAt: instant(),
    /** The administrator; null when the operator's command released it. */
    releasedBy: integer(),
  },
  (table) => [uniqueIndex('delivery_holds_open').on(sql`(true)`).where(sql`${table.releasedAt} is null`)],
);
