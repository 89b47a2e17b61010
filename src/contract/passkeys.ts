import { z } from 'zod';
import { userView } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { requiredText } from './fields.ts';
import { t } from './translate.ts';

const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);
const credentialId = bytes(1400);

/** The browser's answer when a passkey signs (WebAuthn AuthenticationResponseJSON); bytes are base64url. */
export const passkeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** The browser's answer when it creates a passkey (RegistrationResponseJSON). */
export const passkeyAttestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});

/** Asks a browser to sign (PublicKeyCredentialRequestOptionsJSON); the device knows whose passkey it uses. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('preferred'),
});

/** Asks a browser to create a passkey (PublicKeyCredentialCreationOptionsJSON). */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});

/**
 * Proof that the caller owns the account: the password, a fresh signature by one of its passkeys, or, if it has no
 * password, that the session began within ten minutes.
 */
export const ownerProof = z.union([
  z.object({ password: z.string().min(1, t`Enter your password`).max(1000) }),
  z.object({ passkey: passkeyAssertion }),
  z.object({ recentLogin: z.literal(true) }),
]);
export type OwnerProof = z.infer<typeof ownerProof>;

export const passkeyName = requiredText(t`Give the passkey a name`, 80);

export const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PasskeyView = z.infer<typeof passkeyView>;

export const passkeyEndpoints = {
  /** A challenge for logging in or for proving ownership. It works once, within five minutes. */
  challenge: endpoint({ method: 'POST', path: '/api/passkeys/challenge', response: requestOptions }),
  login: endpoint({
    method: 'POST',
    path: '/api/passkeys/login',
    body: z.object({ passkey: passkeyAssertion }),
    response: userView,
  }),
  list: endpoint({ method: 'GET', path: '/api/user/passkeys', response: z.array(passkeyView) }),
  /** The first step of adding a passkey: checks the proof of ownership and returns the creation options. */
  start: endpoint({
    method: 'POST',
    path: '/api/user/passkeys/start',
    body: z.object({ proof: ownerProof }),
    response: creationOptions,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/user/passkeys',
    body: z.object({ name: passkeyName, passkey: passkeyAttestation }),
    response: passkeyView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/user/passkeys/:id',
    params: z.object({ id: credentialId }),
    body: z.object({ proof: ownerProof }),
  }),
};
