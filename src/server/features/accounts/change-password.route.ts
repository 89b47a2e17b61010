import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { sessionToken } from '../../http/session.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { deleteSessionsOf } from './sessions.store.ts';
import { changeUser, lockUser } from './users.store.ts';

const wrongPassword = () => invalidField('currentPassword', 'This is not your current password.');

/** Changes the password; every other session ends with the old one (D3). */
export const changePasswordRoute = route(accountEndpoints.changePassword, {
  access: 'signed-in',
  rateLimit: { max: 10, timeWindowMs: 60_000, key: (request) => `password ${request.ip}` },
  handler: async ({ context, user, body, request }) => {
    if (!(await context.passwords.verify(user.password, body.currentPassword))) throw wrongPassword();
    const password = await context.passwords.hash(body.newPassword);
    await context.database.transaction(async (tx) => {
      const account = await lockUser(tx, user.id);
      if (!account) throw notFound('Your account');
      // Another session changed it while this one was checked.
      if (account.password !== user.password) throw wrongPassword();
      await changeUser(tx, user.id, { password });
      const own = sessionToken(context, request);
      await deleteSessionsOf(tx, user.id, own && hashToken(own));
    });
    return undefined;
  },
});
