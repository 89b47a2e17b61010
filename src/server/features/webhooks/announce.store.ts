import { type SQL, sql } from 'drizzle-orm';
import type { WebhookEvent } from '../../../contract/webhooks.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { webhookDeliveries, webhooks } from '../../db/tables/webhooks.ts';

/**
 * For a statement that changes cards: writes the event for each card in `changed`, a query or its name with `id` and
 * `details` (jsonb), to each webhook that wants it. Ids and fixed words only: no names, addresses or texts of people.
 */
export function announceCards(event: WebhookEvent, changed: SQL): SQL {
  return sql`insert into ${webhookDeliveries} (webhook_id, event, data)
    select hook.id, ${event}::text, jsonb_build_object(
      'cardId', card.id, 'personId', card.person_id, 'occasionId', card.occasion_id, 'category', card.category
    ) || changed.details
    from (${changed}) as changed join ${cards} card on card.id = changed.id
    join ${webhooks} hook on hook.user_id = card.user_id and hook.stopped_at is null and hook.events ? ${event}::text`;
}

/** Writes the event of one card, in the transaction in which it happens. */
export async function announceCard(
  tx: Executor,
  event: WebhookEvent,
  cardId: number,
  details: Record<string, string | number> = {},
): Promise<void> {
  const changed = sql`select ${cardId}::int as id, ${JSON.stringify(details)}::jsonb as details`;
  await tx.execute(announceCards(event, changed));
}
