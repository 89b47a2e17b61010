import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { setSessionCookie } from '../../http/session.ts';
import { Refusal } from '../../refusal.ts';
import { openSession } from './open-session.ts';
import { viewUser } from './user.view.ts';
import { findUserByEmail, findUserWithStyle } from './users.store.ts';

/** Signs in with e-mail and password; an unknown address and a wrong password answer alike, in equal time (D1). */
export const loginRoute = route(accountEndpoints.login, {
  access: 'public',
  rateLimit: { max: 30, timeWindowMs: 60_000, key: (request) => `login ${request.ip} ${emailIn(request.body)}` },
  handler: async ({ context, body, request, reply }) => {
    const account = await findUserByEmail(context.database.orm, body.email);
    const correct = await context.passwords.verify(account?.password ?? null, body.password);
    if (!account || !correct) throw new Refusal('unauthenticated', 'Invalid email or password');
    setSessionCookie(context, reply, await openSession(context, context.database.orm, account.id, request));
    const found = await findUserWithStyle(context.database.orm, account.id);
    if (!found) throw new Refusal('unauthenticated', 'Invalid email or password');
    return viewUser(found, context);
  },
});

function emailIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return (typeof email === 'string' ? email : '').trim().toLowerCase().slice(0, 254);
}
