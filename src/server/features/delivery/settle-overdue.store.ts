import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { legalFrom, nextCardState } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';

/** Approved cards that are found after their local day: they are not sent on another one by themselves. */
export async function failMissedCards(db: Executor, now: Date): Promise<number> {
  const { status, failureReason } = nextCardState('approved_and_scheduled', { type: 'missed' });
  const rows = await db
    .update(cards)
    .set({ deliveryStatus: status, failureReason })
    .where(and(inArray(cards.deliveryStatus, legalFrom.missed), lte(cards.dayEndsAt, now)))
    .returning({ id: cards.id });
  return rows.length;
}

/** Cards that waited for their next attempt when their time ran out, for example while no worker ran. */
export async function failExhaustedCards(db: Executor, now: Date): Promise<number> {
  const { status, failureReason } = nextCardState('scheduled', { type: 'permanentFailure', reason: 'exhausted' });
  const rows = await db
    .update(cards)
    .set({ deliveryStatus: status, failureReason, nextAttemptAt: null, giveUpAt: null })
    .where(
      and(
        inArray(cards.deliveryStatus, legalFrom.permanentFailure),
        isNull(cards.leaseUntil),
        eq(cards.handingOver, false),
        lte(cards.giveUpAt, now),
      ),
    )
    .returning({ id: cards.id });
  return rows.length;
}
