import { accountEndpoints } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { clearSessionCookie } from '../../http/session.ts';
import { requireLoginInstead, requireOwnPassword } from '../accounts/public.ts';
import { recordEvent } from '../audit/public.ts';
import { deleteAccount } from './delete-account.store.ts';

/** Deletes the account and everything it owns (D8); a card that is being sent must finish first. */
export const deleteAccountRoute = route(accountEndpoints.remove, {
  access: 'signed-in',
  limit: 'password',
  handler: async ({ context, user, body, request, reply }) => {
    const message = t`This is not your password.`;
    const { password } = body;
    if (password) await requireOwnPassword(context, request, user, { field: 'password', password, message });
    else await requireLoginInstead(context, request, user, { field: 'password', message: t`Enter your password` });
    await context.database.transaction(async (tx) => {
      await deleteAccount(context, tx, user.id);
      await recordEvent(tx, { event: 'account-deleted', actorId: user.id, request });
    });
    clearSessionCookie(context, reply);
    return undefined;
  },
});
