import { accountEndpoints } from '../../../contract/accounts.ts';
import { isTimeZone } from '../../../domain/due-time.ts';
import { violatedUnique } from '../../db/constraint-errors.ts';
import type { Executor } from '../../db/executor.ts';
import { route } from '../../http/route.ts';
import { setSessionCookie } from '../../http/session.ts';
import { Refusal } from '../../refusal.ts';
import { isPromisedBack } from './account-tokens.store.ts';
import { rememberBrowser } from './known-browser.ts';
import { openSession } from './open-session.ts';
import { sendVerification } from './send-verification.ts';
import { viewUser } from './user.view.ts';
import { countUsers, findUserByEmail, hasAdministrator, insertUser, lockUsers, usernamesLike } from './users.store.ts';

/** Makes an account and signs it in. The first one of an installation administers it (D2). */
export const registerRoute = route(accountEndpoints.register, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, body, request, reply }) => {
    if (await findUserByEmail(context.database.orm, body.email)) throw emailTaken();
    const password = await context.passwords.hash(body.password);
    const timeZone = body.timeZone && isTimeZone(body.timeZone) ? body.timeZone : 'UTC';
    const { user, token } = await context.database
      .transaction(async (tx) => {
        await lockUsers(tx);
        if (await isPromisedBack(tx, body.email, context.clock.now())) throw emailTaken();
        const user = await insertUser(tx, {
          email: body.email,
          name: body.name,
          password,
          timeZone,
          username: freeUsername(body.email, await usernamesLike(tx, usernameBase(body.email))),
          isAdmin: await isFirstAdministrator(tx, context.config.adminEmail, body.email),
        });
        if (context.config.requireVerifiedEmail) await sendVerification(context, tx, user);
        return { user, token: await openSession(context, tx, user.id, request, 'registered') };
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

/** The first account of all; where the operator names an address, the first that has it (D2). */
async function isFirstAdministrator(tx: Executor, adminEmail: string | undefined, email: string): Promise<boolean> {
  if (!adminEmail) return (await countUsers(tx)) === 0;
  // An address that its administrator gave up makes nobody else one.
  return email.toLowerCase() === adminEmail && !(await hasAdministrator(tx));
}

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
  return new Refusal('illegal_transition', message, { fields: { email: message } });
}
