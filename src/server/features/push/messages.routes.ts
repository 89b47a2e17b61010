import { messageEndpoints } from '../../../contract/messages.ts';
import { t } from '../../../contract/translate.ts';
import { type Route, route } from '../../http/route.ts';
import { invalidField, notFound, Refusal } from '../../refusal.ts';
import { newToken } from '../../secrets/tokens.ts';
import { storedAgain } from '../../stored-words.ts';
import { lockUser, requireOwner } from '../accounts/public.ts';
import { recordEvent } from '../audit/public.ts';
import { findMessageAddress, keepMessageAddress, removeMessageAddress } from './message-address.store.ts';
import { sealAddress, sendToService, viewMessageAddress } from './message-service.ts';

const getRoute = route(messageEndpoints.get, {
  access: 'signed-in',
  handler: async ({ context, user }) => {
    const row = await findMessageAddress(context.database.orm, user.id);
    return { address: row && viewMessageAddress(context, row) };
  },
});

/** Messages outlast the session, so the owner proves again who they are. */
const setRoute = route(messageEndpoints.set, {
  access: 'signed-in',
  limit: 'password',
  handler: async ({ context, user, body: { url, proof }, request }) => {
    const address = context.messenger.read(url);
    if (typeof address === 'string') throw invalidField('url', storedAgain(address));
    await requireOwner(context, request, user, proof);
    const row = await context.database.transaction(async (tx) => {
      if (!(await lockUser(tx, user.id))) throw notFound(t`Your account was not found.`);
      await recordEvent(tx, { event: 'messages-changed', actorId: user.id, request });
      return keepMessageAddress(tx, user.id, sealAddress(context, url), context.clock.now());
    });
    const view = viewMessageAddress(context, row);
    if (!view) throw notFound(t`The address was not found.`);
    return view;
  },
});

const removeRoute = route(messageEndpoints.remove, {
  access: 'signed-in',
  handler: async ({ context, user }) => {
    await removeMessageAddress(context.database.orm, user.id);
    return undefined;
  },
});

const testRoute = route(messageEndpoints.test, {
  access: 'signed-in',
  limit: 'sending',
  handler: async ({ context, user }) => {
    const row = await findMessageAddress(context.database.orm, user.id);
    if (!row) throw new Refusal('illegal_transition', t`There is no address for messages yet. Enter one first.`);
    const { outcome, reply } = await sendToService(context, row, {
      title: t`Fondly reaches you here`,
      body: t`Messages about your cards come to this place.`,
      link: `${context.config.publicUrl}/settings`,
      id: newToken(),
    });
    return { hasArrived: outcome === 'accepted', reply: storedAgain(reply) };
  },
});

export const messageRoutes: Route[] = [getRoute, setRoute, removeRoute, testRoute];
