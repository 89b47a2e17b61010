import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../tests/servers/mail-server.ts';
import type { OutgoingMail } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const mail: OutgoingMail = {
  messageId: 'abc@cards.example.org',
  from: { name: 'Eleanor with Fondly', address: 'fondly@example.org' },
  to: { name: 'Mum', address: 'mum@example.org' },
  subject: 'Happy birthday, Mum ♥',
  html: '<p>Hello</p>',
  text: 'Hello  there \n.\nBye\n\n\n',
  inlineImages: [{ contentId: 'p@x', fileName: 'card.jpg', jpeg: new Uint8Array(300_000).fill(7) }],
  headers: {
    'List-Unsubscribe': '<https://cards.example.org/unsubscribe/x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};

/** RFC 6376, 3.4.2 and 3.4.4: relaxed. */
const relaxedHeader = (name: string, value: string) =>
  `${name.toLowerCase()}:${value
    .replaceAll(/\r\n/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`;
const relaxedBody = (body: string) =>
  `${body
    .replaceAll(/[ \t]+\r\n/g, '\r\n')
    .replaceAll(/[ \t]+/g, ' ')
    .replace(/(\r\n)*$/, '')}\r\n`;

test('a signed message verifies with its unsubscribe headers, and the fence is still asked last', async () => {
  const mailer = createSmtpMailer({
    smtpUrl: server.url,
    dkim: { domain: 'example.org', selector: 'mail2026', privateKey },
  });
  expect(await mailer.send(mail, async () => server.messages.length === 0)).toMatchObject({ outcome: 'accepted' });
  await mailer.close();
  const raw = server.messages[0]?.raw ?? '';
  const end = raw.indexOf('\r\n\r\n');
  const headers = [...raw.slice(0, end + 2).matchAll(/^([A-Za-z-]+):((?:.*\r\n)(?:[ \t].*\r\n)*)/gm)].map(
    ([, name = '', value = '']) => ({ name, value }),
  );
  const signature = headers.find(({ name }) => name === 'DKIM-Signature')?.value ?? '';
  const tag = (name: string) =>
    new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(signature)?.[1]?.replaceAll(/\s/g, '') ?? '';
  expect([tag('d'), tag('s'), tag('c')]).toEqual(['example.org', 'mail2026', 'relaxed/relaxed']);
  expect(tag('bh')).toBe(
    createHash('sha256')
      .update(relaxedBody(raw.slice(end + 4)), 'latin1')
      .digest('base64'),
  );
  const names = tag('h').split(':');
  expect(names.map((name) => name.toLowerCase())).toEqual(
    expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
  const signed = names.map((name) => {
    const header = headers.findLast((each) => each.name.toLowerCase() === name.toLowerCase());
    return `${relaxedHeader(name, header?.value ?? '')}\r\n`;
  });
  const own = relaxedHeader('dkim-signature', signature).replace(/([;\s]b=)[^;]*/, '$1');
  const verify = createVerify('sha256').update(signed.join('') + own, 'latin1');
  expect(verify.verify(publicKey, tag('b'), 'base64')).toBe(true);
});

test('does not finish a signed message if the fence denies it', async () => {
  const before = server.messages.length;
  const mailer = createSmtpMailer({ smtpUrl: server.url, dkim: { domain: 'example.org', selector: 'x', privateKey } });
  expect(await mailer.send(mail, async () => false)).toEqual({ outcome: 'fenced' });
  await mailer.close();
  expect(server.messages).toHaveLength(before);
});
