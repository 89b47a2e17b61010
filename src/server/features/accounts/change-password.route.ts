import { accountEndpoints } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { sessionToken, setSessionCookie } from '../../http/session.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { recordEvent } from '../audit/public.ts';
import { endTokens } from './account-tokens.store.ts';
import { requireOwnPassword } from './check-password.policy.ts';
import { rememberBrowser } from './known-browser.ts';
import { requireLoginInstead } from './own-login.policy.ts';
import { requirePasswords } from './password-use.policy.ts';
import { deleteSessionsOf, replaceToken } from './sessions.store.ts';
import { changeUser, lockUser } from './users.store.ts';

const field = 'currentPassword';
const message = t`This is not your current password.`;

/**
 * Changes the password, or sets the first one after a recent login, which ends every other session (D3) and cancels a pending change of address. This session gets
 * a new token, so a copy of the old cookie is useless.
 */
export const changePasswordRoute = route(accountEndpoints.changePassword, {
  access: 'signed-in',
  limit: 'password',
  handler: async ({ context, user, body, request, reply }) => {
    requirePasswords(context);
    const { currentPassword } = body;
    const known = currentPassword
      ? await requireOwnPassword(context, request, user, { field, password: currentPassword, message })
      : null;
    if (!currentPassword)
      await requireLoginInstead(context, request, user, { field, message: t`Enter your current password` });
    const password = await context.passwords.hash(body.newPassword);
    const presented = sessionToken(context, request);
    const own = presented && hashToken(presented);
    const token = newToken();
    await context.database.transaction(async (tx) => {
      const account = await lockUser(tx, user.id);
      if (!account) throw notFound(t`Your account was not found.`);
      // Another session changed the password while this call checked it.
      if (account.password !== known) throw invalidField(field, message);
      // Pending links may come from someone who knew the old password.
      await endTokens(tx, user.id, ['email-change', 'password-reset', 'family-invitation'], context.clock.now());
      await changeUser(tx, user.id, { password, pendingEmail: null });
      await deleteSessionsOf(tx, user.id, own);
      if (own) await replaceToken(tx, own, hashToken(token));
      await recordEvent(tx, { event: 'password-changed', actorId: user.id, request });
    });
    setSessionCookie(context, reply, token);
    rememberBrowser(context, request, reply, { id: user.id, password });
    return undefined;
  },
});
