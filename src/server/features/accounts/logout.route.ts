import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { clearSessionCookie, sessionToken } from '../../http/session.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { deleteSession } from './sessions.store.ts';

/** Ends this session; 204 also when there is none (D3). */
export const logoutRoute = route(accountEndpoints.logout, {
  access: 'public',
  handler: async ({ context, request, reply }) => {
    const token = sessionToken(context, request);
    if (token) await deleteSession(context.database.orm, hashToken(token));
    clearSessionCookie(context, reply);
    return undefined;
  },
});
