import { sql } from 'drizzle-orm';
import { legalFrom, nextCardState } from '../../../../domain/card-lifecycle.ts';
import type { Executor } from '../../../db/executor.ts';
import { cardDeliveryLogs, cards } from '../../../db/tables/cards.ts';
import { deliveryWords } from '../../../delivery-words.ts';
import { type AttemptState, leaseSeconds } from '../queue/attempt.ts';
import { tellOwners } from './card-notices.store.ts';

const unknown = nextCardState('scheduled', { type: 'permanentFailure', reason: 'unknown' });
const free = nextCardState('scheduled', { type: 'release' });
const states: { unknown: AttemptState; released: AttemptState } = { unknown: 'unknown', released: 'released' };

/**
 * Settles cards whose worker is gone, by the database's clock; a lease longer than any valid one came from a wrong
 * clock. A card that was not being handed over can be claimed again; one that was has an unknown outcome and is never
 * sent again automatically.
 */
export async function recoverExpiredLeases(db: Executor): Promise<{ released: number; unknown: number }> {
  const { rows } = await db.execute<{ unknown: boolean }>(sql`
    with lost as (
      select ${cards.id}, ${cards.handingOver} from ${cards}
      where ${cards.deliveryStatus} in ${legalFrom.release} and (${cards.leaseUntil} <= now() or ${cards.leaseUntil} > now() + make_interval(secs => ${2 * leaseSeconds}))
      for update of cards skip locked
    ), settled as (
      update ${cards} set
        delivery_status = case when lost.handing_over then ${unknown.status} else ${free.status} end,
        failure_reason = case when lost.handing_over then ${unknown.failureReason} end,
        lease_owner = null, lease_until = null, handing_over = false,
        next_attempt_at = case when lost.handing_over then null else ${cards.nextAttemptAt} end,
        give_up_at = case when lost.handing_over then null else ${cards.giveUpAt} end
      from lost where ${cards.id} = lost.id
      returning ${cards.id}, ${cards.userId}, ${cards.attempt}, ${cards.sendGeneration}, ${cards.failureReason}, lost.handing_over as "unknown"
    ), ${tellOwners('settled')}, logged as (
      update ${cardDeliveryLogs} set
        delivery_status = case when settled."unknown" then ${states.unknown} else ${states.released} end,
        delivery_details = case when settled."unknown"
          then ${deliveryWords('workerLost')}
          else ${deliveryWords('workerLostBefore')} end
      from settled where ${cardDeliveryLogs.cardId} = settled.id and ${cardDeliveryLogs.attempt} = settled.attempt
    )
    select "unknown" from settled`);
  const lost = rows.filter((row) => row.unknown).length;
  return { released: rows.length - lost, unknown: lost };
}
