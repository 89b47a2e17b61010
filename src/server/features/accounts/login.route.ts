import { accountEndpoints } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { setSessionCookie } from '../../http/session.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/public.ts';
import { checkLogin } from './check-password.policy.ts';
import { requireEnabled } from './enabled.policy.ts';
import { rememberBrowser } from './known-browser.ts';
import { openSession } from './open-session.ts';
import { requirePasswords } from './password-use.policy.ts';
import { viewUser } from './user.view.ts';
import { findUserByEmail, findUserWithStyle } from './users.store.ts';

/**
 * Signs in with e-mail and password; an unknown address and a wrong password get the same answer in the same time (D1).
 */
export const loginRoute = route(accountEndpoints.login, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, body, request, reply }) => {
    requirePasswords(context);
    const account = await findUserByEmail(context.database.orm, body.email);
    const correct = await checkLogin(context, request, { account, ...body });
    if (!account || !correct) {
      const subject = account && (['account', account.id] as const);
      await recordEvent(context.database.orm, {
        event: 'login-failed',
        actorId: null,
        ...(subject && { subject }),
        request,
      });
      throw new Refusal('unauthenticated', t`Invalid email or password`);
    }
    requireEnabled(account);
    setSessionCookie(context, reply, await openSession(context, context.database.orm, account.id, request));
    rememberBrowser(context, request, reply, account);
    const found = await findUserWithStyle(context.database.orm, account.id);
    if (!found) throw new Refusal('unauthenticated', t`Invalid email or password`);
    return viewUser(found, context);
  },
});
