import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';

/**
 * Asks for a link by which a new password is chosen (D7). Whether the address has an account is looked up by the job: who
 * asks is told the same, and as fast, either way.
 */
export const forgotPasswordRoute = route(accountEndpoints.forgotPassword, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, body }) => {
    const email = body.email.toLowerCase();
    await context.database.transaction((tx) =>
      context.queue.send(tx, 'mail-password-reset', { email }, { singletonKey: email }),
    );
    return undefined;
  },
});
