import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { setSessionCookie } from '../../http/session.ts';
import { refuseUnadmitted } from './admit.policy.ts';
import { createAccount, emailTaken } from './create-account.ts';
import { rememberBrowser } from './known-browser.ts';
import { openSession } from './open-session.ts';
import { isOperatorsAddress } from './operators-address.policy.ts';
import { requirePasswords } from './password-use.policy.ts';
import { isFresh, requireSetUpCode } from './set-up-code.policy.ts';
import { viewUser } from './user.view.ts';
import { findUserByEmail } from './users.store.ts';

/**
 * Creates an account with a password and signs it in. The first account of an installation needs the code from the log
 * if others can reach the server.
 */
export const registerRoute = route(accountEndpoints.register, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, body, request, reply }) => {
    requirePasswords(context);
    await refuseUnadmitted(context, context.database.orm, body);
    const isFirst = await isFresh(context, context.database.orm);
    if (isFirst) await requireSetUpCode(context, request, body.setUpCode);
    const holder = await findUserByEmail(context.database.orm, body.email);
    if (holder && !isOperatorsAddress(context, body.email)) throw emailTaken();
    const { email, name, timeZone, invitation } = body;
    const password = await context.passwords.hash(body.password);
    const { ip } = request;
    const newcomer = { email, name, password, timeZone, invitation, ip, mayBeFirst: isFirst, isEmailProven: false };
    const { user, token } = await context.database.transaction(async (tx) => {
      const { user, invitationId } = await createAccount(context, tx, newcomer);
      const details = invitationId === null ? undefined : { invitation: invitationId };
      return { user, token: await openSession(context, tx, user.id, request, { event: 'registered', details }) };
    });
    setSessionCookie(context, reply, token);
    rememberBrowser(context, request, reply, user);
    reply.status(201);
    return viewUser({ user, style: null }, context);
  },
});
