import type { MailSecurity } from '../../../../contract/mail-settings.ts';
import { t } from '../../../../contract/translate.ts';

export type MailProvider = { name: string; host: string; port: number; security: MailSecurity; needs: string };

/** The most common providers with the SMTP settings of their help pages. */
export const mailProviders: readonly MailProvider[] = [
  {
    name: 'Gmail',
    host: 'smtp.gmail.com',
    port: 465,
    security: 'tls',
    needs: t`Turn on 2-Step Verification and make an app password. The user is your Gmail address.`,
  },
  {
    name: 'Microsoft 365',
    host: 'smtp.office365.com',
    port: 587,
    security: 'starttls',
    needs: t`Authenticated SMTP must be on for the mailbox. Personal Outlook.com addresses no longer accept passwords.`,
  },
  {
    name: 'iCloud',
    host: 'smtp.mail.me.com',
    port: 587,
    security: 'starttls',
    needs: t`Make an app-specific password at account.apple.com. The user is your iCloud address.`,
  },
  {
    name: 'Yahoo',
    host: 'smtp.mail.yahoo.com',
    port: 465,
    security: 'tls',
    needs: t`Make an app password in the security settings of the account.`,
  },
  {
    name: 'Fastmail',
    host: 'smtp.fastmail.com',
    port: 465,
    security: 'tls',
    needs: t`Make an app password with access to SMTP.`,
  },
  {
    name: 'Proton Mail',
    host: 'smtp.protonmail.ch',
    port: 587,
    security: 'starttls',
    needs: t`Needs a domain of your own and a paid plan: make an SMTP token and use it as the password.`,
  },
  {
    name: 'Zoho Mail',
    host: 'smtp.zoho.com',
    port: 465,
    security: 'tls',
    needs: t`In Europe the server is smtp.zoho.eu. With two-factor login, make an app password.`,
  },
  {
    name: 'GMX',
    host: 'mail.gmx.net',
    port: 587,
    security: 'starttls',
    needs: t`Allow POP3 and IMAP in the settings of the mailbox. With two-factor login, make an app password.`,
  },
  {
    name: 'WEB.DE',
    host: 'smtp.web.de',
    port: 587,
    security: 'starttls',
    needs: t`Allow POP3 and IMAP in the settings of the mailbox. With two-factor login, make an app password.`,
  },
  {
    name: 'mailbox.org',
    host: 'smtp.mailbox.org',
    port: 465,
    security: 'tls',
    needs: t`The user is your mailbox.org address. With two-factor login, make an app password.`,
  },
  {
    name: 'Brevo',
    host: 'smtp-relay.brevo.com',
    port: 587,
    security: 'starttls',
    needs: t`Use the SMTP login and an SMTP key, not your password. Confirm the sender’s address or domain there first.`,
  },
  {
    name: 'Mailgun',
    host: 'smtp.mailgun.org',
    port: 587,
    security: 'starttls',
    needs: t`Use the SMTP credentials of your domain. In Europe the server is smtp.eu.mailgun.org.`,
  },
];

export const securityLabels: Record<MailSecurity, string> = {
  tls: t`TLS (usually port 465)`,
  starttls: t`STARTTLS (usually port 587)`,
  none: t`None, for a server in your own network`,
};
