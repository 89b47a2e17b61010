import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { clearSessionCookie } from '../../http/session.ts';
import { invalidField } from '../../refusal.ts';
import { deleteAccount } from './delete-account.store.ts';

/** Deletes the account and everything it owns (D8); a card that is being sent right now is let finish first. */
export const deleteAccountRoute = route(accountEndpoints.remove, {
  access: 'signed-in',
  rateLimit: { max: 10, timeWindowMs: 60_000, key: (request) => `password ${request.ip}` },
  handler: async ({ context, user, body, reply }) => {
    if (!(await context.passwords.verify(user.password, body.password))) {
      throw invalidField('password', 'This is not your password.');
    }
    await context.database.transaction((tx) => deleteAccount(context, tx, user.id));
    clearSessionCookie(context, reply);
    return undefined;
  },
});
