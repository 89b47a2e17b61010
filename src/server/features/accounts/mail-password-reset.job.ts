import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { sendAccountLink } from './account-links.ts';
import { endTokens } from './account-tokens.store.ts';
import { hasLinksEnough } from './hourly-links.policy.ts';
import { findUserByEmail, lockUser } from './users.store.ts';

/**
 * Mails a link for a new password to the account with an address, and invalidates earlier links; does nothing without
 * an account.
 */
export function mailPasswordResetJob(context: Context): Job<'mail-password-reset'> {
  return {
    name: 'mail-password-reset',
    handler: ({ email: asked }) =>
      context.database.transaction(async (tx) => {
        const now = context.clock.now();
        const found = await findUserByEmail(tx, asked);
        const account = found && (await lockUser(tx, found.id));
        if (!account || (await hasLinksEnough(tx, account.id, ['password-reset'], now))) return;
        await endTokens(tx, account.id, ['password-reset'], now);
        const { email } = account;
        await sendAccountLink(context, tx, account.id, 'password-reset', { to: email, email });
      }),
  };
}
