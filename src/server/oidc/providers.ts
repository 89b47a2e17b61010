import type * as openid from 'openid-client';
import type { ProviderView } from '../../contract/registration.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { ProviderConfig } from './provider-variables.ts';

const timeoutSeconds = 8;
/** How long discovered addresses are used; a failed discovery is repeated at once. */
const discoveredForMs = 60 * 60 * 1000;
/** How far the clocks of a home server and its provider may differ. */
const clockToleranceSeconds = 30;

/** A provider of logins and what discovery said about it. */
export type Provider = ProviderConfig & { discover(): Promise<openid.Configuration> };

/** The configured providers of logins (OpenID Connect). */
export type Providers = {
  list(): ProviderView[];
  find(key: string): Provider | null;
  /** By the issuer identifier in its tokens. */
  findByIssuer(issuer: string): Provider | null;
};

/** The package, loaded with the first login. */
export const loadOpenid = () => import('openid-client');

export function createProviders(configs: readonly ProviderConfig[]): Providers {
  const providers = configs.map((config) => ({
    ...config,
    discover: keepFor(discoveredForMs, () => discover(config)),
  }));
  return {
    list: () => providers.map(({ key, name }) => ({ key, name })),
    find: (key) => providers.find((provider) => provider.key === key) ?? null,
    findByIssuer: (issuer) => providers.find((provider) => isSameIssuer(provider.issuer, issuer)) ?? null,
  };
}

async function discover({ issuer, clientId, clientSecret }: ProviderConfig): Promise<openid.Configuration> {
  const client = await loadOpenid();
  const server = new URL(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const found = await client.discovery(
    server,
    clientId,
    { [client.clockTolerance]: clockToleranceSeconds },
    (as, ...rest) => {
      const ways = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const prove = ways.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost;
      prove(clientSecret)(as, ...rest);
    },
    {
      timeout: timeoutSeconds,
      [client.customFetch]: boundedFetch,
      execute: [
        // Else a signature counts for nothing, because the connection is trusted.
        client.enableNonRepudiationChecks,
        ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  const { issuer: told, authorization_endpoint, end_session_endpoint } = found.serverMetadata();
  if (!isSameIssuer(told, issuer)) throw new Error(`The provider calls itself ${told}, not ${issuer}`);
  for (const page of [authorization_endpoint, end_session_endpoint]) {
    if (page !== undefined && !isPage(page, server)) throw new Error('The provider names a page that is none');
  }
  return found;
}

/** Whether browsers may be sent there: never into a script, nor out of the encryption. */
function isPage(address: string, { protocol }: URL): boolean {
  const to = URL.canParse(address) ? new URL(address).protocol : null;
  return to === 'https:' || (to === 'http:' && protocol === 'http:');
}

/** Operators leave out the slash that some issuers end with. */
function isSameIssuer(left: string, right: string): boolean {
  return left.replace(/\/$/, '') === right.replace(/\/$/, '');
}

/** Calls `make` again when its result failed or is older than `ms`. */
function keepFor<T>(ms: number, make: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; result: Promise<T> } | null = null;
  return () => {
    if (kept && performance.now() - kept.at < ms) return kept.result;
    const made = { at: performance.now(), result: make() };
    kept = made;
    made.result.catch(() => {
      if (kept === made) kept = null;
    });
    return made.result;
  };
}
