import { accessTokenEndpoints } from '../../../../contract/access-tokens.ts';
import { t } from '../../../../contract/translate.ts';
import { type Route, route } from '../../../http/route.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { newAccessToken } from '../../../secrets/access-token.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { recordEvent } from '../../audit/public.ts';
import { requireOwner } from '../passkeys/require-owner.ts';
import { lockUser } from '../users.store.ts';
import { viewAccessToken } from './access-token.view.ts';
import { countAccessTokens, deleteAccessToken, insertAccessToken, listAccessTokens } from './access-tokens.store.ts';

const mostTokens = 50;
const dayMs = 24 * 60 * 60 * 1000;

const listTokensRoute = route(accessTokenEndpoints.list, {
  access: 'signed-in',
  handler: async ({ context, user }) => {
    const now = context.clock.now();
    return (await listAccessTokens(context.database.orm, user.id)).map((row) => viewAccessToken(row, now));
  },
});

/** A token outlasts the session, so the owner proves again who they are. */
const makeTokenRoute = route(accessTokenEndpoints.make, {
  access: 'signed-in',
  limit: 'password',
  handler: async ({ context, user, body, request, reply }) => {
    await requireOwner(context, request, user, body.proof);
    const now = context.clock.now();
    const token = newAccessToken();
    const row = await context.database.transaction(async (tx) => {
      if (!(await lockUser(tx, user.id))) throw notFound(t`Your account was not found.`);
      if ((await countAccessTokens(tx, user.id)) >= mostTokens)
        throw new Refusal('illegal_transition', t`An account has at most ${mostTokens} tokens. Revoke one first.`);
      const made = await insertAccessToken(tx, {
        userId: user.id,
        tokenHash: hashToken(token),
        name: body.name,
        scopes: [...new Set(body.scopes)],
        createdAt: now,
        expiresAt: body.days === null ? null : new Date(now.getTime() + body.days * dayMs),
      });
      await recordEvent(tx, { event: 'token-made', actorId: user.id, subject: ['token', made.id], request });
      return made;
    });
    reply.status(201);
    return { ...viewAccessToken(row, now), token };
  },
});

const revokeTokenRoute = route(accessTokenEndpoints.revoke, {
  access: 'signed-in',
  handler: async ({ context, user, params, request }) => {
    await context.database.transaction(async (tx) => {
      if (!(await deleteAccessToken(tx, user.id, params.id))) throw notFound(t`The token was not found.`);
      await recordEvent(tx, { event: 'token-revoked', actorId: user.id, subject: ['token', params.id], request });
    });
    return undefined;
  },
});

export const accessTokenRoutes: Route[] = [listTokensRoute, makeTokenRoute, revokeTokenRoute];
