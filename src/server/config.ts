import { createPrivateKey } from 'node:crypto';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { type RegistrationMode, registrationModes } from '../contract/registration.ts';
import type { AiConfig } from './ai/ai-service.ts';
import { baseUrlComplaint } from './ai/base-url.ts';
import { ConfigProblem } from './config-problem.ts';
import { urlsOfHosts } from './db/database-hosts.ts';
import { type FilesPlace, filesPlace } from './files/files-place.ts';
import type { GoogleApplication } from './google/google-grants.ts';
import { type ProviderConfig, providerSecrets, readProviders } from './oidc/provider-variables.ts';
import { onOff } from './on-off.ts';
import type { ProviderAccess } from './providers/post-once.ts';

export type Role = 'all' | 'web' | 'worker';
export type Config = {
  host: string;
  port: number;
  /** Base of links in mail, without a trailing slash. */
  publicUrl: string;
  /** Whether to use secure cookies and strict transport, because PUBLIC_URL is https. */
  https: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  role: Role;
  smtpUrl: string | undefined;
  /** Allows sending the password of SMTP_URL without TLS. */
  smtpAllowClear: boolean;
  mailFrom: string;
  /** Signs every message when the three variables are set. */
  dkim: { domain: string; selector: string; privateKey: string } | undefined;
  /** The secret in the address for bounce reports; without it there is no such address. */
  bounceSecret: string | undefined;
  /** The mailbox of returned mail; without it none is read. */
  bounceMailboxUrl: string | undefined;
  /** Null: text messages and printed cards are not available yet (D32). */
  textProvider: ProviderAccess | null;
  printProvider: ProviderAccess | null;
  secretKey: string | undefined;
  /** The bucket for files; null: DATA_DIR. */
  files: FilesPlace | null;
  /** The token that /metrics requires; without it there are no metrics. */
  metricsToken: string | undefined;
  /** Null: an administrator may enter one on the page; without any the built-in studio makes every card. */
  ai: AiConfig | null;
  /** Whether an AI provider set up on the page may be in a private network, if the variable is set. */
  aiAllowPrivate: boolean;
  /** The application at Google by which users connect their contacts. */
  google: GoogleApplication | null;
  /** Whether address books, webhooks and messages of users may lead into private networks. */
  outgoingAllowPrivate: boolean;
  adminEmail: string | undefined;
  /** Who may make an account (D54). */
  registration: RegistrationMode;
  requireVerifiedEmail: boolean;
  /** Whether passwords open accounts. */
  passwordLogin: boolean;
  /** The providers of logins (OpenID Connect). */
  loginProviders: readonly ProviderConfig[];
  trustProxy: boolean;
  /** The storage limit for the pictures and photos of an account; 0 for no limit. */
  accountStorageMb: number;
  /** The space to keep free on the volume of DATA_DIR; 0 for none. */
  diskReserveMb: number;
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimitFactor: number;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  /** The names of the variables that are set: they win over settings of the page. */
  variables: ReadonlySet<string>;
};

const urlOf = (protocols: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '',
      `must be an address like ${example}`,
    );

const databaseExample = 'postgres://user:password@localhost:5432/fondly';
const databaseUrl = urlOf(['postgres:', 'postgresql:'], databaseExample);

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a number from 0 to 65535');

const megabytes = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number of megabytes; 0 is none')
  .transform(Number);

const environment = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an address')
    .default('localhost'),
  PUBLIC_URL: urlOf(['http:', 'https:'], 'https://cards.example.org').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => urlsOfHosts(text).every((url) => databaseUrl.safeParse(url).success),
      `must be an address like ${databaseExample}`,
    )
    .refine(
      (text) => !/[?&]target_session_attrs=(?!read-write(&|$))/.test(text),
      'may name target_session_attrs=read-write only: of several hosts the one that takes writes is used',
    )
    .optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.org:587').optional(),
  SMTP_ALLOW_CLEAR: onOff.default(false),
  MAIL_FROM: z
    .string()
    .refine((text) => z.email().safeParse(text).success, 'must be an email address')
    .optional(),
  DKIM_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i, 'must be a domain like example.org')
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9._-]+$/i, 'must be a name like mail2026')
    .optional(),
  DKIM_KEY: z
    .string()
    // Many configurations accept only one line.
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine(isPrivateKey, 'must be a private key in PEM, its line ends may be written \\n')
    .optional(),
  BOUNCE_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,100}$/, 'must be 20 to 100 letters, digits, _ or -')
    .optional(),
  BOUNCE_MAILBOX_URL: urlOf(['imap:', 'imaps:'], 'imaps://user:password@mail.example.org:993/INBOX').optional(),
  TEXT_PROVIDER_URL: urlOf(['http:', 'https:'], 'https://texts.example.org/messages').optional(),
  TEXT_PROVIDER_KEY: z.string().optional(),
  PRINT_PROVIDER_URL: urlOf(['http:', 'https:'], 'https://print.example.org/orders').optional(),
  PRINT_PROVIDER_KEY: z.string().optional(),
  FILES_URL: urlOf(['s3:'], 's3://bucket/prefix?region=eu-central-1').optional(),
  FILES_ACCESS_KEY_ID: z.string().optional(),
  FILES_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,100}$/, 'must be 20 to 100 letters, digits, _ or -')
    .optional(),
  SECRET_KEY: z.string().min(32, 'must be at least 32 characters').optional(),
  ADMIN_EMAIL: z
    .string()
    .refine((text) => z.email().safeParse(text).success, 'must be an email address')
    .optional(),
  REGISTRATION: z.enum(registrationModes, 'must be open, invite or closed').default('open'),
  REQUIRE_VERIFIED_EMAIL: onOff.optional(),
  PASSWORD_LOGIN: onOff.default(true),
  OPENAI_API_KEY: z.string().optional(),
  AI_BASE_URL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_ALLOW_PRIVATE: onOff.default(false),
  OUTGOING_ALLOW_PRIVATE: onOff.default(false),
  GOOGLE_CLIENT_ID: z.string().max(500).optional(),
  GOOGLE_CLIENT_SECRET: z.string().max(500).optional(),
  TRUST_PROXY: onOff.default(false),
  ACCOUNT_STORAGE_MB: megabytes.default(1024),
  DISK_RESERVE_MB: megabytes.default(500),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,3})?$/, 'must be a number like 1, 0.5 or 10; 0 turns the limits off')
    .transform(Number)
    .default(1),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'must be silent, fatal, error, warn, info, debug or trace',
    )
    .default('info'),
});

/** Reads the environment once; an empty variable counts as absent. Throws ConfigProblem. */
export function readConfig(raw: Record<string, string | undefined>, workingDir: string): Config {
  const present = Object.fromEntries(
    Object.entries(raw).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(present);
  if (!parsed.success) throw new ConfigProblem(parsed.error.issues.map((issue) => sentence(issue, present)));
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  if (env.ROLE !== 'all' && !env.DATABASE_URL) {
    throw new ConfigProblem([
      `ROLE is "${env.ROLE}", which needs DATABASE_URL: the embedded database serves one process.`,
    ]);
  }
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY: privateKey } = env;
  const dkim = domain && selector && privateKey ? { domain, selector, privateKey } : undefined;
  if (!dkim && (domain || selector || privateKey)) {
    throw new ConfigProblem(['DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY belong together: set all three or none.']);
  }
  const loginProviders = readProviders(present);
  if (!env.PASSWORD_LOGIN && loginProviders.length === 0) {
    throw new ConfigProblem(['PASSWORD_LOGIN is "off", which needs a provider to log in with: set OIDC_ISSUER.']);
  }
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    https: publicUrl.startsWith('https:'),
    dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(workingDir, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    role: env.ROLE,
    smtpUrl: env.SMTP_URL,
    smtpAllowClear: env.SMTP_ALLOW_CLEAR,
    mailFrom: env.MAIL_FROM ?? senderAt(publicUrl),
    dkim,
    bounceSecret: env.BOUNCE_SECRET,
    bounceMailboxUrl: env.BOUNCE_MAILBOX_URL,
    textProvider: providerAccess('TEXT_PROVIDER', env.TEXT_PROVIDER_URL, env.TEXT_PROVIDER_KEY),
    printProvider: providerAccess('PRINT_PROVIDER', env.PRINT_PROVIDER_URL, env.PRINT_PROVIDER_KEY),
    secretKey: env.SECRET_KEY,
    files: env.FILES_URL ? filesPlace(env.FILES_URL, env) : null,
    metricsToken: env.METRICS_TOKEN,
    ai: aiConfig(env),
    aiAllowPrivate: env.AI_ALLOW_PRIVATE,
    google: googleApplication(env),
    outgoingAllowPrivate: env.OUTGOING_ALLOW_PRIVATE,
    adminEmail: env.ADMIN_EMAIL?.toLowerCase(),
    registration: env.REGISTRATION,
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL ?? publicUrl.startsWith('https:'),
    passwordLogin: env.PASSWORD_LOGIN,
    loginProviders,
    trustProxy: env.TRUST_PROXY,
    accountStorageMb: env.ACCOUNT_STORAGE_MB,
    diskReserveMb: env.DISK_RESERVE_MB,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
    variables: new Set(Object.keys(present)),
  };
}

/** Variables whose values never appear in logs, answers or error messages. */
export const secretVariables: ReadonlySet<string> = new Set([
  'SECRET_KEY',
  'DATABASE_URL',
  'SMTP_URL',
  'DKIM_KEY',
  'BOUNCE_SECRET',
  'BOUNCE_MAILBOX_URL',
  'FILES_URL',
  'FILES_SECRET_ACCESS_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'TEXT_PROVIDER_URL',
  'TEXT_PROVIDER_KEY',
  'PRINT_PROVIDER_URL',
  'PRINT_PROVIDER_KEY',
  'GOOGLE_CLIENT_SECRET',
  'OPENAI_API_KEY',
  'AI_API_KEY',
  ...providerSecrets,
]);

function sentence(issue: z.core.$ZodIssue, present: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  // A secret is not repeated, not even an invalid one: the message may end up in a log.
  const value = secretVariables.has(name) ? '' : ` is "${present[name]}" and`;
  return `${name}${value} ${issue.message}.`;
}

/** A base URL takes precedence over OpenAI, and is used only with its own key. */
function aiConfig(env: z.output<typeof environment>): AiConfig | null {
  const allowPrivate = env.AI_ALLOW_PRIVATE;
  if (env.AI_BASE_URL) {
    const complaint = baseUrlComplaint(env.AI_BASE_URL, allowPrivate);
    if (complaint) throw new ConfigProblem([`AI_BASE_URL: ${complaint}`]);
    return { baseUrl: env.AI_BASE_URL.replace(/\/+$/, ''), apiKey: env.AI_API_KEY ?? null, allowPrivate };
  }
  if (env.AI_API_KEY) {
    throw new ConfigProblem(['AI_API_KEY needs AI_BASE_URL; the key of OpenAI itself is OPENAI_API_KEY.']);
  }
  return env.OPENAI_API_KEY ? { baseUrl: null, apiKey: env.OPENAI_API_KEY, allowPrivate } : null;
}

function googleApplication({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
}: z.output<typeof environment>): GoogleApplication | null {
  if (!clientId !== !clientSecret)
    throw new ConfigProblem(['GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.']);
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}

function providerAccess(name: string, url: string | undefined, key: string | undefined): ProviderAccess | null {
  if (!url !== !key) throw new ConfigProblem([`${name}_URL and ${name}_KEY belong together: set both or neither.`]);
  return url && key ? { url, key } : null;
}

function isPrivateKey(pem: string): boolean {
  try {
    createPrivateKey(pem);
    return true;
  } catch {
    return false;
  }
}

/** The address that mails come from if none is set. */
export function senderAt(publicUrl: string): string {
  const host = new URL(publicUrl).hostname;
  return `fondly@${host.includes('.') && !/^[\d.]+$/.test(host) ? host : 'fondly.localdomain'}`;
}
