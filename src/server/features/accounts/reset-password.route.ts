import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { recordEvent } from '../audit/public.ts';
import { endTokens, findOpenToken, takeToken } from './account-tokens.store.ts';
import { rememberBrowser } from './known-browser.ts';
import { deadLink } from './link-refusals.ts';
import { administerIfOperator } from './operators-address.policy.ts';
import { requirePasswords } from './password-use.policy.ts';
import { shutOthersOut } from './shut-others-out.ts';
import { changeUser, lockUser } from './users.store.ts';

/**
 * The link in the mail about a forgotten password (D7). Opening it proves access to the account's mailbox, so the
 * address counts as confirmed; whoever else was inside is shut out, and a pending change of address is cancelled.
 */
export const resetPasswordRoute = route(accountEndpoints.resetPassword, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, body, request, reply }) => {
    requirePasswords(context);
    const tokenHash = hashToken(body.token);
    const now = context.clock.now();
    const asked = await findOpenToken(context.database.orm, tokenHash, now);
    // An invalid link costs no password hashing.
    if (asked?.kind !== 'password-reset') throw deadLink();
    const password = await context.passwords.hash(body.password);
    await context.database.transaction(async (tx) => {
      const account = await lockUser(tx, asked.userId);
      // The account has another address by now: the reader of the old one has no rights any more.
      if (!account || account.email !== asked.data.email) throw deadLink();
      if (!(await takeToken(tx, tokenHash, now))) throw deadLink();
      await endTokens(tx, account.id, ['password-reset', 'email-change'], now);
      const emailVerifiedAt = account.emailVerifiedAt ?? now;
      await changeUser(tx, account.id, { password, emailVerifiedAt, pendingEmail: null });
      await administerIfOperator(context, tx, account);
      await shutOthersOut(tx, account.id, now);
      await recordEvent(tx, { event: 'password-reset', actorId: account.id, request });
    });
    // A stranger's guesses never delay the owner of the mailbox.
    rememberBrowser(context, request, reply, { id: asked.userId, password });
    return undefined;
  },
});
