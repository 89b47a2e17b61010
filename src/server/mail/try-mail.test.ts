import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { MailSetup } from './mail-settings.ts';
import { tryMail } from './try-mail.ts';

const certificate = (name: string) =>
  readFileSync(new URL(`../../../tests/files/certificates/${name}.pem`, import.meta.url), 'utf8');
const ca = certificate('authority');

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The port of a real SMTP server that accepts eleanor's login. */
async function serve(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: ({ username, password }, _session, done) =>
      username === 'eleanor' && password === 'right' ? done(null, { user: username }) : done(new Error('Bad login')),
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
    key: certificate('valid'),
    cert: certificate('valid'),
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

/** The port of a server that says nothing, or one line. */
async function mute(line?: string): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (line) socket.end(`${line}\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

const replyWith = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

async function attempt(setup: Partial<MailSetup> & { port: number }) {
  const steps = await tryMail(
    {
      host: 'localhost',
      security: 'starttls',
      user: 'eleanor',
      password: 'right',
      senderAddress: 'eleanor@example.org',
      ...setup,
    },
    {
      messageId: 'test@fondly.test',
      from: { name: 'Fondly', address: 'eleanor@example.org' },
      to: { name: '', address: 'tom@example.org' },
      subject: 'A test mail',
      html: '<p>Test</p>',
      text: 'Test',
      inlineImages: [],
    },
    { timeoutMs: 1_000, ca },
  );
  const failed = steps.find(({ worked }) => worked === false);
  return { steps, failed };
}

test('a mail that arrives passes every step', async () => {
  const { steps } = await attempt({ port: await serve() });
  expect(steps.map(({ step, worked }) => [step, worked])).toEqual([
    ['dns', true],
    ['connection', true],
    ['encryption', true],
    ['login', true],
    ['sender', true],
    ['recipient', true],
    ['message', true],
  ]);
});

test('after a failure later steps do not run, and unnecessary steps are left out', async () => {
  const port = await serve({
    authOptional: true,
    onMailFrom: (_address, _session, done) => done(replyWith(550, 'no')),
  });
  const { steps } = await attempt({ port, security: 'none', user: null });
  expect(steps.map(({ step, worked }) => [step, worked])).toEqual([
    ['dns', true],
    ['connection', true],
    ['sender', false],
    ['recipient', null],
    ['message', null],
  ]);
});

const wrong: [
  name: string,
  step: string,
  words: RegExp,
  setUp: () => Promise<Partial<MailSetup> & { port: number }>,
][] = [
  [
    'a server that does not exist',
    'dns',
    /no server is called smtp\.nowhere\.invalid/i,
    async () => ({ host: 'smtp.nowhere.invalid', port: 587 }),
  ],
  [
    'a closed port',
    'connection',
    /nothing listens on port/,
    async () => {
      const port = await serve();
      for (const close of closing.splice(0)) await close();
      return { port };
    },
  ],
  [
    'no TLS on a port that begins with TLS',
    'connection',
    /choose TLS/,
    async () => ({ port: await serve({ secure: true }), security: 'none' }),
  ],
  [
    'TLS on a port that begins without',
    'encryption',
    /Choose STARTTLS/,
    async () => ({ port: await serve(), security: 'tls' }),
  ],
  [
    'an expired certificate',
    'encryption',
    /has expired/,
    async () => ({ port: await serve({ key: certificate('expired'), cert: certificate('expired') }) }),
  ],
  [
    'a certificate for another name',
    'encryption',
    /is not for localhost/,
    async () => ({
      port: await serve({ secure: true, key: certificate('other-name'), cert: certificate('other-name') }),
      security: 'tls',
    }),
  ],
  [
    'no STARTTLS',
    'encryption',
    /offers no STARTTLS/,
    async () => ({ port: await serve({ disabledCommands: ['STARTTLS'] }) }),
  ],
  [
    'a wrong password',
    'login',
    /did not accept user and password/,
    async () => ({ port: await serve(), password: 'wrong' }),
  ],
  [
    'no login at all',
    'login',
    /takes no login here/,
    async () => ({ port: await serve({ disabledCommands: ['AUTH'], authOptional: true }) }),
  ],
  [
    'a refused sender',
    'sender',
    /does not let you send as eleanor@example\.org/,
    async () => ({
      port: await serve({ onMailFrom: (_address, _session, done) => done(replyWith(553, 'not your address')) }),
    }),
  ],
  [
    'greylisting',
    'recipient',
    /greylisting/,
    async () => ({
      port: await serve({ onRcptTo: (_address, _session, done) => done(replyWith(450, '4.7.1 try again')) }),
    }),
  ],
  [
    'a recipient it does not relay to',
    'recipient',
    /does not pass mail on/,
    async () => ({
      port: await serve({ onRcptTo: (_address, _session, done) => done(replyWith(550, 'relaying denied')) }),
    }),
  ],
  ['a size limit', 'message', /larger than this server takes/, async () => ({ port: await serve({ size: 100 }) })],
  [
    'a rate limit',
    'message',
    /rate limit/,
    async () => ({
      port: await serve({
        onData: (stream, _session, done) => {
          stream.resume();
          stream.on('end', () => done(replyWith(451, '4.7.0 too many mails')));
        },
      }),
    }),
  ],
  [
    'too many connections',
    'connection',
    /rate limit/,
    async () => ({ port: await mute('421 4.7.0 too many connections') }),
  ],
  ['a server that says nothing', 'connection', /did not greet in time/, async () => ({ port: await mute() })],
];

test.each(wrong)('reports %s at the step %s', async (_name, step, words, setUp) => {
  const { failed } = await attempt(await setUp());
  expect(failed).toMatchObject({ step });
  expect(failed?.words).toMatch(words);
});

test('shows the server’s own line beside the explanation, and never the password', async () => {
  const { failed, steps } = await attempt({ port: await serve(), password: 'wrong-secret' });
  expect(failed?.reply).toMatch(/^535 .*Bad login/);
  expect(JSON.stringify(steps)).not.toContain('wrong-secret');
});
