import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { optionalText, requiredText } from './fields.ts';
import { t } from './translate.ts';

/** TLS from the first byte (465), STARTTLS (587), or none: without it no password is sent. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

const hostName = requiredText(t`Enter the name of the mail server, such as smtp.example.org.`, 253).regex(
  /^[a-z0-9.:-]+$/i,
  t`Enter only the name of the server, without http:// or a path.`,
);

export const mailSettingsBody = z.object({
  host: hostName,
  port: z.int(t`Enter a port number.`).min(1, t`Enter a port number.`).max(65_535, t`The highest port is 65535.`),
  security: z.enum(mailSecurities),
  /** Null for a server that needs no login. */
  user: optionalText(320),
  /** Left out, the stored password stays. */
  password: optionalText(1000).optional(),
  senderAddress: z.email(t`Enter the email address that cards are sent from.`).max(320),
});
export type MailSettingsBody = z.input<typeof mailSettingsBody>;

/** What administrators see; a password never leaves the server. */
export const mailSettingsView = z.object({
  /** Where the settings come from. Variables win; without any, cards are kept in the outbox. */
  source: z.enum(['variables', 'page', 'none']),
  settings: mailSettingsBody.omit({ password: true }).extend({ hasPassword: z.boolean() }).nullable(),
});
export type MailSettingsView = z.infer<typeof mailSettingsView>;

/** The key that signs mails. */
export const dkimBody = z.object({
  domain: requiredText(t`Enter the domain of the sender’s address, such as example.org.`, 253)
    .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i, t`Enter only a domain, such as example.org.`)
    .toLowerCase(),
  selector: requiredText(t`Enter a name, such as fondly.`, 63).regex(
    /^[a-z0-9._-]+$/i,
    t`Use only letters, digits, dots, hyphens and underscores.`,
  ),
  /** PEM. Left out, the stored key stays; without one, a new one is made. */
  key: optionalText(10_000).optional(),
});
export type DkimBody = z.input<typeof dkimBody>;

/** What administrators see: the private key never leaves the server. */
export const dkimView = z.object({
  /** Variables win. */
  source: z.enum(['variables', 'page', 'none']),
  key: z
    .object({
      domain: z.string(),
      selector: z.string(),
      /** The TXT record to publish. */
      recordName: z.string(),
      record: z.string(),
    })
    .nullable(),
});
export type DkimView = z.infer<typeof dkimView>;

/** What a test mail goes through, in order. */
export const mailSteps = ['dns', 'connection', 'encryption', 'login', 'sender', 'recipient', 'message'] as const;
export type MailStep = (typeof mailSteps)[number];

export const mailTrial = z.object({
  steps: z.array(
    z.object({
      step: z.enum(mailSteps),
      /** Null: it was not reached. */
      worked: z.boolean().nullable(),
      /** What happened and what to do about it; empty if it worked. */
      words: z.string(),
      /** The line that the mail server answered with. */
      reply: z.string().nullable(),
    }),
  ),
  /** What the sender's domain says about who may send for it; null where nothing is published or DNS did not answer. */
  domain: z.object({
    name: z.string(),
    spf: z.string().nullable(),
    dkim: z.string().nullable(),
    dmarc: z.string().nullable(),
  }),
});
export type MailTrial = z.infer<typeof mailTrial>;

export const mailSettingsEndpoints = {
  get: endpoint({ method: 'GET', path: '/api/admin/mail', response: mailSettingsView }),
  save: endpoint({ method: 'PUT', path: '/api/admin/mail', body: mailSettingsBody, response: mailSettingsView }),
  remove: endpoint({ method: 'DELETE', path: '/api/admin/mail', response: mailSettingsView }),
  dkim: endpoint({ method: 'GET', path: '/api/admin/dkim', response: dkimView }),
  saveDkim: endpoint({ method: 'PUT', path: '/api/admin/dkim', body: dkimBody, response: dkimView }),
  removeDkim: endpoint({ method: 'DELETE', path: '/api/admin/dkim', response: dkimView }),
  /** Sends a mail with these settings, or the present ones, and tells how far it came. */
  try: endpoint({
    method: 'POST',
    path: '/api/admin/mail/test',
    body: z.object({ to: z.email(t`Enter an email address.`).max(320), settings: mailSettingsBody.optional() }),
    response: mailTrial,
  }),
};
