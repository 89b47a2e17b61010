import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { findSessionUser, renewSession, type SessionAccount } from '../features/accounts/sessions.store.ts';
import { hashToken } from '../secrets/tokens.ts';

const thirtyDaysSeconds = 30 * 24 * 60 * 60;
const renewAfterMs = 60 * 60 * 1000;

/** `__Host-` binds the cookie to this host and to https, if the site uses it (D3). */
function cookieName(context: Context): string {
  return context.config.https ? '__Host-fondly_session' : 'fondly_session';
}

export function sessionExpiry(context: Context): Date {
  return new Date(context.clock.now().getTime() + thirtyDaysSeconds * 1000);
}

export function sessionToken(context: Context, request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(context)];
}

export function setSessionCookie(context: Context, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(context), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.config.https,
    maxAge: thirtyDaysSeconds,
  });
}

export function clearSessionCookie(context: Context, reply: FastifyReply): void {
  reply.clearCookie(cookieName(context), { path: '/', httpOnly: true, sameSite: 'lax', secure: context.config.https });
}

/** The user of the request's session and the account it acts in, or null. Extends the 30 days at most once an hour. */
export async function sessionOf(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionAccount | null> {
  const token = sessionToken(context, request);
  if (!token) return null;
  const tokenHash = hashToken(token);
  const now = context.clock.now();
  const session = await findSessionUser(context.database.orm, tokenHash, now);
  if (!session) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > renewAfterMs) {
    await renewSession(context.database.orm, tokenHash, now, sessionExpiry(context));
    setSessionCookie(context, reply, token);
  }
  return session;
}
