import { resolveTxt } from 'node:dns/promises';
import { mailSettingsEndpoints } from '../../../contract/mail-settings.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { type Route, route } from '../../http/route.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { isSigningKey } from '../../mail/dkim-settings.ts';
import type { MailSetup } from '../../mail/mail-settings.ts';
import { messageIdAt } from '../../mail/message-id.ts';
import { readSenderDomain } from '../../mail/sender-domain.ts';
import { invalidField } from '../../refusal.ts';
import { recordEvent } from '../audit/public.ts';

const getMailRoute = route(mailSettingsEndpoints.get, {
  access: 'admin',
  handler: ({ context }) => context.mailSettings.view(),
});

const saveMailRoute = route(mailSettingsEndpoints.save, {
  access: 'admin',
  handler: async ({ context, user, body, request }) => {
    refuseBesideVariables(context);
    refuseBarePassword(await context.mailSettings.complete(body));
    await context.database.transaction(async (tx) => {
      await context.mailSettings.save(tx, body);
      await recordEvent(tx, { event: 'mail-changed', actorId: user.id, details: { host: body.host }, request });
    });
    context.mailSettings.forget();
    return context.mailSettings.view();
  },
});

const removeMailRoute = route(mailSettingsEndpoints.remove, {
  access: 'admin',
  handler: async ({ context, user, request }) => {
    refuseBesideVariables(context);
    await context.database.transaction(async (tx) => {
      await context.mailSettings.remove(tx);
      await recordEvent(tx, { event: 'mail-changed', actorId: user.id, details: { host: '' }, request });
    });
    context.mailSettings.forget();
    return context.mailSettings.view();
  },
});

/** Sends a test mail to this address and returns its steps. */
const tryMailRoute = route(mailSettingsEndpoints.try, {
  access: 'admin',
  limit: 'password',
  handler: async ({ context, user, body }) => {
    const { mailSettings, dkim } = context;
    const setup = body.settings ? await mailSettings.complete(body.settings) : await mailSettings.current();
    if (!setup) throw invalidField('settings', t`Enter a mail server first.`);
    if (body.settings) refuseBarePassword(setup);
    // Loaded for the first trial: its packages speak SMTP.
    const { tryMail } = await import('../../mail/try-mail.ts');
    const steps = await tryMail(setup, testMail(context, user, setup.senderAddress, body.to));
    const domain = await readSenderDomain(setup.senderAddress, await dkim.current(), resolveTxt);
    return { steps, domain };
  },
});

const getDkimRoute = route(mailSettingsEndpoints.dkim, {
  access: 'admin',
  handler: ({ context }) => context.dkim.view(),
});

/** Signs mails from now on; makes a key if none is given or stored. */
const saveDkimRoute = route(mailSettingsEndpoints.saveDkim, {
  access: 'admin',
  limit: 'password',
  handler: async ({ context, user, body, request }) => {
    refuseDkimBesideVariables(context);
    if (body.key && !isSigningKey(body.key))
      throw invalidField(
        'key',
        t`This is not a private RSA key of at least 1024 bits in PEM. It begins with -----BEGIN PRIVATE KEY-----.`,
      );
    await context.database.transaction(async (tx) => {
      await context.dkim.save(tx, body);
      await recordEvent(tx, { event: 'dkim-changed', actorId: user.id, details: { domain: body.domain }, request });
    });
    context.dkim.forget();
    return context.dkim.view();
  },
});

const removeDkimRoute = route(mailSettingsEndpoints.removeDkim, {
  access: 'admin',
  handler: async ({ context, user, request }) => {
    refuseDkimBesideVariables(context);
    await context.database.transaction(async (tx) => {
      await context.dkim.remove(tx);
      await recordEvent(tx, { event: 'dkim-changed', actorId: user.id, details: { domain: '' }, request });
    });
    context.dkim.forget();
    return context.dkim.view();
  },
});

function refuseDkimBesideVariables({ config }: Context): void {
  if (config.dkim)
    throw invalidField('key', t`DKIM_KEY is set where Fondly is started, and takes precedence. Change it there.`);
}

/** A password must not leave in clear text, not even for a test. */
function refuseBarePassword({ security, password }: Pick<MailSetup, 'security' | 'password'>): void {
  if (security === 'none' && password) throw invalidField('security', t`A password is sent only over TLS or STARTTLS.`);
}

function refuseBesideVariables({ config }: Context): void {
  if (config.smtpUrl)
    throw invalidField('host', t`SMTP_URL is set where Fondly is started, and takes precedence. Change it there.`);
}

function testMail(context: Context, user: SessionUser, from: string, to: string) {
  const { publicUrl } = context.config;
  const line = t`This is a test mail from Fondly at ${publicUrl}. Cards can leave.`;
  return {
    messageId: messageIdAt(publicUrl, context.secretKey.derive('test-mail', user.id, context.clock.now().getTime())),
    from: { name: 'Fondly', address: from },
    to: { name: '', address: to },
    subject: t`A test mail from Fondly`,
    html: `<p>${line}</p>`,
    text: line,
    inlineImages: [],
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

export const mailRoutes: Route[] = [
  getMailRoute,
  saveMailRoute,
  removeMailRoute,
  tryMailRoute,
  getDkimRoute,
  saveDkimRoute,
  removeDkimRoute,
];
