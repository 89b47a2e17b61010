import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { MailSettingsView, mailSettingsBody } from '../../contract/mail-settings.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Executor } from '../db/executor.ts';
import { mailSettings } from '../db/tables/mail-settings.ts';
import { seal, unseal } from '../secrets/seal.ts';
import type { SecretKey } from '../secrets/secret-key.ts';

/** The settings of a mail server. */
export type MailSetup = {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  user: string | null;
  password: string | null;
  senderAddress: string;
};

export type MailSettingsForm = z.output<typeof mailSettingsBody>;

/** The mail server: from the environment, else from the page, else none. */
export type MailSettings = {
  /** The address that mails come from. */
  sender(): Promise<string>;
  /** Null if no mail can leave. Read from the database at most every five seconds. */
  current(): Promise<MailSetup | null>;
  /** Whether there was one at the last read. */
  isSetUp(): boolean;
  view(): Promise<MailSettingsView>;
  /** Completes a form: a password that was left out is the stored one. */
  complete(form: MailSettingsForm): Promise<MailSetup>;
  save(tx: Executor, form: MailSettingsForm): Promise<void>;
  remove(tx: Executor): Promise<void>;
  /** Discards the cached settings. */
  forget(): void;
};

const onlyRow = 1;
const purpose = 'mail password';
const keptMs = 5_000;

type Parts = {
  database: Pick<Database, 'orm'>;
  secretKey: SecretKey;
  config: Pick<Config, 'smtpUrl' | 'smtpAllowClear' | 'mailFrom'>;
};

export function createMailSettings({ database, secretKey, config }: Parts): MailSettings {
  const fromVariables = config.smtpUrl ? setupOf(config.smtpUrl, config) : null;
  let kept: { setup: Promise<MailSetup | null>; untilMs: number } | null = null;

  let wasSetUp = fromVariables !== null;

  const find = async () => {
    const [row] = await database.orm.select().from(mailSettings);
    return row;
  };
  const stored = async (): Promise<MailSetup | null> => {
    const row = await find();
    wasSetUp = row !== undefined;
    if (!row) return null;
    const { host, port, security, user, sealedPassword, senderAddress } = row;
    return {
      host,
      port,
      security,
      user,
      senderAddress,
      password: sealedPassword && unseal(secretKey, purpose, sealedPassword),
    };
  };
  const current = async () => {
    if (fromVariables) return fromVariables;
    if (!kept || performance.now() > kept.untilMs) {
      kept = { setup: stored(), untilMs: performance.now() + keptMs };
      // A failed read is not cached: the next mail reads again.
      kept.setup.catch(() => {
        kept = null;
      });
    }
    return kept.setup;
  };

  return {
    current,
    sender: async () => (await current())?.senderAddress ?? config.mailFrom,
    isSetUp: () => wasSetUp,
    view: async () => {
      const setup = fromVariables ?? (await stored());
      if (!setup) return { source: 'none', settings: null };
      const { password, ...settings } = setup;
      return {
        source: fromVariables ? 'variables' : 'page',
        settings: { ...settings, hasPassword: password !== null },
      };
    },
    complete: async ({ password, user = null, ...body }) => ({
      ...body,
      user,
      password: password === undefined ? ((await current())?.password ?? null) : password,
    }),
    save: async (tx, { password, user = null, ...body }) => {
      const values = {
        ...body,
        user,
        ...(password !== undefined && { sealedPassword: password && seal(secretKey, purpose, password) }),
        updatedAt: new Date(),
      };
      await tx
        .insert(mailSettings)
        .values({ id: onlyRow, ...values })
        .onConflictDoUpdate({ target: mailSettings.id, set: values });
    },
    remove: async (tx) => {
      await tx.delete(mailSettings).where(eq(mailSettings.id, onlyRow));
    },
    forget: () => {
      kept = null;
    },
  };
}

/** SMTP_URL in parts: `smtps:` is TLS from the first byte; with a password, `smtp:` requires STARTTLS unless allowed. */
function setupOf(
  smtpUrl: string,
  { smtpAllowClear, mailFrom }: Pick<Config, 'smtpAllowClear' | 'mailFrom'>,
): MailSetup {
  const url = new URL(smtpUrl);
  const isTls = url.protocol === 'smtps:';
  const password = decodeURIComponent(url.password) || null;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : password && !smtpAllowClear ? 'starttls' : 'none',
    user: decodeURIComponent(url.username) || null,
    password,
    senderAddress: mailFrom,
  };
}
