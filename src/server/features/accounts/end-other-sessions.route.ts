import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { sessionToken } from '../../http/session.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { recordEvent } from '../audit/public.ts';
import { deleteSessionsOf } from './sessions.store.ts';

/** Logs the user out of all other sessions. */
export const endOtherSessionsRoute = route(accountEndpoints.endOtherSessions, {
  access: 'signed-in',
  handler: async ({ context, user, request }) => {
    const own = sessionToken(context, request);
    await context.database.transaction(async (tx) => {
      await deleteSessionsOf(tx, user.id, own && hashToken(own));
      await recordEvent(tx, { event: 'sessions-ended', actorId: user.id, request });
    });
    return undefined;
  },
});
