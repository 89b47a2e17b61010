import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { requireRecentLogin } from './recent-login.policy.ts';

/** Whether the session's login is recent enough; a page asks before it follows a download link. */
export const recentLoginRoute = route(accountEndpoints.checkRecentLogin, {
  access: 'signed-in',
  inOwnAccount: true,
  handler: async ({ context, request }) => {
    await requireRecentLogin(context, request);
    return undefined;
  },
});
