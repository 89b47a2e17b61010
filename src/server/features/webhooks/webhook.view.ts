import type { WebhookDeliveryView, WebhookView } from '../../../contract/webhooks.ts';
import { storedAgain } from '../../stored-words.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.store.ts';

/** A webhook as its owner sees it, without its secret. */
export function viewWebhook({ id, url, events, createdAt, failingSince, stoppedAt }: WebhookRow): WebhookView {
  return {
    id,
    url,
    events,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    stoppedAt: stoppedAt?.toISOString() ?? null,
  };
}

export function viewDelivery(row: DeliveryRow): WebhookDeliveryView {
  const { id, messageId, event, createdAt, state, attempts, status, reply, dueAt } = row;
  return {
    id,
    messageId: `msg_${messageId}`,
    event,
    createdAt: createdAt.toISOString(),
    state,
    attempts,
    status,
    reply: reply && storedAgain(reply),
    dueAt: state === 'waiting' ? dueAt.toISOString() : null,
  };
}
