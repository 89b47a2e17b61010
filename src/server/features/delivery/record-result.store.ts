import { and, count, eq, inArray } from 'drizzle-orm';
import type { FailureReason } from '../../../contract/vocabulary.ts';
import { legalFrom, nextCardState } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { cardDeliveryLogs, cards } from '../../db/tables/cards.ts';
import type { Attempt, AttemptState } from './attempt.ts';
import { nextAttemptAt } from './back-off.policy.ts';
import { tellOwner } from './card-notices.store.ts';
import { heldBy } from './leases.store.ts';

/** How an attempt ended, with the server's reply or our own words. */
export type DeliveryResult = { messageId: string | null; details: string } & (
  | { kind: 'sent' }
  | { kind: 'temporary' }
  | { kind: 'failed'; reason: FailureReason }
  | { kind: 'fenced' }
);

/**
 * Writes an attempt's result, fenced: only the attempt that holds the card may. Call inside a transaction, which may
 * be tried again. False when the card was no longer this attempt's.
 */
export async function recordResult(
  tx: Executor,
  attempt: Attempt,
  result: DeliveryResult,
  now: Date,
): Promise<boolean> {
  if (result.kind === 'fenced') {
    await updateLog(tx, attempt, result, 'fenced', null);
    return false;
  }
  const [card] = await tx.select({ giveUpAt: cards.giveUpAt }).from(cards).where(heldBy(attempt)).for('update');
  if (!card) return recordLate(tx, attempt, result, now);
  const failures = result.kind === 'temporary' ? (await countRetries(tx, attempt.cardId, result.messageId)) + 1 : 0;
  const next = result.kind === 'temporary' ? nextAttemptAt(failures, now, card.giveUpAt) : null;
  const change = nextCardState('scheduled', eventOf(result, next));
  const over = change.status !== 'scheduled';
  await tx
    .update(cards)
    .set({
      deliveryStatus: change.status,
      failureReason: change.failureReason,
      leaseUntil: null,
      leaseOwner: null,
      handingOver: false,
      nextAttemptAt: next,
      ...(over && { giveUpAt: null }),
      ...(result.kind === 'sent' && { deliveryDate: now }),
    })
    .where(heldBy(attempt));
  if (change.failureReason) await tellOwner(tx, attempt.cardId);
  await updateLog(tx, attempt, result, stateOf(result, next), result.kind === 'sent' ? now : null);
  return true;
}

/** The mail server's word came after the card had been given up as unknown: it is known now. */
async function recordLate(tx: Executor, attempt: Attempt, result: DeliveryResult, now: Date): Promise<boolean> {
  if (result.kind !== 'sent') return false;
  const change = nextCardState('failed', { type: 'itArrived', failureReason: 'unknown' });
  const rows = await tx
    .update(cards)
    .set({ deliveryStatus: change.status, failureReason: change.failureReason, deliveryDate: now })
    .where(
      and(
        eq(cards.id, attempt.cardId),
        eq(cards.attempt, attempt.attempt),
        inArray(cards.deliveryStatus, legalFrom.itArrived),
        eq(cards.failureReason, 'unknown'),
      ),
    )
    .returning({ id: cards.id });
  await updateLog(tx, attempt, result, 'sent', now);
  return rows.length === 1;
}

function eventOf(result: Exclude<DeliveryResult, { kind: 'fenced' }>, next: Date | null) {
  if (result.kind === 'sent') return { type: 'delivered', physical: false } as const;
  if (result.kind === 'failed') return { type: 'permanentFailure', reason: result.reason } as const;
  return next ? ({ type: 'temporaryFailure' } as const) : ({ type: 'permanentFailure', reason: 'exhausted' } as const);
}

function stateOf(result: DeliveryResult, next: Date | null): AttemptState {
  if (result.kind === 'sent') return 'sent';
  if (result.kind === 'temporary' && next) return 'retry';
  return result.kind === 'failed' && result.reason === 'unknown' ? 'unknown' : 'failed';
}

/** Temporary failures of the same message; one that was sent again on purpose starts anew. */
async function countRetries(tx: Executor, cardId: number, messageId: string | null): Promise<number> {
  const retry: AttemptState = 'retry';
  const [row] = await tx
    .select({ retries: count() })
    .from(cardDeliveryLogs)
    .where(
      and(
        eq(cardDeliveryLogs.cardId, cardId),
        eq(cardDeliveryLogs.deliveryStatus, retry),
        messageId === null ? undefined : eq(cardDeliveryLogs.messageId, messageId),
      ),
    );
  return row?.retries ?? 0;
}

async function updateLog(
  tx: Executor,
  { cardId, attempt }: Attempt,
  { messageId, details }: DeliveryResult,
  deliveryStatus: AttemptState,
  sentAt: Date | null,
): Promise<void> {
  await tx
    .update(cardDeliveryLogs)
    .set({ deliveryStatus, deliveryDetails: details.slice(0, 1000), messageId, sentAt })
    .where(and(eq(cardDeliveryLogs.cardId, cardId), eq(cardDeliveryLogs.attempt, attempt)));
}
