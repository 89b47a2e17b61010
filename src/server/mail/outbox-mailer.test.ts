import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { UnsafeHeader } from './refuse-unsafe-headers.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fondly-outbox-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const clock = { now: () => new Date('2026-05-04T09:00:00Z') };
const granted = async () => true;
const mail: OutgoingMail = {
  messageId: 'abc-DEF_1@cards.example.org',
  from: { name: 'Zoë "Z" with Fondly', address: 'fondly@example.org' },
  to: { name: 'Mum', address: 'mum@example.org' },
  replyTo: { name: 'Zoë', address: 'zoe@example.org' },
  subject: 'Alles Gute 🎂',
  html: '<p>Hello <img src="cid:picture@fondly"></p>',
  text: 'Hello',
  inlineImages: [{ contentId: 'picture@fondly', fileName: 'card.jpg', jpeg: new Uint8Array([1, 2, 3]) }],
  headers: { 'List-Unsubscribe': `<https://cards.example.org/unsubscribe/${'x'.repeat(120)}>` },
};
const emlFiles = async () => (await readdir(join(directory, 'outbox'))).filter((name) => name.endsWith('.eml'));

test('writes a message as one readable file', async () => {
  const outbox = createOutboxMailer(join(directory, 'outbox'), clock);
  expect(await outbox.send(mail, granted)).toMatchObject({ outcome: 'accepted' });
  const [name] = await emlFiles();
  expect(name).toMatch(/^2026-05-04T09-00-00_[0-9a-f]{32}\.eml$/);
  const parsed = await PostalMime.parse(await readFile(join(directory, 'outbox', name!)));
  expect(parsed.from).toMatchObject(mail.from);
  expect(parsed.to?.[0]).toMatchObject(mail.to);
  expect(parsed.replyTo?.[0]).toMatchObject(mail.replyTo!);
  expect(parsed.subject).toBe(mail.subject);
  expect(parsed.messageId).toBe(`<${mail.messageId}>`);
  expect(parsed.date).toBe('2026-05-04T09:00:00.000Z');
  expect(parsed.text?.trim()).toBe('Hello');
  expect(parsed.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(mail.headers?.['List-Unsubscribe']);
  const [picture] = parsed.attachments;
  expect(picture).toMatchObject({ mimeType: 'image/jpeg', disposition: 'inline', contentId: '<picture@fondly>' });
  expect(new Uint8Array(picture!.content as ArrayBuffer)).toEqual(new Uint8Array([1, 2, 3]));
});

test('stores nothing if the fence denies the message', async () => {
  const outbox = createOutboxMailer(join(directory, 'outbox'), clock);
  expect(await outbox.send(mail, async () => false)).toEqual({ outcome: 'fenced' });
  expect(await readdir(join(directory, 'outbox'))).toEqual([]);
});

test('one Message-ID makes one file, across restarts and concurrent sends', async () => {
  const outbox = createOutboxMailer(join(directory, 'outbox'), clock);
  const results = await Promise.all([outbox.send(mail, granted), outbox.send(mail, granted)]);
  const later = createOutboxMailer(join(directory, 'outbox'), { now: () => new Date('2026-05-05T09:00:00Z') });
  results.push(await later.send(mail, granted));
  expect(results.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted', 'accepted']);
  expect(await emlFiles()).toHaveLength(1);
  await later.send({ ...mail, messageId: 'other@cards.example.org' }, granted);
  expect(await emlFiles()).toHaveLength(2);
});

test('an unwritable outbox is a temporary failure, and the fence is not asked', async () => {
  await writeFile(join(directory, 'outbox'), 'a file is in the way');
  const outbox = createOutboxMailer(join(directory, 'outbox'), clock);
  let asked = false;
  const result = await outbox.send(mail, async () => {
    asked = true;
    return true;
  });
  expect(result).toEqual({
    outcome: 'temporary',
    reply: expect.stringMatching(/^The outbox cannot be written \(E[A-Z]+\)\.$/),
  });
  expect(asked).toBe(false);
});

test('rejects an unsafe header before creating the outbox', async () => {
  const outbox = createOutboxMailer(join(directory, 'outbox'), clock);
  await expect(outbox.send({ ...mail, subject: 'a\nb' }, granted)).rejects.toBeInstanceOf(UnsafeHeader);
  expect(await readdir(directory)).toEqual([]);
});
