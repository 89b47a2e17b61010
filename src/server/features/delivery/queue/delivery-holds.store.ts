import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { legalFrom, nextCardState } from '../../../../domain/card-lifecycle.ts';
import type { Executor } from '../../../db/executor.ts';
import { cards } from '../../../db/tables/cards.ts';
import { deliveryHolds } from '../../../db/tables/delivery-holds.ts';
import { recordEvent } from '../../audit/public.ts';

export type DeliveryHold = { backupMadeAt: Date; heldUntil: Date };

const underway = nextCardState('approved_and_scheduled', { type: 'claim' }).status;

/**
 * Cards due before this moment are held: that of the open hold, or the beginning of time. As a subquery of its own it
 * runs once per statement, and bounds an index range like a parameter.
 */
export const heldUntilOrNever: SQL = sql`coalesce(
  (select ${deliveryHolds.heldUntil} from ${deliveryHolds} where ${deliveryHolds.releasedAt} is null), '-infinity')`;

/** The open hold of a restored backup; null if nothing is held. */
export async function findOpenHold(db: Executor): Promise<DeliveryHold | null> {
  const [hold] = await db
    .select({ backupMadeAt: deliveryHolds.backupMadeAt, heldUntil: deliveryHolds.heldUntil })
    .from(deliveryHolds)
    .where(isNull(deliveryHolds.releasedAt));
  return hold ?? null;
}

/** How many cards would be sent at `now` if they were not held. */
export async function countHeldCards(db: Executor, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ held: number }>(sql`
    select ((
      select count(*) from ${cards}
      where ${cards.deliveryStatus} in ${legalFrom.claim} and ${cards.dueAt} <= least(${at}, ${heldUntilOrNever}) and ${cards.dayEndsAt} > ${at}
    ) + (
      select count(*) from ${cards}
      where ${cards.deliveryStatus} = ${underway} and ${cards.nextAttemptAt} <= least(${at}, ${heldUntilOrNever})
        and ${cards.giveUpAt} > ${at} and ${cards.leaseUntil} is null and not ${cards.handingOver}
    ))::int as held`);
  return rows[0]?.held ?? 0;
}

/** Holds all cards due until `heldUntil`, replacing an open hold. */
export async function openHold(tx: Executor, { backupMadeAt, heldUntil }: DeliveryHold): Promise<void> {
  await tx.update(deliveryHolds).set({ releasedAt: heldUntil }).where(isNull(deliveryHolds.releasedAt));
  await tx.insert(deliveryHolds).values({ backupMadeAt, heldUntil });
}

/**
 * Releases the held cards. `heldUntil` identifies the hold that the caller saw: a newer one stays. False if there is no
 * hold.
 */
export async function releaseHold(
  db: Executor,
  { now, by, heldUntil }: { now: Date; by: number | null; heldUntil?: Date },
): Promise<boolean> {
  const rows = await db
    .update(deliveryHolds)
    .set({ releasedAt: now, releasedBy: by })
    .where(and(isNull(deliveryHolds.releasedAt), heldUntil && eq(deliveryHolds.heldUntil, heldUntil)))
    .returning({ id: deliveryHolds.id });
  if (rows.length > 0) await recordEvent(db, { event: 'hold-released', actorId: by });
  return rows.length > 0;
}
