import type { DkimSettings } from './dkim-settings.ts';
import type { MailSettings, MailSetup } from './mail-settings.ts';
import type { Mailer } from './mailer.ts';
import type { DkimKey } from './sign-messages.ts';
import type { SmtpOptions } from './smtp-mailer.ts';

/** Sends with the current mail server, and keeps mail in the outbox while there is none. */
export function createChosenMailer({
  settings,
  outbox,
  dkim,
}: {
  settings: Pick<MailSettings, 'current'>;
  outbox: Mailer;
  dkim: Pick<DkimSettings, 'current'>;
}): Mailer {
  type Chosen = { key: string; mailer: Mailer; sending: number; isReplaced: boolean };
  let chosen: Chosen | null = null;
  const closeIfIdle = (one: Chosen) => (one.isReplaced && one.sending === 0 ? one.mailer.close() : undefined);

  const choose = async (): Promise<Chosen> => {
    const setup = await settings.current();
    const signs = await dkim.current();
    const key = JSON.stringify([setup, signs]);
    if (chosen?.key === key) return chosen;
    // Loaded for the first message, and only with a mail server.
    const smtp = setup && (await import('./smtp-mailer.ts'));
    // Another message may have chosen it meanwhile.
    if (chosen?.key === key) return chosen;
    const before = chosen;
    chosen = {
      key,
      mailer: smtp ? smtp.createSmtpMailer(optionsOf(setup, signs)) : outbox,
      sending: 0,
      isReplaced: false,
    };
    if (before && before.mailer !== outbox) {
      before.isReplaced = true;
      await closeIfIdle(before);
    }
    return chosen;
  };

  return {
    send: async (mail, beforeLastBytes) => {
      const by = await choose();
      by.sending += 1;
      try {
        return await by.mailer.send(mail, beforeLastBytes);
      } finally {
        by.sending -= 1;
        await closeIfIdle(by);
      }
    },
    close: async () => {
      await chosen?.mailer.close();
      await outbox.close();
    },
  };
}

function optionsOf({ host, port, security, user, password }: MailSetup, dkim: DkimKey | null): SmtpOptions {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@` : '';
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    smtpUrl: `${security === 'tls' ? 'smtps' : 'smtp'}://${login}${name}:${port}`,
    requireTls: security === 'starttls',
    dkim: dkim ?? undefined,
  };
}
