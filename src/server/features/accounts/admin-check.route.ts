import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';

/** Open to any signed-in user; only the answer differs (D5). */
export const adminCheckRoute = route(accountEndpoints.adminCheck, {
  access: 'signed-in',
  handler: async ({ user }) => ({ isAdmin: user.isAdmin }),
});
