import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../../contract/access-tokens.ts';
import { t } from '../../contract/translate.ts';
import type { Context } from '../context.ts';
import { findTokenHolder } from '../features/accounts/access-tokens/access-tokens.store.ts';
import { Refusal } from '../refusal.ts';
import { isAccessToken } from '../secrets/access-token.ts';
import { hashToken } from '../secrets/tokens.ts';
import { sessionToken } from './session.ts';
import type { SessionUser } from './session-user.ts';

/** The access token of a call. What a proxy in front asks for itself (Basic, the tokens of others) is none. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(fondly_.*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * The user whose access token this is, and what it may do. A session beside it is refused: otherwise a page of another
 * site could add the user's cookie to a call that nobody checks for its origin.
 */
export async function tokenUserOf(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<{ user: SessionUser; scopes: Scope[] }> {
  if (sessionToken(context, request) !== undefined)
    throw new Refusal('malformed', t`Send either an access token or the cookie of a session, not both.`);
  const db = context.database.orm;
  const holder = isAccessToken(token) && (await findTokenHolder(db, hashToken(token), context.clock.now()));
  if (holder) return holder;
  reply.header('www-authenticate', 'Bearer error="invalid_token"');
  throw new Refusal('unauthenticated', t`This access token does not work: it was revoked, has ended, or is mistyped.`);
}

/** Throws unless the token may make a call of this scope; null is a call that no token may make. */
export function requireScope(reply: FastifyReply, scopes: Scope[], scope: Scope | null): void {
  if (scope === null)
    throw new Refusal('forbidden', t`This call is not open to access tokens. Log in to Fondly for it.`);
  if (scopes.includes(scope)) return;
  reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
  throw new Refusal('forbidden', t`This access token lacks the scope "${scope}". Make one that has it in Settings.`);
}
