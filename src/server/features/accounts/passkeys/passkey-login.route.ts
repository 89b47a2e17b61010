import { passkeyEndpoints } from '../../../../contract/passkeys.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { setSessionCookie } from '../../../http/session.ts';
import { Refusal } from '../../../refusal.ts';
import { recordEvent } from '../../audit/public.ts';
import { requireEnabled } from '../enabled.policy.ts';
import { rememberBrowser } from '../known-browser.ts';
import { openSession } from '../open-session.ts';
import { viewUser } from '../user.view.ts';
import { findUserWithStyle } from '../users.store.ts';
import { verifyPasskey } from './verify-passkey.ts';

/** Signs in with a passkey of the account. There is nothing to guess, so no delay. */
export const passkeyLoginRoute = route(passkeyEndpoints.login, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, body, request, reply }) => {
    const db = context.database.orm;
    const account = await verifyPasskey(context, body.passkey);
    const found = account && (await findUserWithStyle(db, account.id));
    if (!found) {
      await recordEvent(db, { event: 'login-failed', actorId: null, details: { by: 'passkey' }, request });
      throw new Refusal('unauthenticated', t`This passkey did not work. Log in with your password instead.`);
    }
    requireEnabled(found.user);
    setSessionCookie(
      context,
      reply,
      await openSession(context, db, found.user.id, request, { event: 'passkey-login' }),
    );
    rememberBrowser(context, request, reply, found.user);
    return viewUser(found, context);
  },
});
