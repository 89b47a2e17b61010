import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { type MailServer, startMailServer } from '../../../../tests/servers/mail-server.ts';
import { auditLog } from '../../db/tables/audit-log.ts';
import { dkimKeys } from '../../db/tables/dkim-keys.ts';
import { mailSettings } from '../../db/tables/mail-settings.ts';
import { createChosenMailer } from '../../mail/chosen-mailer.ts';
import { createOutboxMailer } from '../../mail/outbox-mailer.ts';

let fondly: TestApp;
let admin: Person;
let server: MailServer;
beforeAll(async () => {
  fondly = await startTestApp();
  admin = await fondly.signUp('Ada Admin');
  server = await startMailServer();
});
beforeEach(() => admin.call('DELETE', '/api/admin/mail').then(() => {}));
afterAll(async () => {
  await fondly.close();
  await server.close();
});

const settings = (change: object = {}) => ({
  host: '127.0.0.1',
  port: Number(new URL(server.url).port),
  security: 'none',
  user: null,
  senderAddress: 'cards@example.org',
  ...change,
});
const mailer = () =>
  createChosenMailer({
    settings: fondly.context.mailSettings,
    outbox: createOutboxMailer(`${fondly.context.config.dataDir}/outbox`, fondly.context.clock),
    dkim: fondly.context.dkim,
  });
const mail = (messageId: string) => ({
  messageId,
  from: { name: 'Fondly', address: 'cards@example.org' },
  to: { name: '', address: 'tom@example.org' },
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  inlineImages: [],
});

test('the mail server entered on the page is used from the next mail on, and the outbox again once it is removed', async () => {
  const sends = mailer();
  const send = (id: string) => sends.send(mail(`${id}@fondly.test`), async () => true);
  expect(await send('before')).toMatchObject({ outcome: 'accepted', keptInOutbox: true });
  expect((await admin.call('GET', '/api/user')).json().mailAvailable).toBe(false);
  const saved = await admin.call('PUT', '/api/admin/mail', settings());
  expect(saved.json()).toEqual({ source: 'page', settings: { ...settings(), hasPassword: false } });
  const before = server.messages.length;
  expect(await send('with')).toMatchObject({ outcome: 'accepted' });
  expect(server.messages).toHaveLength(before + 1);
  expect(await fondly.context.mailSettings.sender()).toBe('cards@example.org');
  expect((await admin.call('GET', '/api/user')).json().mailAvailable).toBe(true);
  expect((await admin.call('DELETE', '/api/admin/mail')).json()).toEqual({ source: 'none', settings: null });
  expect(await send('after')).toMatchObject({ outcome: 'accepted', keptInOutbox: true });
  await sends.close();
});

test('a password is stored encrypted, kept when left out, and never shown', async () => {
  const tls = { security: 'starttls', user: 'eleanor' };
  await admin.call('PUT', '/api/admin/mail', settings({ ...tls, password: 'my secret' }));
  const kept = await admin.call('PUT', '/api/admin/mail', settings({ ...tls, port: 2525 }));
  expect(kept.json().settings).toEqual({ ...settings({ ...tls, port: 2525 }), hasPassword: true });
  expect(kept.body).not.toContain('my secret');
  const [row] = await fondly.context.database.orm.select().from(mailSettings);
  expect(JSON.stringify(row)).not.toContain('my secret');
  expect(await fondly.context.mailSettings.current()).toMatchObject({ password: 'my secret', port: 2525 });
  const log = JSON.stringify(await fondly.context.database.orm.select().from(auditLog));
  expect(log).toContain('mail-changed');
  expect(log).not.toContain('my secret');
});

test('a password without encryption is refused, whether typed or stored', async () => {
  const typed = await admin.call('PUT', '/api/admin/mail', settings({ user: 'a', password: 'b' }));
  expect([typed.statusCode, typed.json().fields]).toEqual([
    422,
    { security: 'A password is sent only over TLS or STARTTLS.' },
  ]);
  await admin.call('PUT', '/api/admin/mail', settings({ security: 'tls', user: 'a', password: 'b' }));
  expect((await admin.call('PUT', '/api/admin/mail', settings({ user: 'a' }))).statusCode).toBe(422);
  for (const tried of [{ user: 'a', password: 'b' }, { user: 'a' }]) {
    const body = { to: 'ada@example.org', settings: settings(tried) };
    expect((await admin.call('POST', '/api/admin/mail/test', body)).json().fields).toEqual({
      security: 'A password is sent only over TLS or STARTTLS.',
    });
  }
});

test('a test mail uses the typed settings and changes nothing', async () => {
  const before = server.messages.length;
  const tried = await admin.call('POST', '/api/admin/mail/test', { to: 'ada@example.org', settings: settings() });
  expect(tried.json().steps.every(({ worked }: { worked: boolean | null }) => worked)).toBe(true);
  expect(server.messages).toHaveLength(before + 1);
  expect(server.messages.at(-1)?.raw).toContain('A test mail from Fondly');
  expect((await admin.call('GET', '/api/admin/mail')).json().source).toBe('none');
  const none = await admin.call('POST', '/api/admin/mail/test', { to: 'ada@example.org' });
  expect([none.statusCode, none.json().fields]).toEqual([422, { settings: 'Enter a mail server first.' }]);
});

test.each([
  ['a path', { host: 'http://mail.example.org/x' }, 'host'],
  ['no port', { port: 0 }, 'port'],
  ['a sender that is no address', { senderAddress: 'cards' }, 'senderAddress'],
] as const)('refuses %s', async (_name, change, field) => {
  const answer = await admin.call('PUT', '/api/admin/mail', settings(change));
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
});

describe('the signature of mails', () => {
  const save = (body: object) => admin.call('PUT', '/api/admin/dkim', body);
  const names = { domain: 'Example.org', selector: 'fondly' };

  test('a key is made, stored encrypted, and signs the next mail; its record can be published', async () => {
    expect((await admin.call('GET', '/api/admin/dkim')).json()).toEqual({ source: 'none', key: null });
    const made = await save(names);
    const { source, key } = made.json();
    expect([source, key.recordName]).toEqual(['page', 'fondly._domainkey.example.org']);
    expect(key.record).toMatch(/^v=DKIM1; k=rsa; p=[A-Za-z0-9+/]{380,}={0,2}$/);
    expect(made.body).not.toContain('PRIVATE KEY');
    const [row] = await fondly.context.database.orm.select().from(dkimKeys);
    expect(JSON.stringify(row)).not.toContain('PRIVATE');
    await admin.call('PUT', '/api/admin/mail', settings());
    const sends = mailer();
    await sends.send(mail('signed@fondly.test'), async () => true);
    expect(server.messages.at(-1)?.raw).toMatch(/^DKIM-Signature: .*d=example\.org;.*s=fondly;/ms);
    // Another selector keeps the key.
    const renamed = (await save({ ...names, selector: 'other' })).json();
    expect([renamed.key.selector, renamed.key.record]).toEqual(['other', key.record]);
    await admin.call('DELETE', '/api/admin/dkim');
    await sends.send(mail('unsigned@fondly.test'), async () => true);
    expect(server.messages.at(-1)?.raw).not.toContain('DKIM-Signature');
    await sends.close();
    const log = JSON.stringify(await fondly.context.database.orm.select().from(auditLog));
    expect(log).toContain('dkim-changed');
  });

  test('an own key is taken, and what is none is refused', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const record = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    expect((await save({ ...names, key })).json().key.record).toBe(`v=DKIM1; k=rsa; p=${record}`);
    const curve = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    for (const wrong of ['no key', publicKey.export({ type: 'spki', format: 'pem' }), curve])
      expect(Object.keys((await save({ ...names, key: wrong })).json().fields)).toEqual(['key']);
    expect(Object.keys((await save({ domain: 'example', selector: 'a b' })).json().fields)).toEqual([
      'domain',
      'selector',
    ]);
  });

  test('a variable takes precedence', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const variables = {
      DKIM_DOMAIN: 'example.net',
      DKIM_SELECTOR: 'host',
      DKIM_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
    const other = await startTestApp({ environment: variables });
    const host = await other.signUp('Host');
    const { source, key } = (await host.call('GET', '/api/admin/dkim')).json();
    expect([source, key.recordName]).toEqual(['variables', 'host._domainkey.example.net']);
    const answer = await host.call('PUT', '/api/admin/dkim', names);
    expect(answer.json().fields.key).toContain('DKIM_KEY is set');
    await other.close();
  });
});
