import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type KoaContextWithOIDC, Provider } from 'oidc-provider';

/** Somebody whom the provider knows. */
type Person = { email?: string; email_verified?: boolean | string; name?: string; groups?: string[] };

/**
 * A real identity provider (`oidc-provider`) with one client, Fondly. It asks nobody for a password: the next login is
 * that of `person`.
 */
export type IdentityProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  people: Map<string, Person>;
  /** Who logs in next; null cancels. */
  person: string | null;
  /** The requests received, such as 'POST /token'. */
  requests: string[];
  /** Whether somebody's session was ended here. */
  ended: boolean;
  close(): Promise<void>;
};

const scope = 'openid profile email groups';

export async function startIdentityProvider(fondlyAddresses: string[]): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['fondly', 'a secret of the provider, shared'];
  const kit: IdentityProvider = {
    ...{ issuer, clientId, clientSecret },
    people: new Map<string, Person>(),
    person: null,
    requests: [],
    ended: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: fondlyAddresses.flatMap((address) => [1, 2, 3].map((key) => `${address}/oidc/${key}/callback`)),
        post_logout_redirect_uris: fondlyAddresses.map((address) => `${address}/auth`),
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    scopes: ['openid', 'profile', 'email', 'groups'],
    cookies: { keys: ['a key of the tests'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        // A person would press this button.
        logoutSource: (ctx: KoaContextWithOIDC, form: string) => {
          kit.ended = true;
          ctx.body = `<!doctype html><title>Log out?</title>${form}<button form="op.logoutForm" name="logout" value="yes">Yes</button>`;
        },
      },
    },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ ...kit.people.get(accountId), sub: accountId }),
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    renderError: (ctx: KoaContextWithOIDC, out) => {
      ctx.body = out.error;
    },
  });
  const handle = provider.callback();
  server.on('request', async (request, response) => {
    // Browsers ask for the icon of a page that they show for long enough.
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    kit.requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    const { person } = kit;
    const result = person === null ? { error: 'access_denied' } : { login: { accountId: person } };
    await provider.interactionFinished(request, response, result);
  });
  return kit;
}
