import type { FastifyRequest } from 'fastify';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { sessionToken } from '../../http/session.ts';
import { Refusal } from '../../refusal.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { findSessionProof } from './sessions.store.ts';

const recentMs = 10 * 60 * 1000;

/**
 * Rejects lasting effects (another email address, a copy of all data, a calendar address) in a session whose
 * login is more than ten minutes old: it may have been left open, or its cookie stolen. Logging in again is the proof.
 */
export async function requireRecentLogin(context: Context, request: FastifyRequest): Promise<void> {
  const token = sessionToken(context, request);
  const provenAt = token ? await findSessionProof(context.database.orm, hashToken(token)) : null;
  if (!provenAt || context.clock.now().getTime() - provenAt.getTime() > recentMs)
    throw new Refusal('login_too_old', t`Please log in again first, so that we know it is you.`);
}
