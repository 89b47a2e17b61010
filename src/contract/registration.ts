import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, optionalText } from './fields.ts';

export const registrationModes = ['open', 'invite', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

const figure = z
  .int('Please use a whole number')
  .min(0, 'Please use 0 or more')
  .max(1_000_000, 'Please use at most 1,000,000');

/** How much may be sent and registered; an administrator's own sending has no bounds. */
export const limits = z.object({
  /** Of an account in its first seven days. */
  newRecipients: figure,
  newCards: figure,
  newSendNow: figure,
  /** Of every other: different recipients and cards in seven days, Send Now in 24 hours. */
  recipients: figure,
  cards: figure,
  sendNow: figure,
  /** Cards of all new accounts together in 24 hours. */
  newAccountsCards: figure,
  /** Accounts that one network makes in 24 hours, at a public address. */
  registrationsPerNetwork: figure,
  /** New accounts send nothing until an administrator has approved them. */
  approveAccounts: z.boolean(),
});
export type Limits = z.infer<typeof limits>;

export const mostInvited = 1_000;
export const longestInvitationDays = 365;

/** What an invitation is made of. */
export const invitationBody = z.object({
  /** For the administrators alone, such as 'The choir'. */
  note: optionalText(200),
  maxUses: z
    .int('Please use a whole number')
    .min(1, 'An invitation is for one account at least')
    .max(mostInvited, `Please invite at most ${mostInvited.toLocaleString('en')}`),
  days: z
    .int('Please use a whole number')
    .min(1, 'Please use one day at least')
    .max(longestInvitationDays, `Please use at most ${longestInvitationDays} days`),
});

/** An invitation in the list; what opens it was shown once. */
export const invitationView = z.object({
  id: z.int(),
  note: z.string().nullable(),
  uses: z.int(),
  maxUses: z.int(),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type InvitationView = z.infer<typeof invitationView>;

/** What an administrator sees of how accounts come to be. */
export const registrationView = z.object({
  mode: z.enum(registrationModes),
  /** The address that everybody in the internet may reach; null where it is none. */
  publicAddress: z.string().nullable(),
  /** How many accounts wait for an approval. */
  waiting: z.int(),
  limits,
  defaultLimits: limits,
});
export type RegistrationView = z.infer<typeof registrationView>;

export const invitationToken = z.string().max(200);

/** What somebody needs who wants to register. */
export const registrationNeeds = z.object({
  needs: z.enum(['nothing', 'invitation', 'operators-address', 'nobody']),
  /** Whether the invitation that was shown counts; null when none was. */
  invitationCounts: z.boolean().nullable(),
  /** Whether a new account sends only after an administrator's approval. */
  needsApproval: z.boolean(),
});
export type RegistrationNeeds = z.infer<typeof registrationNeeds>;

export const registrationEndpoints = {
  /** A POST, since a secret in a query would stand in the logs of proxies. */
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
    /** `url` is shown this once. */
    response: z.object({ invitation: invitationView, url: z.string() }),
  }),
  withdrawInvitation: endpoint({ method: 'DELETE', path: '/api/admin/invitations/:id', params: idParams }),
};
