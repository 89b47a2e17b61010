import { accountEndpoints } from '../../../contract/accounts.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { clearSessionCookie, sessionToken } from '../../http/session.ts';
import { loadOpenid } from '../../oidc/providers.ts';
import { unseal } from '../../secrets/seal.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { recordEvent } from '../audit/public.ts';
import { idTokenPurpose } from './open-session.ts';
import { deleteSession } from './sessions.store.ts';

/** Ends this session; 204 without one too (D3). One that a provider opened goes on at the provider, to end there. */
export const logoutRoute = route(accountEndpoints.logout, {
  access: 'public',
  handler: async ({ context, request, reply }) => {
    const db = context.database.orm;
    const token = sessionToken(context, request);
    const ended = token ? await deleteSession(db, hashToken(token)) : null;
    clearSessionCookie(context, reply);
    if (!ended) return reply.status(204).send();
    await recordEvent(db, { event: 'logout', actorId: ended.userId, request });
    const url = await endSessionAddress(context, ended);
    return url === null ? reply.status(204).send() : { url };
  },
});

/** Where the browser ends the session at its provider; null if there is none to end, or the provider has no such page. */
async function endSessionAddress(
  { config, secretKey, loginProviders, log }: Context,
  { issuer, sealedIdToken }: { issuer: string | null; sealedIdToken: string | null },
): Promise<string | null> {
  const idToken = sealedIdToken && unseal(secretKey, idTokenPurpose, sealedIdToken);
  const provider = issuer === null ? null : loginProviders.findByIssuer(issuer);
  if (!idToken || !provider) return null;
  try {
    const configuration = await provider.discover();
    if (!configuration.serverMetadata().end_session_endpoint) return null;
    const { buildEndSessionUrl } = await loadOpenid();
    return buildEndSessionUrl(configuration, {
      id_token_hint: idToken,
      post_logout_redirect_uri: `${config.publicUrl}/auth`,
    }).href;
  } catch {
    log.warn({ provider: provider.key }, 'a provider of logins does not answer, so its session was not ended');
    return null;
  }
}
