import { accountEndpoints } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { viewSharedAccount, viewUser } from './user.view.ts';
import { findUser, findUserWithStyle } from './users.store.ts';

export const currentUserRoute = route(accountEndpoints.currentUser, {
  access: 'signed-in',
  memberScope: 'read',
  handler: async ({ context, user, acting }) => {
    const found = await findUserWithStyle(context.database.orm, user.id);
    if (!found) throw notFound(t`Your account was not found.`);
    // Views say what was read last, so that they can be made inside transactions.
    await context.mailSettings.current();
    const account = viewUser(found, context);
    const member = acting && (await findUser(context.database.orm, acting.member.id));
    return acting && member ? viewSharedAccount(account, { ...acting, member }) : account;
  },
});
