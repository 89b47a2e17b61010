import type { FastifyReply } from 'fastify';
import { t } from '../../../../contract/translate.ts';
import { safeReturnPath } from '../../../../domain/return-path.ts';
import type { Context } from '../../../context.ts';
import { loadOpenid, type Provider } from '../../../oidc/providers.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { type Attempt, attempts } from './attempt.ts';

type Started = Pick<Attempt, 'returnTo' | 'linksTo' | 'timeZone' | 'invitation' | 'mayBeFirst'>;

/** Browsers drop cookies above 4,096 bytes. */
const mostBytesOfPath = 1_500;

/** The configured provider with this number. Throws if there is none. */
export function requireProvider({ loginProviders }: Context, key: string): Provider {
  const provider = loginProviders.find(key);
  if (!provider) throw notFound(t`The service was not found.`);
  return provider;
}

/**
 * Begins an attempt, which the browser keeps, and returns the provider's address for it. `again`: the provider asks
 * for the login even if it knows the browser.
 */
export async function openAttempt(
  context: Context,
  reply: FastifyReply,
  provider: Provider,
  { again, ...started }: Started & { again: boolean },
): Promise<{ url: string }> {
  const { key } = provider;
  const client = await loadOpenid();
  const configuration = await provider.discover().catch((error: unknown) => {
    context.log.warn({ provider: key, ...describe(error) }, 'a provider of logins does not answer as it should');
    const message = t`${provider.name} is not answering properly right now. Please try again in a minute.`;
    throw new Refusal('overloaded', message, { retryAfterSeconds: 60 });
  });
  const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectAddress(context, key),
    scope: scopeOf(provider, configuration.serverMetadata().scopes_supported ?? []),
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(again && { prompt: 'login' }),
  });
  const fits = Buffer.byteLength(started.returnTo) <= mostBytesOfPath;
  const returnTo = fits ? safeReturnPath(started.returnTo) : '/';
  attempts.keep(context, reply, { ...started, returnTo, key, state, nonce, verifier });
  return { url: url.href };
}

/** Each provider has its own address, so that an answer cannot be mistaken for another's. */
export function redirectAddress({ config }: Context, key: string): string {
  return `${config.publicUrl}/oidc/${key}/callback`;
}

/** Some providers tell groups only if asked, others refuse scopes that they do not list. */
function scopeOf({ adminGroup, groupsClaim }: Provider, supported: string[]): string {
  const groups = adminGroup !== null && supported.includes(groupsClaim) ? ` ${groupsClaim}` : '';
  return `openid profile email${groups}`;
}

/** What of an error goes into the log: the package's causes contain tokens and people. */
export function describe(error: unknown): { reason: string; code?: string; answer?: string } {
  const { message, code, error: answer, cause } = Object(error) as Record<string, unknown>;
  const inner = cause instanceof Error && cause.message;
  return {
    reason: [message, inner].filter(Boolean).join(': ').slice(0, 300),
    ...(typeof code === 'string' && { code }),
    ...(typeof answer === 'string' && { answer: answer.slice(0, 100) }),
  };
}
