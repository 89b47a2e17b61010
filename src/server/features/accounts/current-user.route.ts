import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { viewUser } from './user.view.ts';
import { findUserWithStyle } from './users.store.ts';

export const currentUserRoute = route(accountEndpoints.currentUser, {
  access: 'signed-in',
  handler: async ({ context, user }) => {
    const found = await findUserWithStyle(context.database.orm, user.id);
    if (!found) throw notFound('Your account');
    // Views say what was read last, so that they can be made inside transactions.
    await context.mailSettings.current();
    return viewUser(found, context);
  },
});
