import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { legalFrom } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { cardDeliveryLogs, cards } from '../../db/tables/cards.ts';
import { type Attempt, type AttemptState, leaseSeconds } from './attempt.ts';

const newLease = () => sql`now() + make_interval(secs => ${leaseSeconds})`;

/** The attempt still has its card: no one recovered it, released it or took it over. */
export function heldBy({ cardId, attempt, worker }: Attempt) {
  return and(
    eq(cards.id, cardId),
    eq(cards.attempt, attempt),
    eq(cards.leaseOwner, worker),
    inArray(cards.deliveryStatus, legalFrom.delivered),
  );
}

/** Heartbeat of a worker's cards. A lease that has run out is not renewed: its card may be someone else's by now. */
export async function renewLeases(db: Executor, worker: string, cardIds: number[]): Promise<void> {
  if (cardIds.length === 0) return;
  await db
    .update(cards)
    .set({ leaseUntil: newLease() })
    .where(and(inArray(cards.id, cardIds), eq(cards.leaseOwner, worker), gt(cards.leaseUntil, sql`now()`)));
}

/**
 * Writes down that the last bytes are about to leave. False when the lease is gone: then they must not. From here on
 * only an answer of the mail server tells the outcome.
 */
export async function markHandingOver(db: Executor, attempt: Attempt): Promise<boolean> {
  const rows = await db
    .update(cards)
    .set({ handingOver: true, leaseUntil: newLease() })
    .where(and(heldBy(attempt), gt(cards.leaseUntil, sql`now()`)))
    .returning({ id: cards.id });
  return rows.length === 1;
}

/** Gives cards back that were not handed over, for any worker to claim at once. */
export async function releaseCards(db: Executor, worker: string, cardIds: number[]): Promise<void> {
  if (cardIds.length === 0) return;
  const released: AttemptState = 'released';
  await db.execute(sql`
    with free as (
      update ${cards} set lease_owner = null, lease_until = null
      where ${inArray(cards.id, cardIds)} and ${cards.leaseOwner} = ${worker} and not ${cards.handingOver}
        and ${inArray(cards.deliveryStatus, legalFrom.release)}
      returning ${cards.id}, ${cards.attempt}
    )
    update ${cardDeliveryLogs} set delivery_status = ${released}, delivery_details = 'The worker stopped before the hand-over.'
    from free where ${cardDeliveryLogs.cardId} = free.id and ${cardDeliveryLogs.attempt} = free.attempt`);
}
