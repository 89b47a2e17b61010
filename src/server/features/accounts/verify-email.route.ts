import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { findOpenToken, takeToken } from './account-tokens.store.ts';
import { deadLink } from './link-refusals.ts';
import { changeUser, lockUser } from './users.store.ts';

/** The link in the mail to a new account: its address is confirmed, unless it has another one by now (D45). */
export const verifyEmailRoute = route(accountEndpoints.verifyEmail, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, body }) => {
    const tokenHash = hashToken(body.token);
    const now = context.clock.now();
    await context.database.transaction(async (tx) => {
      const token = await findOpenToken(tx, tokenHash, now);
      const account = token?.kind === 'email-verify' ? await lockUser(tx, token.userId) : null;
      if (!account || account.email !== token?.data.email) throw deadLink();
      if (!(await takeToken(tx, tokenHash, now))) throw deadLink();
      await changeUser(tx, account.id, { emailVerifiedAt: account.emailVerifiedAt ?? now });
    });
    return undefined;
  },
});
