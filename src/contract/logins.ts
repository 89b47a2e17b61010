import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';
import { ownerProof } from './passkeys.ts';
import { invitationToken, registrationNeeds } from './registration.ts';

/** Why a login that came back from a provider opened no account. The pages have the words. */
export const loginProblems = [
  /** The browser that came back has not started it, it came back before, or it took too long. */
  'lost',
  /** The provider let nobody in, or the person cancelled. */
  'declined',
  /** The provider did not answer, or its answer failed a check. */
  'unproven',
  'no-email',
  'email-taken',
  'registration-closed',
  'invitation-needed',
  'operator-first',
  'set-up-code',
  'too-many-accounts',
  'disabled',
  /** Linking in Settings: the login opens another account. */
  'links-another',
  /** Linking in Settings: the account has another login of the same provider. */
  'linked-already',
] as const;
export type LoginProblem = (typeof loginProblems)[number];

/** A login at a provider that opens the account. */
export const linkedLoginView = z.object({
  id: z.int(),
  name: z.string(),
  /** The address it has at the provider; null if it does not say. */
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type LinkedLoginView = z.infer<typeof linkedLoginView>;

const providerParams = z.object({ key: z.string().regex(/^[1-9]$/) });
const returnTo = z.string().max(2000).default('/');
/** The address at the provider that the page opens next. */
const continuation = z.object({ url: z.string() });

export const loginEndpoints = {
  /** Starts a login, or the registration of an account, at a provider. */
  start: endpoint({
    method: 'POST',
    path: '/api/logins/:key/start',
    params: providerParams,
    body: z.object({
      /** Where on this site to go on; anything else is Home. */
      returnTo,
      /** For a new account: its time zone, the invitation that was opened, and the code in the server's log. */
      timeZone: z.string().max(64).nullish(),
      invitation: invitationToken.nullish(),
      setUpCode: z.string().max(100).nullish(),
    }),
    response: continuation,
  }),
  /** Where the provider sends the browser back; always answers with a redirect to a page. */
  callback: endpoint({ method: 'GET', path: '/oidc/:key/callback', params: providerParams }),
  list: endpoint({
    method: 'GET',
    path: '/api/user/logins',
    response: z.object({ linked: z.array(linkedLoginView), linkable: registrationNeeds.shape.providers }),
  }),
  /** Starts linking a login at a provider to the account. */
  link: endpoint({
    method: 'POST',
    path: '/api/user/logins',
    body: z.object({ key: providerParams.shape.key, proof: ownerProof }),
    response: continuation,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/user/logins/:id',
    params: idParams,
    body: z.object({ proof: ownerProof }),
  }),
};
