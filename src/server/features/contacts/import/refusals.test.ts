import { setImmediate } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startProcessorCost } from '../../../../../tests/processor-cost.ts';
import { readFile } from './read-file.ts';
import { createTimeSlice } from './time-slice.ts';

const chunkBytes = 64 * 1024;

/** Yields `bytes` chunk by chunk and counts how much was read: a refusal must not wait for the rest. */
function pieces(
  bytes: Uint8Array | (() => Uint8Array),
  total = bytes instanceof Uint8Array ? bytes.byteLength : Infinity,
) {
  const taken = { bytes: 0, costSinceMs: startProcessorCost() };
  async function* give() {
    while (taken.bytes < total) {
      const piece = bytes instanceof Uint8Array ? bytes.subarray(taken.bytes, taken.bytes + chunkBytes) : bytes();
      taken.bytes += piece.byteLength;
      taken.costSinceMs = startProcessorCost();
      yield piece;
    }
  }
  return { taken, bytes: give() };
}

async function readAll(bytes: AsyncIterable<Uint8Array>, fileName: string): Promise<number> {
  const read = await readFile(bytes, fileName, createTimeSlice(), '2026-06-15');
  let count = 0;
  if (read.kind === 'csv') for (const _ of read.table.rows()) count += 1;
  else for await (const _ of read.cards) count += 1;
  return count;
}

const megabyte = 1024 * 1024;
const text = (line: string) => Buffer.from(line.repeat(Math.ceil(chunkBytes / line.length)));

test.each([
  [
    'a vCard file without end',
    () => text('BEGIN:VCARD\nFN:Ann\n'.padEnd(9000, 'NOTE:likes figs and lemons\n')),
    'a.vcf',
    'too_large',
    'larger than 50 MB',
    51,
  ],
  ['a CSV file without end', () => text('Ann,ann@example.org\n'), 'a.csv', 'too_large', 'larger than 50 MB', 51],
  [
    'a line without end in a vCard',
    () => Buffer.from('BEGIN:VCARD;'.padEnd(chunkBytes, 'x')),
    'a.vcf',
    'unsupported_media',
    'not a vCard',
    51,
  ],
  [
    'a line without end in a CSV',
    () => Buffer.alloc(chunkBytes, 'a,'),
    'a.csv',
    'unsupported_media',
    'A line of this file is far too long',
    2,
  ],
  ['zeros without end', () => Buffer.alloc(chunkBytes), 'a.vcf', 'unsupported_media', 'not text', 1],
])('refuses %s early', async (_, make, fileName, code, message, withinMegabytes) => {
  const { taken, bytes } = pieces(make);
  await expect(readAll(bytes, fileName)).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  expect(taken.bytes).toBeLessThanOrEqual(withinMegabytes * megabyte);
  expect(taken.costSinceMs()).toBeLessThan(2_000);
});

test('refuses an endless line after a contact within nine megabytes', async () => {
  let isFirst = true;
  const { taken, bytes } = pieces(() => {
    if (!isFirst) return Buffer.alloc(chunkBytes, 'A');
    isFirst = false;
    return Buffer.from('BEGIN:VCARD\nFN:Ann\nEND:VCARD\nBEGIN:VCARD\nPHOTO;ENCODING=b:');
  });
  await expect(readAll(bytes, 'a.vcf')).rejects.toMatchObject({
    code: 'unsupported_media',
    message: expect.stringContaining('far too long'),
  });
  expect(taken.bytes).toBeLessThanOrEqual(10 * megabyte);
});

const zip = Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(Buffer.alloc(100_000, 'BEGIN:VCARD\n'))]);
test.each([
  ['a zip renamed', zip, 'contacts.vcf', /^This is a ZIP archive or an Excel workbook/],
  [
    'an old Excel file',
    Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1', 'latin1'),
    'a.csv',
    /^This is an Excel or Outlook file/,
  ],
  ['a picture', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'a.vcf', /^This is a picture/],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0'), 'a.vcf', /not text/],
  ['nothing', Buffer.from(' \n'), 'a.csv', /^This file is empty/],
  [
    "Thunderbird's LDIF",
    Buffer.from('dn: cn=Ann Lee,mail=ann@example.org\nobjectclass: person\nmail: ann@example.org\n'),
    'a.ldif',
    /^This is an LDIF file. Export the address book as vCard/,
  ],
  ['LDIF with its version', Buffer.from('# of 2024\nversion: 1\n\ndn:: Y249QW5u\n'), 'a.txt', /^This is an LDIF file/],
  ['data of a web site', Buffer.from('[{"name":"Ann","birthday":"1985-03-12"}]'), 'a.json', /^This is a JSON file/],
  ['a web page', Buffer.from('<!doctype html><table><tr><td>Ann</td></tr></table>'), 'a.csv', /^This is a web page/],
  ['a text called .vcf', Buffer.from('Dear Ann,\nhow are you?'), 'a.vcf', /^This file is not a vCard/],
])('refuses %s with a reason', async (_, bytes, fileName, message) => {
  await expect(readAll(pieces(bytes).bytes, fileName)).rejects.toMatchObject({
    code: 'unsupported_media',
    message: expect.stringMatching(message),
  });
});

test('accepts ten thousand contacts and refuses one more', async () => {
  const file = (count: number) => Buffer.from('BEGIN:VCARD\nFN:A\nEND:VCARD\n'.repeat(count));
  expect(await readAll(pieces(file(10_000)).bytes, 'a.vcf')).toBe(10_000);
  await expect(readAll(pieces(file(10_001)).bytes, 'a.vcf')).rejects.toMatchObject({
    code: 'too_large',
    message: 'The file has more than 10,000 contacts. Export fewer at a time.',
  });
});

test('refuses too many contacts while the first are still being staged', async () => {
  const file = (eol: string) => Buffer.from(['BEGIN:VCARD', 'FN:A', 'END:VCARD', ''].join(eol).repeat(10_001));
  for (const eol of ['\n', '\r\n']) {
    let looked = 0;
    const read = await readFile(pieces(file(eol)).bytes, 'a.vcf', createTimeSlice(), '2026-06-15');
    const look = async () => {
      if (read.kind === 'vcard')
        for await (const _ of read.cards) {
          looked += 1;
          await setImmediate();
        }
    };
    await expect(look()).rejects.toMatchObject({ code: 'too_large' });
    // The chunk being read is finished; no other is started.
    expect(looked).toBeLessThan(3_000);
  }
});

test('does not count cards inside other cards as contacts', async () => {
  const nested = 'BEGIN:VCARD\nFN:A\nAGENT:\nBEGIN:VCARD\nFN:B\nEND:VCARD\nEND:VCARD\n';
  expect(await readAll(pieces(Buffer.from(nested.repeat(10_000))).bytes, 'a.vcf')).toBe(10_000);
});

test('splits cards correctly at every chunk size', async () => {
  const file = Buffer.from('\ufeffBEGIN:VCARD\r\r\nFN:Zoë\r\r\nEND:VCARD\r\r\n'.repeat(3), 'utf16le');
  for (let size = 2; size < 40; size += 1) {
    async function* give() {
      for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
    }
    const read = await readFile(give(), 'a.vcf', createTimeSlice(), '2026-06-15');
    const names: (string | undefined)[] = [];
    if (read.kind === 'vcard') for await (const { contact } of read.cards) names.push(contact?.name);
    expect(names).toEqual(['Zoë', 'Zoë', 'Zoë']);
  }
});
