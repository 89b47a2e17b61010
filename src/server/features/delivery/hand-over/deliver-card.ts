import type { Context } from '../../../context.ts';
import { deliveryWords } from '../../../delivery-words.ts';
import type { MailOutcome } from '../../../mail/mailer.ts';
import { UnsafeHeader } from '../../../mail/refuse-unsafe-headers.ts';
import { sentAsOf } from '../../cards/public.ts';
import { messageIdOf, type SecretLink } from '../mail/card-links.ts';
import type { SendingCard } from '../mail/sending-card.store.ts';
import type { DeliveryResult } from '../outcome/delivery-result.ts';
import type { Attempt } from '../queue/attempt.ts';
import { unsendable, wayOf } from './hand-over-card.ts';
import type { SharedStatements } from './shared-statements.ts';

type DeliverOptions = {
  statements: SharedStatements;
  /** Called just before the last bytes: false once the worker may no longer hand anything over. */
  mayHandOver: () => boolean;
  /** The delays between attempts to write a result that the database rejected. */
  recordAgainAfterMs: readonly number[];
};

/** Delivers one claimed card and records the result. Never throws. */
export async function deliverCard(context: Context, attempt: Attempt, options: DeliverOptions): Promise<void> {
  const result = await attemptDelivery(context, attempt, options).catch((error: unknown): DeliveryResult => {
    context.log.error({ err: error, cardId: attempt.cardId, attempt: attempt.attempt }, 'a card could not be prepared');
    return { kind: 'temporary', messageId: null, details: deliveryWords('notPrepared') };
  });
  if (result) await record(context, attempt, result, options);
}

async function attemptDelivery(
  context: Context,
  attempt: Attempt,
  { mayHandOver, statements }: DeliverOptions,
): Promise<DeliveryResult | null> {
  const card = await statements.findCard(attempt.cardId);
  if (!card) return null;
  const messageId = messageIdOf(context, card);
  const obstacle = unsendable(context, card);
  if (obstacle) return { kind: 'failed', messageId, ...obstacle };
  const fence = async (links: SecretLink[]) => mayHandOver() && statements.markHandingOver({ ...attempt, links });
  try {
    const outcome = await wayOf(card)(context, card, fence);
    if (!outcome) return { kind: 'failed', reason: 'rejected', messageId, details: deliveryWords('noPicture') };
    return { ...resultOf(outcome, card), messageId };
  } catch (error) {
    if (error instanceof UnsafeHeader) return { kind: 'failed', reason: 'rejected', messageId, details: error.message };
    throw error;
  }
}

type Ending<R> = R extends DeliveryResult ? Omit<R, 'messageId'> : never;

function resultOf(outcome: MailOutcome, card: SendingCard): Ending<DeliveryResult> {
  switch (outcome.outcome) {
    case 'accepted':
      return {
        kind: 'sent',
        physical: card.deliveryMethod === 'physical',
        keptInOutbox: outcome.keptInOutbox ?? false,
        sentAs: sentAsOf(card),
        details: outcome.reply,
        refusedEmails: (outcome.refused ?? []).flatMap(({ email, isPermanent }) => (isPermanent ? email : [])),
      };
    case 'temporary':
      return { kind: 'temporary', details: outcome.reply };
    case 'fenced':
      return { kind: 'fenced', details: deliveryWords('lostBefore') };
    case 'rejected':
    case 'unknown':
      return { kind: 'failed', reason: outcome.outcome, details: outcome.reply };
  }
}

/**
 * The gap between the mail server's answer and this write cannot be closed: the write waits for a restarting database.
 */
async function record(
  context: Context,
  attempt: Attempt,
  result: DeliveryResult,
  { statements, recordAgainAfterMs }: DeliverOptions,
): Promise<void> {
  const ids = { cardId: attempt.cardId, attempt: attempt.attempt, result: result.kind };
  let write = statements.record;
  for (const waitMs of [...recordAgainAfterMs, null]) {
    try {
      await write(attempt, result);
      context.log[result.kind === 'sent' ? 'info' : 'warn'](ids, 'delivery attempted');
      return;
    } catch (error) {
      context.log.error({ err: error, ...ids }, 'a result could not be recorded');
      write = statements.recordAlone;
      if (waitMs !== null) await rest(waitMs);
    }
  }
}

// Does not keep a process alive whose database is closed.
const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
