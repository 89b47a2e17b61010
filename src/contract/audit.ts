import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** The events of the audit log, each with the label shown on the page. */
export const auditEvents = {
  registered: 'Created an account',
  login: 'Logged in',
  'login-failed': 'Tried to log in',
  'login-throttled': 'Was held back from logging in',
  'password-refused': 'Gave a wrong password in Settings',
  logout: 'Ended their session',
  'sessions-ended': 'Logged out everywhere else',
  'passkey-login': 'Logged in with a passkey',
  'passkey-added': 'Added a passkey',
  'passkey-removed': 'Removed a passkey',
  'token-made': 'Made an access token',
  'token-revoked': 'Revoked an access token',
  'messages-changed': 'Set where messages go',
  'webhook-made': 'Made a webhook',
  'webhook-removed': 'Removed a webhook',
  'provider-login': 'Logged in with another service',
  'login-linked': 'Linked a login of another service',
  'login-unlinked': 'Unlinked a login of another service',
  'family-invited': 'Invited someone to share their account',
  'family-joined': 'Joined an account',
  'family-left': 'Left an account',
  'family-changed': 'Changed what a member may do',
  'family-removed': 'Removed a member',
  'password-changed': 'Changed the password',
  'password-reset': 'Chose a new password by mail',
  'email-changed': 'Changed the email address',
  'email-change-undone': 'Undid a change of email address',
  'account-imported': 'Imported an account',
  'data-downloaded': 'Downloaded their own data',
  'contacts-exported': 'Exported contacts',
  'account-deleted': 'Deleted their account',
  'admin-granted': 'Made an administrator',
  'admin-revoked': 'Took administration',
  'credits-changed': 'Set credits',
  'account-approved': 'Approved an account',
  'sending-stopped': 'Stopped the cards of an account',
  'sending-started': 'Started the cards of an account again',
  'account-disabled': 'Disabled an account',
  'account-enabled': 'Enabled an account again',
  'account-removed': 'Deleted an account',
  'first-week-ended': 'Ended the limits of a new account',
  'invitation-made': 'Made an invitation',
  'invitation-withdrawn': 'Withdrew an invitation',
  'limits-changed': 'Changed the limits',
  'quota-changed': 'Set how many cards an account may send in 30 days',
  'mail-changed': 'Changed the mail server',
  'dkim-changed': 'Changed the signature of mails',
  'ai-changed': 'Changed the AI provider',
  'installation-changed': 'Changed the installation',
  'backup-wanted': 'Asked for a backup',
  'backup-plan-changed': 'Changed the plan of backups',
  'backup-downloaded': 'Downloaded a backup',
  'reset-link-made': 'Made a link for a new password',
  'hold-released': 'Let go what a restored backup held',
  'card-approved': 'Approved a card',
  'card-send-now': 'Had a card sent at once',
  'card-sent': 'Sent a card',
  'card-failed': 'Failed to send a card',
  'card-deleted': 'Deleted a card',
  'card-given': 'Passed a card on themselves',
  'answer-reported': 'Reported an answer to a card',
  'date-deleted': 'Deleted a date',
  'contact-deleted': 'Deleted a contact',
  'contacts-merged': 'Merged contacts',
  'trash-restored': 'Restored something from the trash',
  'trash-removed': 'Deleted something for good',
  'trash-emptied': 'Emptied the trash',
  'import-undone': 'Undid an import',
  'template-changed': 'Changed a prompt template',
  'config-changed': 'Changed a prompt configuration',
  'model-changed': 'Changed a model',
  'parameter-changed': 'Changed a parameter of a model',
} as const;
export type AuditEvent = keyof typeof auditEvents;

export const auditEventNames = Object.keys(auditEvents) as [AuditEvent, ...AuditEvent[]];

/** The kinds of things an event can be about. */
export const auditSubjects = [
  'account',
  'passkey',
  'token',
  'webhook',
  'login',
  'card',
  'date',
  'contact',
  'import',
  'template',
  'config',
  'model',
  'parameter',
  'invitation',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** A line of the audit log; it stores ids and fixed text, and the names are those of now. */
export const auditEventView = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for signed-out callers and for the operator's commands. */
  actorId: z.int().nullable(),
  /** Null if the account was deleted. */
  actorName: z.string().nullable(),
  /** The account that they acted in as a member; null in their own. */
  accountId: z.int().nullable(),
  accountName: z.string().nullable(),
  /** One of `auditEvents`, or an event of an earlier version. */
  event: z.string(),
  subjectType: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** Of an account; null if it was deleted, and of other subjects. */
  subjectName: z.string().nullable(),
  requestId: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AuditEventView = z.infer<typeof auditEventView>;

export const auditEndpoints = {
  /**
   * Newest first, a hundred per page; `account` selects what the account did and what was done to it, `name` the same of
   * all accounts with these words in name, address or username.
   */
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    query: z.object({
      event: z.enum(auditEventNames).optional(),
      account: id.optional(),
      name: z.string().max(200).optional(),
      before: id.optional(),
    }),
    response: z.array(auditEventView),
  }),
};
