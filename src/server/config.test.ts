import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigProblem } from './config-problem.ts';

test('an empty environment gives the defaults of the README', () => {
  expect(readConfig({ PORT: '', HOME: '/somewhere' }, '/srv')).toMatchObject({
    host: 'localhost',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    https: false,
    dataDir: '/srv/data',
    databaseUrl: undefined,
    role: 'all',
    requireVerifiedEmail: false,
    logLevel: 'info',
  });
});

test('an https PUBLIC_URL turns on secure cookies and sender verification, and loses its trailing slash', () => {
  const config = readConfig({ PUBLIC_URL: 'https://cards.example.org/' }, '/srv');
  expect(config).toMatchObject({ publicUrl: 'https://cards.example.org', https: true, requireVerifiedEmail: true });
  expect(config.mailFrom).toBe('fondly@cards.example.org');
});

test.each([
  ['PORT', 'eighty', 'PORT is "eighty" and must be a number from 0 to 65535.'],
  ['PORT', '70000', 'PORT is "70000" and must be a number from 0 to 65535.'],
  ['HOST', 'a b', 'HOST is "a b" and must be a host name or an address.'],
  [
    'PUBLIC_URL',
    'cards.example.org',
    'PUBLIC_URL is "cards.example.org" and must be an address like https://cards.example.org.',
  ],
  [
    'DATABASE_URL',
    'mysql://x/y',
    'DATABASE_URL must be an address like postgres://user:password@localhost:5432/fondly.',
  ],
  [
    'DATABASE_URL',
    'postgres://one:5432,/fondly',
    'DATABASE_URL must be an address like postgres://user:password@localhost:5432/fondly.',
  ],
  [
    'DATABASE_URL',
    'postgres://one,two/fondly?target_session_attrs=standby',
    'DATABASE_URL may name target_session_attrs=read-write only: of several hosts the one that takes writes is used.',
  ],
  ['SMTP_URL', 'mail.example.org', 'SMTP_URL must be an address like smtp://user:password@mail.example.org:587.'],
  ['MAIL_FROM', 'me', 'MAIL_FROM is "me" and must be an email address.'],
  ['ROLE', 'king', 'ROLE is "king" and must be all, web or worker.'],
  ['SECRET_KEY', 'short', 'SECRET_KEY must be at least 32 characters.'],
  ['DKIM_DOMAIN', 'here', 'DKIM_DOMAIN is "here" and must be a domain like example.org.'],
  ['DKIM_KEY', 'abc', 'DKIM_KEY must be a private key in PEM, its line ends may be written \\n.'],
  ['DKIM_SELECTOR', 'x', 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY belong together: set all three or none.'],
  ['BOUNCE_SECRET', 'short', 'BOUNCE_SECRET must be 20 to 100 letters, digits, _ or -.'],
  ['TEXT_PROVIDER_KEY', 'x', 'TEXT_PROVIDER_URL and TEXT_PROVIDER_KEY belong together: set both or neither.'],
  ['PRINT_PROVIDER_URL', 'ftp://x', 'PRINT_PROVIDER_URL must be an address like https://print.example.org/orders.'],
  [
    'BOUNCE_MAILBOX_URL',
    'pop://me:secret@mail.example.org',
    'BOUNCE_MAILBOX_URL must be an address like imaps://user:password@mail.example.org:993/INBOX.',
  ],
  ['FILES_URL', 'https://bucket', 'FILES_URL must be an address like s3://bucket/prefix?region=eu-central-1.'],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must be 20 to 100 letters, digits, _ or -.'],
  ['TRUST_PROXY', 'perhaps', 'TRUST_PROXY is "perhaps" and must be on or off.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud" and must be silent, fatal, error, warn, info, debug or trace.'],
])('rejects %s=%s with a readable message', (name, value, message) => {
  expect(() => readConfig({ [name]: value }, '/srv')).toThrow(new ConfigProblem([message]));
});

test('reports every invalid variable at once, and requires PostgreSQL for a single role', () => {
  expect(() => readConfig({ PORT: 'x', ROLE: 'y' }, '/srv')).toThrow(/PORT.*\nROLE/);
  expect(() => readConfig({ ROLE: 'worker' }, '/srv')).toThrow(/DATABASE_URL/);
});

test('selects OpenAI by key, any other provider by address, and none without either', () => {
  const ai = (environment: Record<string, string>) => readConfig(environment, '/srv').ai;
  expect(ai({})).toBeNull();
  expect(ai({ OPENAI_API_KEY: 'sk-1' })).toEqual({ baseUrl: null, apiKey: 'sk-1', allowPrivate: false });
  // The key of one provider is never sent to another.
  expect(ai({ OPENAI_API_KEY: 'sk-1', AI_BASE_URL: 'https://ai.example.org/v1/' })).toEqual({
    baseUrl: 'https://ai.example.org/v1',
    apiKey: null,
    allowPrivate: false,
  });
  expect(ai({ AI_BASE_URL: 'http://localhost:11434/v1', AI_ALLOW_PRIVATE: 'on' })).toMatchObject({
    allowPrivate: true,
  });
});

test.each([
  [{ AI_API_KEY: 'sk-secret' }, 'AI_API_KEY needs AI_BASE_URL; the key of OpenAI itself is OPENAI_API_KEY.'],
  [
    { AI_BASE_URL: 'https://me:sk-secret@ai.example.org/v1' },
    'AI_BASE_URL: The address must not contain a user or a password. The key has its own field (AI_API_KEY).',
  ],
  [
    { AI_BASE_URL: 'http://169.254.169.254/v1' },
    'AI_BASE_URL: The address leads into a private network. Allow that on the page or with AI_ALLOW_PRIVATE=on.',
  ],
  [{ AI_BASE_URL: 'sk-secret' }, 'AI_BASE_URL: The address must be one like https://ai.example.org/v1.'],
])('rejects %o with a message that contains no key', (environment, message) => {
  expect(() => readConfig(environment as Record<string, string>, '/srv')).toThrow(new ConfigProblem([message]));
});

test('reads a file bucket from its URL and the two access keys', () => {
  const keys = { FILES_ACCESS_KEY_ID: 'id', FILES_SECRET_ACCESS_KEY: 'key' };
  const FILES_URL = 's3://cards/a/b/?endpoint=http://minio:9000';
  expect(readConfig({ FILES_URL, ...keys }, '/srv').files).toEqual({
    bucket: 'cards',
    prefix: 'a/b/',
    region: 'us-east-1',
    endpoint: 'http://minio:9000',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  });
  const amazon = { AWS_ACCESS_KEY_ID: 'aws', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig({ FILES_URL: 's3://cards?region=eu-central-1', ...amazon }, '/srv').files).toMatchObject({
    prefix: '',
    region: 'eu-central-1',
    endpoint: undefined,
    accessKeyId: 'aws',
  });
  expect(readConfig(amazon, '/srv').files).toBeNull();
  expect(() => readConfig({ FILES_URL: 's3://cards?endpoint=minio&color=blue' }, '/srv')).toThrow(
    /address like https.*\n.*no color\.\n.*needs FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY/,
  );
  expect(() => readConfig({ FILES_URL: 's3://id:key@cards', ...keys }, '/srv')).toThrow(/needs a region.*\nThe keys/);
});
