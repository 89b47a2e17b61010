import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './fields.ts';
import { ownerProof } from './passkeys.ts';
import { t } from './translate.ts';

/** What a webhook can tell, each with the words that the page has for it. */
export const webhookEvents = {
  'card.made': t`A card was made`,
  'card.approved': t`A card was approved`,
  'card.sent': t`A card was sent`,
  'card.failed': t`A card was not delivered`,
  'card.answered': t`A card was answered`,
  'card.signed': t`Somebody signed a card`,
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** Sent by the page's Send a test only. */
export const testEvent = 'test';

export const mostWebhooks = 10;
export const keptDeliveries = 50;

export const webhookUrl = z.url(t`Enter an address like https://home.example.org/fondly`).max(2000);
const events = z.array(z.enum(webhookEventNames)).min(1, t`Choose at least one event`).max(webhookEventNames.length);

export const webhookView = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  createdAt: z.iso.datetime(),
  /** Since when every delivery has failed; null while they arrive. */
  failingSince: z.iso.datetime().nullable(),
  /**
   * Nothing is sent after a week of failures, or after 410 Gone, until it is started again. Without `failingSince` it was
   * paused when the account was taken back by mail.
   */
  stoppedAt: z.iso.datetime().nullable(),
});
export type WebhookView = z.infer<typeof webhookView>;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export const webhookDeliveryView = z.object({
  id: z.int(),
  /** The `webhook-id` of every attempt. */
  messageId: z.string(),
  event: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** The status of the last answer; null without one. */
  status: z.int().nullable(),
  /** What happened at the last attempt. */
  reply: z.string().nullable(),
  /** When it is sent next, while it waits. */
  dueAt: z.iso.datetime().nullable(),
});
export type WebhookDeliveryView = z.infer<typeof webhookDeliveryView>;

const path = '/api/user/webhooks';
const ofDelivery = z.object({ id, deliveryId: id });

export const webhookEndpoints = {
  list: endpoint({ method: 'GET', path, response: z.array(webhookView) }),
  /** `secret` is in this answer only. */
  make: endpoint({
    method: 'POST',
    path,
    body: z.object({ url: webhookUrl, events, proof: ownerProof }),
    response: webhookView.extend({ secret: z.string() }),
  }),
  remove: endpoint({ method: 'DELETE', path: `${path}/:id`, params: idParams }),
  /** Sends again after it was stopped. */
  start: endpoint({ method: 'POST', path: `${path}/:id/start`, params: idParams, response: webhookView }),
  /** Queues an event of the type `test`. */
  test: endpoint({ method: 'POST', path: `${path}/:id/test`, params: idParams }),
  /** The last ones, newest first. */
  deliveries: endpoint({
    method: 'GET',
    path: `${path}/:id/deliveries`,
    params: idParams,
    response: z.array(webhookDeliveryView),
  }),
  redeliver: endpoint({ method: 'POST', path: `${path}/:id/deliveries/:deliveryId/again`, params: ofDelivery }),
};
