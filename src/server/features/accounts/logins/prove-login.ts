import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { storableText } from '../../../http/storable-text.ts';
import { loadOpenid, type Provider } from '../../../oidc/providers.ts';
import type { Attempt } from './attempt.ts';
import type { Identity } from './linked-logins.store.ts';
import { LoginRefused } from './login-refused.ts';
import { describe, redirectAddress } from './open-attempt.ts';

/** Who came back from a provider, as its signed token and its UserInfo say. */
export type Proven = Identity & {
  email: string | null;
  /** The operator believes the provider, which says that it checked the address. */
  isEmailProven: boolean;
  name: string | null;
  /** Whether they belong to the administrators; null if the provider does not decide it. */
  isAdmin: boolean | null;
  /** When they logged in at the provider; null if it does not say. */
  provenAt: Date | null;
  idToken: string;
};

/** OpenID Connect allows 255 ASCII characters. */
const subject = z.string().regex(/^[\x20-\x7e]{1,255}$/);
const address = z.object({
  email: z.string().trim().max(254).pipe(z.email()).nullish().catch(null),
  // Only true: the text "true" comes from providers that copy what somebody typed.
  email_verified: z.literal(true).optional().catch(undefined),
});
const name = z
  .string()
  .transform(
    (text) =>
      storableText(text)
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 120) || undefined,
  )
  .optional()
  .catch(undefined);
const names = z.object({ name, preferred_username: name });
const groups = z.union([z.string().transform((one) => [one]), z.array(z.unknown())]).catch([]);

/**
 * Exchanges the code of an answer and checks it all: `state`, `iss`, the verifier, and of the ID token signature,
 * issuer, audience, times and nonce. Throws LoginRefused.
 */
export async function proveLogin(
  context: Context,
  provider: Provider,
  attempt: Attempt,
  search: string,
): Promise<Proven> {
  const client = await loadOpenid();
  try {
    const configuration = await provider.discover();
    const answered = new URL(`${redirectAddress(context, provider.key)}${search}`);
    const tokens = await client.authorizationCodeGrant(configuration, answered, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
    });
    const signed = tokens.claims();
    if (!signed || !tokens.id_token) throw new Error('The provider sent no ID token');
    const told: Record<string, unknown> = configuration.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(configuration, tokens.access_token, signed.sub)
      : {};
    // An address and whether it was checked come from the same place.
    const { email, email_verified: isChecked } = address.parse(told.email === undefined ? signed : told);
    const called = names.parse({ ...signed, ...told });
    const memberOf = groups.parse(signed[provider.groupsClaim] ?? told[provider.groupsClaim]);
    return {
      issuer: signed.iss,
      subject: subject.parse(signed.sub),
      email: email ?? null,
      isEmailProven: provider.linkByEmail && isChecked === true,
      name: called.name ?? called.preferred_username ?? null,
      isAdmin: provider.adminGroup === null ? null : memberOf.includes(provider.adminGroup),
      provenAt: signed.auth_time === undefined ? null : new Date(signed.auth_time * 1000),
      idToken: tokens.id_token,
    };
  } catch (error) {
    context.log.warn({ provider: provider.key, ...describe(error) }, 'a login with another service was refused');
    throw new LoginRefused(error instanceof client.AuthorizationResponseError ? 'declined' : 'unproven', {
      cause: error,
    });
  }
}
