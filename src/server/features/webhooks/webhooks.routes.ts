import { t } from '../../../contract/translate.ts';
import { mostWebhooks, testEvent, webhookEndpoints } from '../../../contract/webhooks.ts';
import { type Route, route } from '../../http/route.ts';
import { invalidField, notFound, Refusal } from '../../refusal.ts';
import { seal } from '../../secrets/seal.ts';
import { storedAgain } from '../../stored-words.ts';
import { lockUser, requireOwner } from '../accounts/public.ts';
import { recordEvent } from '../audit/public.ts';
import { sealPurpose } from './send-webhooks.ts';
import { newWebhookSecret } from './sign-message.ts';
import { viewDelivery, viewWebhook } from './webhook.view.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertDelivery,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  queueAgain,
  startWebhook,
} from './webhooks.store.ts';

const listRoute = route(webhookEndpoints.list, {
  access: 'signed-in',
  handler: async ({ context, user }) => (await listWebhooks(context.database.orm, user.id)).map(viewWebhook),
});

/** A webhook outlasts the session, so the owner proves again who they are. */
const makeRoute = route(webhookEndpoints.make, {
  access: 'signed-in',
  limit: 'password',
  handler: async ({ context, user, body: { url, events, proof }, request, reply }) => {
    const complaint = context.outgoing.complaint(url);
    if (complaint) throw invalidField('url', storedAgain(complaint));
    await requireOwner(context, request, user, proof);
    const secret = newWebhookSecret();
    const row = await context.database.transaction(async (tx) => {
      if (!(await lockUser(tx, user.id))) throw notFound(t`Your account was not found.`);
      if ((await countWebhooks(tx, user.id)) >= mostWebhooks)
        throw new Refusal('illegal_transition', t`An account has at most ${mostWebhooks} webhooks. Remove one first.`);
      const made = await insertWebhook(tx, {
        userId: user.id,
        url,
        events: [...new Set(events)],
        sealedSecret: seal(context.secretKey, sealPurpose, secret),
        createdAt: context.clock.now(),
      });
      await recordEvent(tx, { event: 'webhook-made', actorId: user.id, subject: ['webhook', made.id], request });
      return made;
    });
    reply.status(201);
    return { ...viewWebhook(row), secret };
  },
});

const removeRoute = route(webhookEndpoints.remove, {
  access: 'signed-in',
  handler: async ({ context, user, params: { id }, request }) => {
    await context.database.transaction(async (tx) => {
      if (!(await deleteWebhook(tx, user.id, id))) throw notFound(t`The webhook was not found.`);
      await recordEvent(tx, { event: 'webhook-removed', actorId: user.id, subject: ['webhook', id], request });
    });
    return undefined;
  },
});

const startRoute = route(webhookEndpoints.start, {
  access: 'signed-in',
  handler: async ({ context, user, params }) => {
    const row = await startWebhook(context.database.orm, user.id, params.id);
    if (!row) throw notFound(t`The webhook was not found.`);
    return viewWebhook(row);
  },
});

const testRoute = route(webhookEndpoints.test, {
  access: 'signed-in',
  limit: 'sending',
  handler: async ({ context, user, params }) => {
    await context.database.transaction(async (tx) => {
      const webhook = await findWebhook(tx, user.id, params.id);
      if (!webhook) throw notFound(t`The webhook was not found.`);
      if (webhook.stoppedAt) throw stopped();
      await insertDelivery(tx, webhook.id, testEvent);
      await context.queue.send(tx, 'send-webhooks', {});
    });
    return undefined;
  },
});

const deliveriesRoute = route(webhookEndpoints.deliveries, {
  access: 'signed-in',
  handler: async ({ context, user, params }) => {
    const { orm } = context.database;
    if (!(await findWebhook(orm, user.id, params.id))) throw notFound(t`The webhook was not found.`);
    return (await listDeliveries(orm, params.id)).map(viewDelivery);
  },
});

const redeliverRoute = route(webhookEndpoints.redeliver, {
  access: 'signed-in',
  limit: 'sending',
  handler: async ({ context, user, params: { id, deliveryId } }) => {
    await context.database.transaction(async (tx) => {
      const webhook = await findWebhook(tx, user.id, id);
      if (!webhook) throw notFound(t`The webhook was not found.`);
      if (webhook.stoppedAt) throw stopped();
      if (!(await queueAgain(tx, id, deliveryId, context.clock.now()))) throw notFound(t`The delivery was not found.`);
      await context.queue.send(tx, 'send-webhooks', {});
    });
    return undefined;
  },
});

function stopped(): Refusal {
  return new Refusal('illegal_transition', t`This webhook is stopped. Start it again first.`);
}

export const webhookRoutes: Route[] = [
  listRoute,
  makeRoute,
  removeRoute,
  startRoute,
  testRoute,
  deliveriesRoute,
  redeliverRoute,
];
