import { expect, test } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';

test('without anything set, the defaults of the README hold', () => {
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

test('an https address turns secure cookies and verified senders on, and loses its last slash', () => {
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
  ['SMTP_URL', 'mail.example.org', 'SMTP_URL must be an address like smtp://user:password@mail.example.org:587.'],
  ['MAIL_FROM', 'me', 'MAIL_FROM is "me" and must be an e-mail address.'],
  ['ROLE', 'king', 'ROLE is "king" and must be all, web or worker.'],
  ['SECRET_KEY', 'short', 'SECRET_KEY must be at least 32 characters.'],
  ['DKIM_DOMAIN', 'here', 'DKIM_DOMAIN is "here" and must be a domain like example.org.'],
  ['DKIM_KEY', 'abc', 'DKIM_KEY must be a private key in PEM, its line ends may be written \\n.'],
  ['DKIM_SELECTOR', 'x', 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY belong together: set all three or none.'],
  ['BOUNCE_SECRET', 'short', 'BOUNCE_SECRET must be 20 to 100 letters, digits, _ or -.'],
  ['TRUST_PROXY', 'perhaps', 'TRUST_PROXY is "perhaps" and must be on or off.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud" and must be silent, fatal, error, warn, info, debug or trace.'],
])('%s=%s is refused in words', (name, value, message) => {
  expect(() => readConfig({ [name]: value }, '/srv')).toThrow(new ConfigProblem([message]));
});

test('every wrong variable is told at once, and a role of many needs PostgreSQL', () => {
  expect(() => readConfig({ PORT: 'x', ROLE: 'y' }, '/srv')).toThrow(/PORT.*\nROLE/);
  expect(() => readConfig({ ROLE: 'worker' }, '/srv')).toThrow(/DATABASE_URL/);
});
