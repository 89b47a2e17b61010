import { accountEndpoints } from '../../../contract/accounts.ts';
import { isTimeZone } from '../../../domain/due-time.ts';
import { violatedUnique } from '../../db/constraint-errors.ts';
import { route } from '../../http/route.ts';
import { setSessionCookie } from '../../http/session.ts';
import { Refusal } from '../../refusal.ts';
import { isPromisedBack } from './account-tokens.store.ts';
import { admit, refuseUnadmitted } from './admit.policy.ts';
import { boundRegistrations } from './bound-registrations.policy.ts';
import { rememberBrowser } from './known-browser.ts';
import { openSession } from './open-session.ts';
import { freeOperatorsAddress, isOperatorsAddress } from './operators-address.policy.ts';
import { sendVerification } from './send-verification.ts';
import { isFresh, requireSetUpCode } from './set-up-code.policy.ts';
import { viewUser } from './user.view.ts';
import { findUserByEmail, insertUser, lockUsers, usernamesLike } from './users.store.ts';

/**
 * Creates an account and signs it in, if the newcomer is admitted (D54). The first account of an installation is its
 * administrator, unless the operator configured an address (D2); beyond this machine it needs the code from the log.
 */
export const registerRoute = route(accountEndpoints.register, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, body, request, reply }) => {
    await refuseUnadmitted(context, context.database.orm, body);
    const isFirst = await isFresh(context, context.database.orm);
    if (isFirst) await requireSetUpCode(context, request, body.setUpCode);
    const holder = await findUserByEmail(context.database.orm, body.email);
    if (holder && !isOperatorsAddress(context, body.email)) throw emailTaken();
    const password = await context.passwords.hash(body.password);
    const timeZone =
      body.timeZone && isTimeZone(body.timeZone) ? body.timeZone : (context.installation.latest().timeZone ?? 'UTC');
    const { user, token } = await context.database
      .transaction(async (tx) => {
        await lockUsers(tx);
        if (await isPromisedBack(tx, body.email, context.clock.now())) throw emailTaken();
        const administers = await isFresh(context, tx);
        if (administers && !isFirst) throw new Refusal('overloaded', 'Please try again.', { retryAfterSeconds: 1 });
        const { awaitsApprovalSince, invitationId } = await admit(context, tx, body);
        await freeOperatorsAddress(context, tx, body.email);
        const user = await insertUser(tx, {
          email: body.email,
          name: body.name,
          password,
          timeZone,
          username: freeUsername(body.email, await usernamesLike(tx, usernameBase(body.email))),
          isAdmin: administers,
          awaitsApprovalSince,
        });
        if (invitationId === null) await boundRegistrations(context, tx, { userId: user.id, ip: request.ip, timeZone });
        if (context.config.requireVerifiedEmail || isOperatorsAddress(context, user.email))
          await sendVerification(context, tx, user);
        return { user, token: await openSession(context, tx, user.id, request, 'registered', invitationId) };
      })
      .catch((error: unknown) => {
        throw violatedUnique(error)?.startsWith('users_email') ? emailTaken() : error;
      });
    setSessionCookie(context, reply, token);
    rememberBrowser(context, request, reply, user);
    reply.status(201);
    return viewUser({ user, style: null }, context);
  },
});

function usernameBase(email: string): string {
  return (
    (email.split('@')[0] ?? '')
      .toLowerCase()
      .replace(/[^a-z0-9._-]/g, '')
      .slice(0, 40) || 'user'
  );
}

function freeUsername(email: string, taken: Set<string>): string {
  const base = usernameBase(email);
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base}${number}`;
  return name;
}

function emailTaken(): Refusal {
  const message = 'There is already an account with this e-mail address.';
  return new Refusal('email_taken', message, { fields: { email: message } });
}
