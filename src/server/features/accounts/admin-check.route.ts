import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';

/** Any signed-in user may ask; the answer alone differs (D5). */
export const adminCheckRoute = route(accountEndpoints.adminCheck, {
  access: 'signed-in',
  handler: async ({ user }) => ({ isAdmin: user.isAdmin }),
});
