import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { recordEvent } from '../audit/public.ts';
import { sendAccountLink } from './account-links.ts';
import { findOpenToken, isPromisedBack, takeToken } from './account-tokens.store.ts';
import { deadLink, refuseTakenAddress, takenAddress } from './link-refusals.ts';
import { administerIfOperator } from './operators-address.policy.ts';
import { changeUser, lockUser } from './users.store.ts';

/**
 * The link in the email to a new address: the address becomes the account's, and the old one can undo the change (D8).
 */
export const confirmEmailRoute = route(accountEndpoints.confirmEmail, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, body, request }) => {
    const tokenHash = hashToken(body.token);
    const now = context.clock.now();
    await context.database
      .transaction(async (tx) => {
        const token = await findOpenToken(tx, tokenHash, now);
        const account = token?.kind === 'email-change' ? await lockUser(tx, token.userId) : null;
        const email = token?.data.email;
        if (!account || !email || account.pendingEmail !== email) throw deadLink();
        if (!(await takeToken(tx, tokenHash, now))) throw deadLink();
        await changeUser(tx, account.id, { email, pendingEmail: null, emailVerifiedAt: now });
        // Checked while the address is locked, so that an account giving it up has committed by now.
        if (await isPromisedBack(tx, email, now, account.id)) throw takenAddress();
        await administerIfOperator(context, tx, { id: account.id, email });
        await sendAccountLink(context, tx, account.id, 'email-undo', { to: account.email, email });
        await recordEvent(tx, { event: 'email-changed', actorId: account.id, request });
      })
      .catch(refuseTakenAddress);
    return undefined;
  },
});
