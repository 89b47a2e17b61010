import { inArray, type SQL, sql } from 'drizzle-orm';
import { type CardChange, legalFrom, nextCardState } from '../../../../domain/card-lifecycle.ts';
import { localDay } from '../../../../domain/local-time.ts';
import type { Executor } from '../../../db/executor.ts';
import { cards } from '../../../db/tables/cards.ts';
import { leavesByItself } from '../queue/leaves-by-itself.ts';
import { ownerMaySend } from '../queue/owner-may-send.ts';
import { tellOwners } from './card-notices.store.ts';

/** The zone in which a day ends last. */
const lastZone = 'Etc/GMT+12';

/**
 * Marks approved cards whose local day is over as missed: they are never sent late automatically. Cards that their users
 * post wait until the day of the occasion is over everywhere.
 */
export async function failMissedCards(db: Executor, now: Date, prints = true): Promise<number> {
  const missed = nextCardState('approved_and_scheduled', { type: 'missed' });
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`(${leavesByItself(prints)} or ${cards.scheduledDate} < ${localDay(now.toISOString(), lastZone)})`;
  return fail(
    db,
    missed,
    sql`${inArray(cards.deliveryStatus, legalFrom.missed)} and ${cards.dayEndsAt} <= ${at} and ${isOver}`,
  );
}

/** Fails cards whose time ran out while they waited for a retry, for example because no worker ran. */
export async function failExhaustedCards(db: Executor, now: Date): Promise<number> {
  const exhausted = nextCardState('scheduled', { type: 'permanentFailure', reason: 'exhausted' });
  const at = sql`${now.toISOString()}::timestamptz`;
  const isWaiting = sql`${inArray(cards.deliveryStatus, legalFrom.permanentFailure)} and ${cards.leaseUntil} is null`;
  return fail(db, exhausted, sql`${isWaiting} and not ${cards.handingOver} and ${cards.giveUpAt} <= ${at}`);
}

/** Cards of a stopped account wait until it is started again, even past their day. */
async function fail(db: Executor, { status, failureReason }: CardChange, which: SQL): Promise<number> {
  const { rows } = await db.execute<{ failed: number }>(sql`
    with failed as (
      update ${cards} set delivery_status = ${status}, failure_reason = ${failureReason}, next_attempt_at = null, give_up_at = null
      where ${which} and ${ownerMaySend}
      returning ${cards.id}, ${cards.userId}, ${cards.sendGeneration}, ${cards.failureReason}
    ), ${tellOwners('failed')}
    select count(*)::int as failed from failed`);
  return rows[0]?.failed ?? 0;
}
