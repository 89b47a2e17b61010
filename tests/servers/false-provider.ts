import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

/** A provider that signs whatever it is told to: for tokens that no honest one sends. */
export type FalseProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Changes the claims and the signature of the next ID token. */
  forge: { claims?: Claims; alg?: 'RS256' | 'none' | 'HS256' | 'another key' };
  /** What discovery says besides the usual. */
  metadata: Claims;
  /** What UserInfo says, if the provider has it: of whoever it likes. */
  userInfo: Claims | null;
  /** The nonce that the authorization request had. */
  nonce: string;
  close(): Promise<void>;
};

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const another = generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startFalseProvider(): Promise<FalseProvider> {
  const [clientId, clientSecret] = ['fondly', 'a secret that both know'];
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer?.() ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const kit: FalseProvider = {
    ...{ issuer, clientId, clientSecret },
    forge: {},
    metadata: {},
    userInfo: null,
    nonce: '',
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const answers: Record<string, () => Claims> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...(kit.userInfo && { userinfo_endpoint: `${issuer}/userinfo` }),
      ...kit.metadata,
    }),
    '/jwks': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }),
    '/userinfo': () => kit.userInfo ?? {},
    '/token': () => ({ access_token: 'an access token', token_type: 'Bearer', id_token: idToken(kit) }),
  };
  return kit;
}

function idToken({ issuer, clientId, clientSecret, nonce, forge: { claims, alg = 'RS256' } }: FalseProvider): string {
  const now = Math.floor(Date.now() / 1000);
  const usual = { iss: issuer, aud: clientId, sub: 'mallory', iat: now, exp: now + 300, nonce };
  const header = { alg: alg === 'another key' ? 'RS256' : alg, kid: 'one', typ: 'JWT' };
  const signed = `${base64(header)}.${base64({ ...usual, ...claims })}`;
  return `${signed}.${signatureOf(signed, alg, clientSecret)}`;
}

function signatureOf(signed: string, alg: NonNullable<FalseProvider['forge']['alg']>, clientSecret: string): string {
  if (alg === 'none') return '';
  // The classic mistake: the secret that both know checks what a private key should have signed.
  if (alg === 'HS256') return createHmac('sha256', clientSecret).update(signed).digest('base64url');
  return sign((alg === 'RS256' ? own : another).privateKey, signed);
}

function sign(key: KeyObject, text: string): string {
  return createSign('sha256').update(text).sign(key).toString('base64url');
}
