import type { Context } from '../../context.ts';
import type { OutgoingAnswer } from '../../outgoing/outgoing.ts';
import { outgoingWords } from '../../outgoing/outgoing-words.ts';
import { unseal } from '../../secrets/seal.ts';
import { signMessage } from './sign-message.ts';
import {
  claimDelivery,
  type DeliveryRow,
  forgetOldDeliveries,
  listDueWebhooks,
  noteArriving,
  noteFailing,
  settleDelivery,
  stopWebhook,
  type WebhookRow,
} from './webhooks.store.ts';

const secondMs = 1000;
const hourMs = 60 * 60 * secondMs;
/** After each failed attempt; a day in all. */
const delaysMs = [5 * secondMs, 300 * secondMs, hourMs / 2, 2 * hourMs, 5 * hourMs, 10 * hourMs, 6 * hourMs];
const stopsAfterMs = 7 * 24 * hourMs;
const webhooksAtOnce = 20;
const longestReply = 200;
export const sealPurpose = 'webhook';

/**
 * Sends what is due: many webhooks side by side, the messages of one after another. A webhook whose message fails gets no
 * further ones in this run, so that a dead address costs one attempt.
 */
export async function sendWebhooks(context: Context, signal: AbortSignal): Promise<void> {
  const due = await listDueWebhooks(context.database.orm, context.clock.now());
  const send = async () => {
    for (let webhook = due.shift(); webhook; webhook = due.shift()) await sendAllOf(context, webhook, signal);
  };
  await Promise.all(Array.from({ length: webhooksAtOnce }, send));
}

async function sendAllOf(context: Context, webhook: WebhookRow, signal: AbortSignal): Promise<void> {
  const { database, clock } = context;
  for (;;) {
    signal.throwIfAborted();
    const delivery = await claimDelivery(database.orm, webhook.id, clock.now());
    if (!delivery) break;
    const answer = await post(context, webhook, delivery, signal);
    if (!(await settle(context, webhook, delivery, answer))) break;
  }
  await forgetOldDeliveries(database.orm, webhook.id);
}

async function post(
  { secretKey, clock, outgoing }: Context,
  { url, sealedSecret }: WebhookRow,
  { messageId, event, createdAt, data }: DeliveryRow,
  signal: AbortSignal,
): Promise<OutgoingAnswer> {
  const secret = unseal(secretKey, sealPurpose, sealedSecret);
  if (secret === null)
    return {
      status: null,
      text: outgoingWords('lostSecret'),
    };
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
  const signed = signMessage(secret, { id: `msg_${messageId}`, at: clock.now(), body });
  return outgoing.call(
    { method: 'POST', url, headers: { 'content-type': 'application/json', ...signed }, body },
    signal,
  );
}

/** False if the message did not arrive. */
async function settle(
  { database, clock }: Context,
  { id: webhookId }: WebhookRow,
  delivery: DeliveryRow,
  { status, text }: OutgoingAnswer,
): Promise<boolean> {
  const now = clock.now();
  const hasArrived = status !== null && status >= 200 && status < 300;
  const reply =
    status === null
      ? text
      : text && !hasArrived
        ? `${outgoingWords('answeredWords', status)} ${plainStart(text)}`
        : outgoingWords('answered', status);
  await database.transaction(async (tx) => {
    if (hasArrived) {
      await settleDelivery(tx, delivery, { state: 'delivered', status, reply });
      await noteArriving(tx, webhookId);
      return;
    }
    const delay = delaysMs[delivery.attempts - 1];
    await settleDelivery(tx, delivery, {
      status,
      reply,
      ...(delay === undefined ? { state: 'failed' } : { dueAt: new Date(now.getTime() + delay) }),
    });
    const failingSince = await noteFailing(tx, webhookId, now);
    // 410 says that the receiver is gone for good.
    if (status === 410 || now.getTime() - failingSince.getTime() >= stopsAfterMs) await stopWebhook(tx, webhookId, now);
  });
  return hasArrived;
}

function plainStart(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}|\p{Cf}/gu, '')
    .trim()
    .slice(0, longestReply);
}
