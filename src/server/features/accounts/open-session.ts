import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { sessionExpiry, sessionToken } from '../../http/session.ts';
import { seal } from '../../secrets/seal.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { type Happening, recordEvent } from '../audit/public.ts';
import { deleteSession, insertSession } from './sessions.store.ts';

/** The purpose of the seal of a session's ID token. */
export const idTokenPurpose = 'session-id-token';

type Opening = {
  event?: 'registered' | 'login' | 'passkey-login' | 'provider-login';
  details?: Happening['details'];
  /** The login at a provider that opened it: with its ID token the session there is ended too. */
  provider?: { issuer: string; idToken: string; provenAt: Date | null };
};

/**
 * Opens a session and returns its token: each login gets a new one, and the browser's previous session ends (D3). The
 * caller sets the cookie after the commit.
 */
export async function openSession(
  context: Context,
  db: Executor,
  userId: number,
  request: FastifyRequest,
  { event = 'login', details, provider }: Opening = {},
): Promise<string> {
  const previous = sessionToken(context, request);
  if (previous) await deleteSession(db, hashToken(previous));
  const token = newToken();
  const now = context.clock.now();
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    expiresAt: sessionExpiry(context),
    now,
    ...(provider && {
      issuer: provider.issuer,
      sealedIdToken: seal(context.secretKey, idTokenPurpose, provider.idToken),
      provenAt: provider.provenAt && provider.provenAt < now ? provider.provenAt : null,
    }),
  });
  await recordEvent(db, { event, actorId: userId, request, ...(details && { details }) });
  return token;
}
