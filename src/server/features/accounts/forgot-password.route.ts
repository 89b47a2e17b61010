import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { requirePasswords } from './password-use.policy.ts';

/**
 * Requests a link to choose a new password (D7). A job looks up whether the address has an account: the answer is the
 * same, and as fast, either way.
 */
export const forgotPasswordRoute = route(accountEndpoints.forgotPassword, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, body }) => {
    requirePasswords(context);
    const email = body.email.toLowerCase();
    await context.database.transaction((tx) =>
      context.queue.send(tx, 'mail-password-reset', { email }, { singletonKey: email }),
    );
    return undefined;
  },
});
