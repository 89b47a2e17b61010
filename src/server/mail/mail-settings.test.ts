import { expect, test } from 'vitest';
import { secretKeyFrom } from '../secrets/secret-key.ts';
import { createMailSettings } from './mail-settings.ts';

const of = (smtpUrl: string, smtpAllowClear = false) =>
  createMailSettings({
    database: {} as never,
    secretKey: secretKeyFrom('a key of thirty-two characters or more'),
    config: { smtpUrl, smtpAllowClear, mailFrom: 'cards@example.org' },
  }).current();

test.each([
  ['smtps://eleanor:p%40ss@mail.example.org', { port: 465, security: 'tls', user: 'eleanor', password: 'p@ss' }],
  ['smtp://eleanor:secret@mail.example.org:2525', { port: 2525, security: 'starttls', user: 'eleanor' }],
  ['smtp://mail.example.org', { port: 587, security: 'none', user: null, password: null }],
  ['smtp://[::1]:25', { host: '::1', port: 25 }],
])('splits SMTP_URL %s', async (url, parts) => {
  expect(await of(url)).toMatchObject(parts);
});

test('SMTP_ALLOW_CLEAR sends the password without TLS', async () => {
  expect(await of('smtp://eleanor:secret@mail.example.org', true)).toMatchObject({ security: 'none' });
});
