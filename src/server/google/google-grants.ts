import type * as openid from 'openid-client';
import { type Dispatcher, fetch as fetchByUndici } from 'undici';
import type { Outgoing } from '../outgoing/outgoing.ts';
import { readBounded } from '../outgoing/read-bounded.ts';

/** The operator's application at Google. */
export type GoogleApplication = { clientId: string; clientSecret: string };

/** `declined`: the person said no, or took the tick away. `application`: Google does not accept the operator's. */
export type GoogleReason = 'declined' | 'revoked' | 'application' | 'unreachable';

/** Why Google gave no access. Without a cause, which contains tokens. */
export class GoogleProblem extends Error {
  override name = 'GoogleProblem';
  readonly reason: GoogleReason;

  constructor(reason: GoogleReason) {
    super(reason);
    this.reason = reason;
  }
}

const contactsScope = 'https://www.googleapis.com/auth/carddav';
const timeoutSeconds = 10;
const answerLimitBytes = 256 * 1024;
/** As Google's discovery document has them; the address books need nothing else of it. */
const server: openid.ServerMetadata = {
  issuer: 'https://accounts.google.com',
  authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  token_endpoint: 'https://oauth2.googleapis.com/token',
  revocation_endpoint: 'https://oauth2.googleapis.com/revoke',
};

/** Where the browser goes, and what must come back with it. */
export type GoogleRequest = { url: string; state: string; verifier: string };

/** Access to the contacts of a person at Google, by authorization code with PKCE; asks for nothing but contacts. */
export function createGoogleGrants(application: GoogleApplication, outgoing: Pick<Outgoing, 'openAgent'>) {
  const ask = async <T>(
    call: (client: typeof openid, configuration: openid.Configuration) => Promise<T>,
  ): Promise<T> => {
    const client = await import('openid-client');
    const agent = await outgoing.openAgent();
    const { clientId, clientSecret } = application;
    const configuration = new client.Configuration(server, clientId, {}, client.ClientSecretPost(clientSecret));
    configuration.timeout = timeoutSeconds;
    configuration[client.customFetch] = fetchOver(agent);
    try {
      return await call(client, configuration);
    } catch (error) {
      throw error instanceof GoogleProblem ? error : new GoogleProblem(reasonOf(error));
    } finally {
      await agent.destroy();
    }
  };
  return {
    /** Begins a request for access. Google gives a lasting token only to those who ask for consent again. */
    begin: (redirectUri: string): Promise<GoogleRequest> =>
      ask(async (client, configuration) => {
        const [state, verifier] = [client.randomState(), client.randomPKCECodeVerifier()];
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: contactsScope,
          state,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          access_type: 'offline',
          prompt: 'consent select_account',
        });
        return { url: url.href, state, verifier };
      }),
    /** Exchanges what Google sent back for tokens. */
    finish: (returned: URL, { state, verifier }: Omit<GoogleRequest, 'url'>) =>
      ask(async (client, configuration) => {
        const tokens = await client.authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          pkceCodeVerifier: verifier,
        });
        // People may take the tick at the contacts away.
        const scopes = tokens.scope?.split(' ') ?? [contactsScope];
        if (!scopes.includes(contactsScope) || !tokens.refresh_token) throw new GoogleProblem('declined');
        return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
      }),
    /** A token for the next hour. */
    renew: (refreshToken: string): Promise<string> =>
      ask(async (client, configuration) => (await client.refreshTokenGrant(configuration, refreshToken)).access_token),
    revoke: (refreshToken: string): Promise<void> =>
      ask((client, configuration) => client.tokenRevocation(configuration, refreshToken)),
  };
}

function reasonOf(error: unknown): GoogleReason {
  const { error: answer, status } = Object(error) as { error?: unknown; status?: unknown };
  if (answer === 'access_denied') return 'declined';
  if (answer === 'invalid_grant') return 'revoked';
  return typeof answer === 'string' && status !== 429 && !(Number(status) >= 500) ? 'application' : 'unreachable';
}

function fetchOver(dispatcher: Dispatcher): openid.CustomFetch {
  return async (url, { method, headers, body, redirect, signal }) => {
    const sent = { method, headers, redirect, body: body ? String(body) : null, signal: signal ?? null, dispatcher };
    const answer = await fetchByUndici(url, sent);
    const bytes = await readBounded(answer.body, answerLimitBytes);
    return new Response(bytes.length > 0 ? bytes : null, {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
    });
  };
}
