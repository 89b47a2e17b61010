import type { Context } from '../../context.ts';
import type { MailOutcome } from '../../mail/mailer.ts';
import { UnsafeHeader } from '../../mail/refuse-unsafe-headers.ts';
import type { Attempt } from './attempt.ts';
import { messageIdOf } from './card-links.ts';
import { markHandingOver } from './leases.store.ts';
import { prepareCardMail, unsendable } from './prepare-card-mail.ts';
import { type DeliveryResult, recordResult } from './record-result.store.ts';
import { findSendingCard } from './sending-card.store.ts';

type DeliverOptions = {
  /** Asked just before the last bytes: false once the worker may no longer hand anything over. */
  mayHandOver: () => boolean;
  /** Waits before a result is written again that the database did not take. */
  recordAgainAfterMs: readonly number[];
};

/** Brings one claimed card to its recipient and records how that went. Never throws. */
export async function deliverCard(context: Context, attempt: Attempt, options: DeliverOptions): Promise<void> {
  const result = await attemptDelivery(context, attempt, options).catch((error: unknown): DeliveryResult => {
    context.log.error({ err: error, cardId: attempt.cardId, attempt: attempt.attempt }, 'a card could not be prepared');
    return { kind: 'temporary', messageId: null, details: 'Preparing the message failed on our side.' };
  });
  if (result) await record(context, attempt, result, options.recordAgainAfterMs);
}

async function attemptDelivery(
  context: Context,
  attempt: Attempt,
  { mayHandOver }: DeliverOptions,
): Promise<DeliveryResult | null> {
  const card = await findSendingCard(context.database.orm, attempt.cardId);
  if (!card) return null;
  const messageId = messageIdOf(context, card);
  const obstacle = unsendable(card);
  if (obstacle) return { kind: 'failed', messageId, ...obstacle };
  const mail = await prepareCardMail(context, card, card.recipientEmail ?? '');
  if (!mail) return { kind: 'failed', reason: 'rejected', messageId, details: 'The picture of this card is gone.' };
  try {
    const outcome = await context.mailer.send(
      mail,
      async () => mayHandOver() && markHandingOver(context.database.orm, attempt),
    );
    return { ...resultOf(outcome), messageId };
  } catch (error) {
    if (error instanceof UnsafeHeader) return { kind: 'failed', reason: 'rejected', messageId, details: error.message };
    throw error;
  }
}

type Ending<R> = R extends DeliveryResult ? Omit<R, 'messageId'> : never;

function resultOf(outcome: MailOutcome): Ending<DeliveryResult> {
  switch (outcome.outcome) {
    case 'accepted':
      return { kind: 'sent', details: outcome.reply };
    case 'temporary':
      return { kind: 'temporary', details: outcome.reply };
    case 'fenced':
      return { kind: 'fenced', details: 'The worker had lost the card before the hand-over.' };
    case 'rejected':
    case 'unknown':
      return { kind: 'failed', reason: outcome.outcome, details: outcome.reply };
  }
}

/** Between the mail server's word and this write lies the one window that cannot be closed: a restarted database is waited for. */
async function record(
  context: Context,
  attempt: Attempt,
  result: DeliveryResult,
  againAfterMs: readonly number[],
): Promise<void> {
  const ids = { cardId: attempt.cardId, attempt: attempt.attempt };
  for (const waitMs of [...againAfterMs, null]) {
    try {
      await context.database.transaction((tx) => recordResult(tx, attempt, result, context.clock.now()));
      const level = result.kind === 'sent' ? 'info' : 'warn';
      context.log[level]({ ...ids, result: result.kind }, 'delivery attempted');
      return;
    } catch (error) {
      context.log.error({ err: error, ...ids, result: result.kind }, 'a result could not be recorded');
      if (waitMs !== null) await rest(waitMs);
    }
  }
}

// Does not keep a process alive whose database is closed.
const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
