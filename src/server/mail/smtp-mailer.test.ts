import { afterEach, expect, test } from 'vitest';
import { type MailBehaviour, type MailServer, startMailServer } from '../../../tests/servers/mail-server.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';
import { UnsafeHeader } from './refuse-unsafe-headers.ts';
import { createSmtpMailer, type SmtpOptions } from './smtp-mailer.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function start(
  behaviour: MailBehaviour,
  { withPassword = false, ...options }: Partial<SmtpOptions> & { withPassword?: boolean } = {},
): Promise<{ server: MailServer; mailer: Mailer }> {
  const server = await startMailServer({ behaviour });
  const smtpUrl = withPassword ? server.url.replace('//', '//eleanor:secret@') : server.url;
  const mailer = createSmtpMailer({ smtpUrl, ...options });
  open.push(server, mailer);
  return { server, mailer };
}

function mailOf(change: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    messageId: 'abc@cards.example.org',
    from: { name: 'Eleanor with Fondly', address: 'fondly@example.org' },
    to: { name: 'Mum', address: 'mum@example.org' },
    subject: 'Happy birthday',
    html: '<p>Hello</p>',
    text: 'Hello\n.\nBye',
    inlineImages: [],
    ...change,
  };
}

const granted = async () => true;

/** A fence that counts how often it was asked. */
function gate(answer: () => Promise<boolean> = granted) {
  let asked = 0;
  return {
    get asked() {
      return asked;
    },
    ask: () => {
      asked += 1;
      return answer();
    },
  };
}

test('a message is accepted only after the fence allowed its end', async () => {
  const { server, mailer } = await start('accept');
  const arrivedBefore: number[] = [];
  const result = await mailer.send(mailOf(), async () => {
    arrivedBefore.push(server.messages.length);
    return true;
  });
  expect(result).toMatchObject({ outcome: 'accepted', reply: expect.stringMatching(/^250/) });
  expect(arrivedBefore).toEqual([0]);
  expect(server.messages[0]).toMatchObject({ from: 'fondly@example.org', to: ['mum@example.org'] });
  expect(server.messages[0]?.raw).toContain('Message-ID: <abc@cards.example.org>');
});

test('does not send the final dot if the fence denies it, and the pool continues', async () => {
  const { server, mailer } = await start('accept', { maxConnections: 1 });
  expect(await mailer.send(mailOf(), async () => false)).toEqual({ outcome: 'fenced' });
  expect(await mailer.send(mailOf({ messageId: 'next@cards.example.org' }), granted)).toMatchObject({
    outcome: 'accepted',
  });
  expect(server.messages.map(({ raw }) => /Message-ID: <(.*)>/.exec(raw)?.[1])).toEqual(['next@cards.example.org']);
});

test('a fence that fails is a temporary failure, and the message is not sent', async () => {
  const { server, mailer } = await start('accept');
  const result = await mailer.send(mailOf(), () => Promise.reject(new Error('the database is away')));
  expect(result).toMatchObject({ outcome: 'temporary', reply: 'The connection to the mail server failed.' });
  expect(server.messages).toEqual([]);
});

const outcomes: [string, MailBehaviour, string, boolean][] = [
  ['421 as greeting', { reply: 421, at: 'connect' }, 'temporary', false],
  ['554 as greeting', { reply: 554, at: 'connect' }, 'temporary', false],
  ['450 for the sender', { reply: 450, at: 'mail' }, 'temporary', false],
  ['450 for the recipient', { reply: 450, at: 'rcpt' }, 'temporary', false],
  ['421 for the recipient', { reply: 421, at: 'rcpt' }, 'temporary', false],
  ['550 for the recipient', { reply: 550, at: 'rcpt' }, 'rejected', false],
  ['451 to the dot', { reply: 451, at: 'end' }, 'temporary', true],
  ['421 to the dot', { reply: 421, at: 'end' }, 'temporary', true],
  ['552 to the dot', { reply: 552, at: 'end' }, 'rejected', true],
  ['554 to the dot', { reply: 554, at: 'end' }, 'rejected', true],
  ['connection lost before the message', { drop: 'before-data' }, 'temporary', false],
  ['connection lost after the dot', { drop: 'after-data' }, 'unknown', true],
  ['no greeting', { stall: 'connect' }, 'temporary', false],
  ['no answer to the recipient', { stall: 'rcpt' }, 'temporary', false],
  ['no answer to the dot', { stall: 'end' }, 'unknown', true],
];

/** Enough time for a server that answers, even on a busy machine, but not much. */
const soon = { connectTimeoutMs: 1_000, sendTimeoutMs: 2_000, replyTimeoutMs: 500 };

test.for(outcomes)('classifies the outcome of: %s', async ([, behaviour, outcome, asked]) => {
  const { mailer } = await start(behaviour, typeof behaviour === 'object' && 'stall' in behaviour ? soon : {});
  const fence = gate();
  expect(await mailer.send(mailOf(), fence.ask)).toMatchObject({ outcome });
  expect(fence.asked > 0).toBe(asked);
});

test('a connection lost in the middle of the message is a temporary failure', async () => {
  const { server, mailer } = await start({ drop: 'during-data' });
  let cut: () => void = () => {};
  const lost = new Promise<void>((resolve) => {
    cut = resolve;
  });
  const picture = { contentId: 'p@x', fileName: 'p.jpg', jpeg: new Uint8Array(1_000_000) };
  const sending = mailer.send(mailOf({ inlineImages: [picture] }), async () => {
    await lost;
    return true;
  });
  expect(await sending).toMatchObject({ outcome: 'temporary' });
  cut();
  expect(server.messages).toEqual([]);
});

test('does not ask the fence while the server reads nothing of the message', async () => {
  const { mailer } = await start({ stall: 'data' }, soon);
  const fence = gate();
  // Larger than the buffers between two processes.
  const picture = { contentId: 'p@x', fileName: 'p.jpg', jpeg: new Uint8Array(16_000_000) };
  expect(await mailer.send(mailOf({ inlineImages: [picture] }), fence.ask)).toMatchObject({ outcome: 'temporary' });
  expect(fence.asked).toBe(0);
});

test.each([
  ['ready for the wire', 'Dear Mum,\nall my love'],
  ['with a line that begins with a dot', '.Dear Mum,\n..all my love\n.\nBye'],
])('a text %s arrives unchanged, and the next message too', async (_, text) => {
  const { server, mailer } = await start('accept', { maxConnections: 1 });
  const picture = {
    contentId: 'p@x',
    fileName: 'p.jpg',
    jpeg: Uint8Array.from({ length: 200_000 }, (_, at) => at * 7),
  };
  for (const inlineImages of [[picture], []]) {
    expect(await mailer.send(mailOf({ text, inlineImages }), granted)).toMatchObject({ outcome: 'accepted' });
  }
  expect(server.messages).toHaveLength(2);
  for (const { raw } of server.messages) expect(raw).toContain(`\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n--`);
  expect(server.messages[0]?.raw.replaceAll('\r\n', '')).toContain(Buffer.from(picture.jpeg).toString('base64'));
});

test('waits for a slow answer', async () => {
  const { server, mailer } = await start({ slowMs: 2_000 }, { sendTimeoutMs: 1_500 });
  expect(await mailer.send(mailOf(), granted)).toMatchObject({ outcome: 'accepted' });
  expect(server.messages).toHaveLength(1);
});

test('does not send the password unencrypted unless the operator allows it', async () => {
  const { server, mailer } = await start('accept', { withPassword: true });
  expect(await mailer.send(mailOf(), granted)).toMatchObject({
    outcome: 'temporary',
    reply: 'The mail server offers no encryption, and the password is not sent without it (SMTP_ALLOW_CLEAR).',
  });
  expect(server.messages).toEqual([]);
  const allowed = await start('accept', { withPassword: true, requireTls: false });
  expect(await allowed.mailer.send(mailOf(), granted)).toMatchObject({ outcome: 'accepted' });
});

test('an unreachable server is a temporary failure', async () => {
  const { server, mailer } = await start('accept');
  await server.close();
  expect(await mailer.send(mailOf(), granted)).toMatchObject({
    outcome: 'temporary',
    reply: 'The connection to the mail server failed.',
  });
});

test('replaces a connection that died while idle without failing a message', async () => {
  const { server, mailer } = await start('accept', { maxConnections: 1 });
  await mailer.send(mailOf(), granted);
  await server.close();
  const again = await startMailServer({ port: Number(new URL(server.url).port) });
  open.push(again);
  expect(await mailer.send(mailOf({ messageId: 'second@x.example' }), granted)).toMatchObject({ outcome: 'accepted' });
  expect(again.messages).toHaveLength(1);
});

test('many messages share few connections, each with its own fence', async () => {
  const { server, mailer } = await start('accept', { maxConnections: 3 });
  const ids = Array.from({ length: 30 }, (_, index) => `m${index}@x.example`);
  const results = await Promise.all(
    ids.map((messageId, index) => mailer.send(mailOf({ messageId }), async () => index % 3 !== 0)),
  );
  expect(results.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(20);
  expect(results.filter(({ outcome }) => outcome === 'fenced')).toHaveLength(10);
  const arrived = server.messages.map(({ raw }) => /Message-ID: <(.*)>/.exec(raw)?.[1]);
  expect(new Set(arrived)).toEqual(new Set(ids.filter((_, index) => index % 3 !== 0)));
  expect(arrived).toHaveLength(20);
});

const unsafe: [string, Partial<OutgoingMail>][] = [
  ['a line end in the subject', { subject: 'Hi\r\nBcc: all@example.org' }],
  ['a bare line feed in a name', { from: { name: 'Eve\nX: y', address: 'a@example.org' } }],
  ['a bare return in the subject', { subject: 'Hi\rBcc: all@example.org' }],
  ['NUL in the subject', { subject: 'Hi\0' }],
  ['NUL in a name', { to: { name: 'Mum\0', address: 'a@example.org' } }],
  ['NUL in the address', { to: { name: '', address: 'a@example.org\0' } }],
  ['NUL in a header', { headers: { 'List-Unsubscribe': '<https://x>\0' } }],
  ['two addresses in one', { to: { name: '', address: 'a@example.org,b@example.org' } }],
  ['a route in the address', { to: { name: '', address: '<a@example.org> b@example.org' } }],
  ['a line end in the address', { to: { name: '', address: 'a@example.org\r\nRCPT' } }],
  ['a line end in Reply-To', { replyTo: { name: 'x\r\ny', address: 'a@example.org' } }],
  ['a line end in a header', { headers: { 'List-Unsubscribe': '<https://x>\r\nX: y' } }],
  ['a line end in the name of a header', { headers: { 'X: y\r\nZ': 'a' } }],
  ['an open Message-ID', { messageId: 'a@b>\r\nX: y' }],
];

test.for(unsafe)('rejects %s before connecting', async ([, change]) => {
  const { server, mailer } = await start('accept');
  await expect(mailer.send(mailOf(change), granted)).rejects.toBeInstanceOf(UnsafeHeader);
  expect(server.connections).toBe(0);
});
