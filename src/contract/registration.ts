import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, optionalText } from './fields.ts';
import { longestInvitationDays, mostInvited } from './limits.ts';
import { readerLocale, t } from './translate.ts';

export const registrationModes = ['open', 'invite', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

const figure = z
  .int(t`Please use a whole number`)
  .min(0, t`Please use 0 or more`)
  .max(1_000_000, t`Please use at most 1,000,000`);

/** Limits on sending and registering; administrators send without limits. */
export const limits = z.object({
  /** For an account in its first seven days. */
  newRecipients: figure,
  newCards: figure,
  newSendNow: figure,
  /** For all other accounts: distinct recipients and cards in seven days, Send Now in 24 hours. */
  recipients: figure,
  cards: figure,
  sendNow: figure,
  /** Cards that all new accounts together send in 24 hours. */
  newAccountsCards: figure,
  /** Accounts registered from one network in 24 hours, if the server is publicly reachable. */
  registrationsPerNetwork: figure,
  /** New accounts send nothing until an administrator approves them. */
  approveAccounts: z.boolean(),
});
export type Limits = z.infer<typeof limits>;

/** The input for a new invitation. */
export const invitationBody = z.object({
  /** Shown only to administrators, for example 'The choir'. */
  note: optionalText(200),
  maxUses: z
    .int(t`Please use a whole number`)
    .min(1, t`An invitation is for one account at least`)
    .max(mostInvited, t`Please invite at most ${mostInvited.toLocaleString(readerLocale)}`),
  days: z
    .int(t`Please use a whole number`)
    .min(1, t`Please use one day at least`)
    .max(longestInvitationDays, t`Please use at most ${longestInvitationDays} days`),
});

/** An invitation in the list; its link was shown once and is not included. */
export const invitationView = z.object({
  id: z.int(),
  note: z.string().nullable(),
  uses: z.int(),
  maxUses: z.int(),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type InvitationView = z.infer<typeof invitationView>;

/** The registration settings as administrators see them. */
export const registrationView = z.object({
  mode: z.enum(registrationModes),
  /** The server's address if it is reachable from the internet, else null. */
  publicAddress: z.string().nullable(),
  /** How many accounts wait for approval. */
  waiting: z.int(),
  limits,
  defaultLimits: limits,
});
export type RegistrationView = z.infer<typeof registrationView>;

export const invitationToken = z.string().max(200);

/** How to log in here, and what registering requires. */
export const registrationNeeds = z.object({
  /** Providers to log in with (OpenID Connect), by the numbers of their variables. */
  providers: z.array(z.object({ key: z.string(), name: z.string() })),
  /** Whether passwords open accounts here. */
  passwords: z.boolean(),
  needs: z.enum(['nothing', 'invitation', 'operators-address', 'nobody']),
  /** Whether the submitted invitation is valid; null if none was submitted. */
  invitationCounts: z.boolean().nullable(),
  /** Nobody has an account yet, and the first one administers; null afterwards. */
  setUp: z.object({ needsCode: z.boolean() }).nullable(),
  /** Whether an administrator must approve a new account before it sends. */
  needsApproval: z.boolean(),
});
export type RegistrationNeeds = z.infer<typeof registrationNeeds>;
export type ProviderView = RegistrationNeeds['providers'][number];

export const registrationEndpoints = {
  /** A POST, because proxies log query strings and the invitation is secret. */
  needs: endpoint({
    method: 'POST',
    path: '/api/registration',
    body: z.object({ invitation: invitationToken.optional() }),
    response: registrationNeeds,
  }),
  read: endpoint({ method: 'GET', path: '/api/admin/registration', response: registrationView }),
  updateLimits: endpoint({
    method: 'PATCH',
    path: '/api/admin/registration/limits',
    body: limits.partial(),
    response: registrationView,
  }),
  listInvitations: endpoint({
    method: 'GET',
    path: '/api/admin/invitations',
    response: z.array(invitationView),
  }),
  createInvitation: endpoint({
    method: 'POST',
    path: '/api/admin/invitations',
    body: invitationBody,
    /** `url` is returned only here. */
    response: z.object({ invitation: invitationView, url: z.string() }),
  }),
  withdrawInvitation: endpoint({ method: 'DELETE', path: '/api/admin/invitations/:id', params: idParams }),
};
