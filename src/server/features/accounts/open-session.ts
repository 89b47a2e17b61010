import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { sessionExpiry, sessionToken } from '../../http/session.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { recordEvent } from '../audit/public.ts';
import { deleteSession, insertSession } from './sessions.store.ts';

/**
 * Opens a session and returns its token: each login gets a new one, and the browser's previous session ends (D3). The
 * caller sets the cookie after the commit.
 */
export async function openSession(
  context: Context,
  db: Executor,
  userId: number,
  request: FastifyRequest,
  event: 'registered' | 'login' | 'passkey-login' = 'login',
  invitationId: number | null = null,
): Promise<string> {
  const previous = sessionToken(context, request);
  if (previous) await deleteSession(db, hashToken(previous));
  const token = newToken();
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    expiresAt: sessionExpiry(context),
    now: context.clock.now(),
  });
  const details = invitationId === null ? undefined : { invitation: invitationId };
  await recordEvent(db, { event, actorId: userId, request, ...(details && { details }) });
  return token;
}
