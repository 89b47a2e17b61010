import { inArray, sql } from 'drizzle-orm';
import { legalFrom, nextCardState } from '../../../../domain/card-lifecycle.ts';
import type { Executor } from '../../../db/executor.ts';
import { cardDeliveryLogs, cards } from '../../../db/tables/cards.ts';
import { storableText } from '../../../http/storable-text.ts';
import { recordCards } from '../../audit/public.ts';
import { announceCards } from '../../webhooks/public.ts';
import type { Attempt, AttemptState } from '../queue/attempt.ts';
import type { SentResult } from './delivery-result.ts';

/**
 * Records in one statement which of these attempts delivered their cards, fenced like `recordResult`. Returns the cards
 * that still belonged to them.
 */
export async function recordSent(
  tx: Executor,
  sent: { attempt: Attempt; result: SentResult }[],
  now: Date,
): Promise<Set<number>> {
  if (sent.length === 0) return new Set();
  const asked = sent.map(
    ({ attempt: { cardId, attempt, worker }, result: { messageId, details, physical, keptInOutbox, sentAs } }) => ({
      id: cardId,
      attempt,
      worker,
      messageId,
      details: storableText(details.slice(0, 1000)),
      status: nextCardState('scheduled', { type: 'delivered', physical }).status,
      keptInOutbox,
      sentAs,
      state: (keptInOutbox ? 'kept' : 'sent') satisfies AttemptState,
    }),
  );
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as each(id int, attempt int, worker text, "messageId" text, details text, status text, "keptInOutbox" boolean, "sentAs" jsonb, state text)
    ), held as (
      select asked.* from ${cards} join asked on ${cards.id} = asked.id and ${cards.attempt} = asked.attempt
      where ${cards.leaseOwner} = asked.worker and ${inArray(cards.deliveryStatus, legalFrom.delivered)}
      order by asked.id for update of cards
    ), brought as (
      update ${cards} set
        delivery_status = held.status, failure_reason = null, delivery_date = ${at}, kept_in_outbox = held."keptInOutbox",
        sent_as = held."sentAs",
        lease_until = null, lease_owner = null, handing_over = false, next_attempt_at = null, give_up_at = null
      from held where ${cards.id} = held.id
      returning ${cards.id}, ${cards.userId}, null as reason
    ), noted as (
      ${recordCards('card-sent', sql`brought`)}
    ), announced as (
      ${announceCards('card.sent', sql`select id, '{}'::jsonb as details from brought`)}
    ), logged as (
      update ${cardDeliveryLogs} set
        delivery_status = held.state, delivery_details = held.details, message_id = held."messageId", sent_at = ${at}
      from held where ${cardDeliveryLogs.cardId} = held.id and ${cardDeliveryLogs.attempt} = held.attempt
    )
    select id from brought`);
  return new Set(rows.map(({ id }) => id));
}
