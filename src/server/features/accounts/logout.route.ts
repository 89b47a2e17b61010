import type { FastifyRequest } from 'fastify';
import { accountEndpoints } from '../../../contract/accounts.ts';
import type { Executor } from '../../db/executor.ts';
import { route } from '../../http/route.ts';
import { clearSessionCookie, sessionToken } from '../../http/session.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { recordEvent } from '../audit/public.ts';
import { deleteSession } from './sessions.store.ts';

/** Ends this session; 204 without one too (D3). */
export const logoutRoute = route(accountEndpoints.logout, {
  access: 'public',
  handler: async ({ context, request, reply }) => {
    const token = sessionToken(context, request);
    if (token) await endSession(context.database.orm, token, request);
    clearSessionCookie(context, reply);
    return undefined;
  },
});

async function endSession(db: Executor, token: string, request: FastifyRequest): Promise<void> {
  const actorId = await deleteSession(db, hashToken(token));
  if (actorId !== null) await recordEvent(db, { event: 'logout', actorId, request });
}
