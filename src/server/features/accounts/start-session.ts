import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { sessionExpiry, sessionToken, setSessionCookie } from '../../http/session.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { deleteSession, insertSession } from './sessions.store.ts';

/** A new token at every login; the session the browser came with ends (D3). */
export async function startSession(
  context: Context,
  db: Executor,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
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
  setSessionCookie(context, reply, token);
}
