import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { t } from './translate.ts';

/** The events of the audit log, each with the label shown on the page. */
export const auditEvents = {
  registered: t`Created an account`,
  login: t`Logged in`,
  'login-failed': t`Tried to log in`,
  'login-throttled': t`Was held back from logging in`,
  'password-refused': t`Gave a wrong password in Settings`,
  logout: t`Ended their session`,
  'sessions-ended': t`Logged out everywhere else`,
  'passkey-login': t`Logged in with a passkey`,
  'passkey-added': t`Added a passkey`,
  'passkey-removed': t`Removed a passkey`,
  'token-made': t`Made an access token`,
  'token-revoked': t`Revoked an access token`,
  'messages-changed': t`Set where messages go`,
  'webhook-made': t`Made a webhook`,
  'webhook-removed': t`Removed a webhook`,
  'provider-login': t`Logged in with another service`,
  'login-linked': t`Linked a login of another service`,
  'login-unlinked': t`Unlinked a login of another service`,
  'family-invited': t`Invited someone to share their account`,
  'family-joined': t`Joined an account`,
  'family-left': t`Left an account`,
  'family-changed': t`Changed what a member may do`,
  'family-removed': t`Removed a member`,
  'password-changed': t`Changed the password`,
  'password-reset': t`Chose a new password by mail`,
  'email-changed': t`Changed the email address`,
  'email-change-undone': t`Undid a change of email address`,
  'account-imported': t`Imported an account`,
  'data-downloaded': t`Downloaded their own data`,
  'contacts-exported': t`Exported contacts`,
  'account-deleted': t`Deleted their account`,
  'admin-granted': t`Made an administrator`,
  'admin-revoked': t`Took administration`,
  'credits-changed': t`Set credits`,
  'account-approved': t`Approved an account`,
  'sending-stopped': t`Stopped the cards of an account`,
  'sending-started': t`Started the cards of an account again`,
  'account-disabled': t`Disabled an account`,
  'account-enabled': t`Enabled an account again`,
  'account-removed': t`Deleted an account`,
  'first-week-ended': t`Ended the limits of a new account`,
  'invitation-made': t`Made an invitation`,
  'invitation-withdrawn': t`Withdrew an invitation`,
  'limits-changed': t`Changed the limits`,
  'quota-changed': t`Set how many cards an account may send in 30 days`,
  'mail-changed': t`Changed the mail server`,
  'dkim-changed': t`Changed the signature of mails`,
  'ai-changed': t`Changed the AI provider`,
  'installation-changed': t`Changed the installation`,
  'backup-wanted': t`Asked for a backup`,
  'backup-plan-changed': t`Changed the plan of backups`,
  'backup-downloaded': t`Downloaded a backup`,
  'reset-link-made': t`Made a link for a new password`,
  'hold-released': t`Let go what a restored backup held`,
  'card-approved': t`Approved a card`,
  'card-send-now': t`Had a card sent at once`,
  'card-sent': t`Sent a card`,
  'card-failed': t`Failed to send a card`,
  'card-deleted': t`Deleted a card`,
  'card-given': t`Passed a card on themselves`,
  'answer-reported': t`Reported an answer to a card`,
  'date-deleted': t`Deleted a date`,
  'contact-deleted': t`Deleted a contact`,
  'contacts-merged': t`Merged contacts`,
  'trash-restored': t`Restored something from the trash`,
  'trash-removed': t`Deleted something for good`,
  'trash-emptied': t`Emptied the trash`,
  'import-undone': t`Undid an import`,
  'template-changed': t`Changed a prompt template`,
  'config-changed': t`Changed a prompt configuration`,
  'model-changed': t`Changed a model`,
  'parameter-changed': t`Changed a parameter of a model`,
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
