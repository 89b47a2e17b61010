import { expect, test } from 'vitest';
import { readMessage, splitLinks } from './read-message.ts';

const eml = [
  'From: Eleanor with Fondly <cards@fondly.test>',
  'To: mum@example.test',
  'Subject: =?utf-8?q?Happy_Birthday=2C_M=C3=BCm?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="b"',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Open http://fondly.test/c/abc',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<script>steal()</script><p>Open</p>',
  '--b',
  'Content-Type: image/png; name="card.png"',
  'Content-Disposition: inline; filename="card.png"',
  'Content-Transfer-Encoding: base64',
  '',
  'iVBORw0KGgo=',
  '--b',
  'Content-Type: image/svg+xml',
  'Content-Disposition: attachment; filename="evil.svg"',
  '',
  '<svg onload="steal()"/>',
  '--b--',
].join('\r\n');

test('returns text and pictures of a message, and nothing executable', async () => {
  const message = await readMessage(new TextEncoder().encode(eml).buffer);
  expect(message).toMatchObject({
    from: 'Eleanor with Fondly <cards@fondly.test>',
    to: 'mum@example.test',
    subject: 'Happy Birthday, Müm',
    files: ['evil.svg'],
  });
  expect(message.text).toContain('Open http://fondly.test/c/abc');
  expect(message.pictures.map(({ name, data }) => [name, data.type, data.size])).toEqual([
    ['card.png', 'image/png', 8],
  ]);
});

test('input that is not a message gives an empty one', async () => {
  expect(await readMessage(new ArrayBuffer(0))).toMatchObject({ subject: '', text: '', pictures: [], files: [] });
});

test('only web addresses become links', () => {
  expect(splitLinks('See https://fondly.test/c/a. Or javascript:alert(1) <http://b.test/>')).toEqual([
    { text: 'See ', isLink: false },
    { text: 'https://fondly.test/c/a.', isLink: true },
    { text: ' Or javascript:alert(1) <', isLink: false },
    { text: 'http://b.test/', isLink: true },
    { text: '>', isLink: false },
  ]);
});
