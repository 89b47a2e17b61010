import { sql } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { cardNotices, cards } from '../../../db/tables/cards.ts';
import { recordCards } from '../../audit/public.ts';
import { announceCards } from '../../webhooks/public.ts';

/**
 * For a statement that fails cards: `failed` has their ids, owners, generations and reasons. Queues one notice to the
 * owner of each card, and writes the audit log and the events of webhooks.
 */
export function tellOwners(failed: string) {
  const noted = sql`(select id, user_id, failure_reason as reason from ${sql.raw(failed)} where failure_reason is not null) as noted`;
  const announced = sql`select id, jsonb_build_object('reason', failure_reason) as details from ${sql.raw(failed)} where failure_reason is not null`;
  return sql`told as (${insertNotices(failed)}), noted as (${recordCards('card-failed', noted)}), announced as (${announceCards('card.failed', announced)})`;
}

function insertNotices(failed: string) {
  return sql`insert into ${cardNotices} (card_id, send_generation, reason)
    select id, send_generation, failure_reason from ${sql.raw(failed)} where failure_reason is not null on conflict do nothing`;
}

/** Call after changing one card in a transaction: queues a notice to its owner if it failed. */
export async function tellOwner(tx: Executor, cardId: number): Promise<void> {
  await tx.execute(sql`
    with failed as (
      select ${cards.id}, ${cards.userId}, ${cards.sendGeneration}, ${cards.failureReason} from ${cards} where ${cards.id} = ${cardId}
    ), ${tellOwners('failed')} select from failed`);
}
