import { and, count, eq, inArray } from 'drizzle-orm';
import { legalFrom, nextCardState } from '../../../../domain/card-lifecycle.ts';
import type { Executor } from '../../../db/executor.ts';
import { cardDeliveryLogs, cards } from '../../../db/tables/cards.ts';
import { deliveryWords } from '../../../delivery-words.ts';
import { recordEvent } from '../../audit/public.ts';
import { announceCard } from '../../webhooks/public.ts';
import type { Attempt, AttemptState } from '../queue/attempt.ts';
import { heldBy } from '../queue/leases.store.ts';
import { markAddress, noteInLog } from './bounces.store.ts';
import { tellOwner } from './card-notices.store.ts';
import { type DeliveryResult, isSent, type SentResult } from './delivery-result.ts';
import { recordSent } from './record-sent.store.ts';

const delaysMinutes = [1, 5, 15, 30, 60];

/** When to retry after this many temporary failures (1 for the first), or null if that would be too late. */
function nextAttemptAt(failures: number, now: Date, giveUpAt: Date | null): Date | null {
  const delay = delaysMinutes[Math.min(failures, delaysMinutes.length) - 1] ?? 1;
  const next = new Date(now.getTime() + delay * 60_000);
  return giveUpAt && next >= giveUpAt ? null : next;
}

/**
 * Writes an attempt's result, fenced: only the attempt that holds the card may. Call inside a transaction, which may be
 * retried. False if the card no longer belonged to this attempt.
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
  if (isSent(result)) {
    // Before the card is locked, like a bounce.
    const takenOut = await markRefused(tx, attempt.cardId, result.refusedEmails);
    const held = await recordSent(tx, [{ attempt, result }], now);
    const isRecorded = held.has(attempt.cardId) || (await recordLate(tx, attempt, result, now));
    for (const email of takenOut) await noteInLog(tx, { id: attempt.cardId }, deliveryWords('takenOut', email));
    return isRecorded;
  }
  const [card] = await tx.select({ giveUpAt: cards.giveUpAt }).from(cards).where(heldBy(attempt)).for('update');
  if (!card) return false;
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
    })
    .where(heldBy(attempt));
  if (change.failureReason) await tellOwner(tx, attempt.cardId);
  await updateLog(tx, attempt, result, stateOf(result, next), null);
  return true;
}

/** The server refused these addresses of the card, whoever holds it now. Returns those that the contact lost by that. */
async function markRefused(tx: Executor, cardId: number, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const [card] = await tx.select({ personId: cards.personId }).from(cards).where(eq(cards.id, cardId));
  const takenOut = [];
  for (const email of emails) takenOut.push((card && (await markAddress(tx, card, email))) ?? []);
  return takenOut.flat();
}

/** The mail server answered after the card was given up as unknown: its outcome is known now. */
async function recordLate(tx: Executor, attempt: Attempt, result: SentResult, now: Date): Promise<boolean> {
  const change = nextCardState('failed', { type: 'itArrived', failureReason: 'unknown' });
  const rows = await tx
    .update(cards)
    .set({
      deliveryStatus: change.status,
      failureReason: change.failureReason,
      deliveryDate: now,
      keptInOutbox: result.keptInOutbox,
      sentAs: result.sentAs,
    })
    .where(
      and(
        eq(cards.id, attempt.cardId),
        eq(cards.attempt, attempt.attempt),
        inArray(cards.deliveryStatus, legalFrom.itArrived),
        eq(cards.failureReason, 'unknown'),
      ),
    )
    .returning({ id: cards.id, userId: cards.userId });
  for (const { id, userId } of rows) {
    await recordEvent(tx, { event: 'card-sent', actorId: userId, subject: ['card', id] });
    await announceCard(tx, 'card.sent', id);
  }
  await updateLog(tx, attempt, result, result.keptInOutbox ? 'kept' : 'sent', now);
  return rows.length === 1;
}

type NotSent = Exclude<DeliveryResult, { kind: 'fenced' | 'sent' }>;

function eventOf(result: NotSent, next: Date | null) {
  if (result.kind === 'failed') return { type: 'permanentFailure', reason: result.reason } as const;
  return next ? ({ type: 'temporaryFailure' } as const) : ({ type: 'permanentFailure', reason: 'exhausted' } as const);
}

function stateOf(result: NotSent, next: Date | null): AttemptState {
  if (result.kind === 'temporary' && next) return 'retry';
  return result.kind === 'failed' && result.reason === 'unknown' ? 'unknown' : 'failed';
}

/** Counts temporary failures of the same message; a deliberate new sending starts over. */
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
