import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { sessionToken } from '../../http/session.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { deleteSessionsOf } from './sessions.store.ts';

/** Logs the user out everywhere but here. */
export const endOtherSessionsRoute = route(accountEndpoints.endOtherSessions, {
  access: 'signed-in',
  handler: async ({ context, user, request }) => {
    const own = sessionToken(context, request);
    await deleteSessionsOf(context.database.orm, user.id, own && hashToken(own));
    return undefined;
  },
});
