import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { requireRecentLogin } from './recent-login.policy.ts';

/** Says whether what asks for a recent login would be done; a page asks before it follows a link to a file. */
export const recentLoginRoute = route(accountEndpoints.checkRecentLogin, {
  access: 'signed-in',
  handler: async ({ context, request }) => {
    await requireRecentLogin(context, request);
    return undefined;
  },
});
