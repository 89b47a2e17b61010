import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { sessionToken } from '../../http/session.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { viewSession } from './session.view.ts';
import { listSessions } from './sessions.store.ts';

/** Where the user is logged in, the last used first. */
export const listSessionsRoute = route(accountEndpoints.sessions, {
  access: 'signed-in',
  handler: async ({ context, user, request }) => {
    const own = sessionToken(context, request);
    const rows = await listSessions(context.database.orm, user.id, context.clock.now());
    return rows.map((row) => viewSession(row, own ? hashToken(own) : null));
  },
});
