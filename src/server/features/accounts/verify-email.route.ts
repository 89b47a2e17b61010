import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { findOpenToken, takeToken } from './account-tokens.store.ts';
import { deadLink } from './link-refusals.ts';
import { administerIfOperator, freeOperatorsAddress } from './operators-address.policy.ts';
import { changeUser, lockUser } from './users.store.ts';

/** The link in the email to a new account: confirms its address, unless the account has another one by now (D45). */
export const verifyEmailRoute = route(accountEndpoints.verifyEmail, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, body }) => {
    const tokenHash = hashToken(body.token);
    const now = context.clock.now();
    await context.database.transaction(async (tx) => {
      const token = await findOpenToken(tx, tokenHash, now);
      const account = token?.kind === 'email-verify' ? await lockUser(tx, token.userId) : null;
      const email = token?.data.email;
      if (!account || !email) throw deadLink();
      // Someone else registered the operator's address meanwhile: it belongs to the reader of its mail.
      if (account.email !== email && !(await freeOperatorsAddress(context, tx, email))) throw deadLink();
      if (!(await takeToken(tx, tokenHash, now))) throw deadLink();
      await changeUser(tx, account.id, { email, emailVerifiedAt: account.emailVerifiedAt ?? now });
      await administerIfOperator(context, tx, { id: account.id, email });
    });
    return undefined;
  },
});
