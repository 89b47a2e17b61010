import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { sessionToken } from '../../http/session.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { endTokens } from './account-tokens.store.ts';
import { deleteSessionsOf } from './sessions.store.ts';
import { changeUser, lockUser } from './users.store.ts';

const wrongPassword = () => invalidField('currentPassword', 'This is not your current password.');

/** Changes the password; every other session ends with the old one (D3), and so does a change of address that waits. */
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
      // Whoever asked for another address, or for a link, knew the old one.
      await endTokens(tx, user.id, ['email-change', 'password-reset'], context.clock.now());
      await changeUser(tx, user.id, { password, pendingEmail: null });
      const own = sessionToken(context, request);
      await deleteSessionsOf(tx, user.id, own && hashToken(own));
    });
    return undefined;
  },
});
