import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { Benchmark } from './benchmark.ts';
import type { MeasuredRow } from './measure.ts';
import { logIn, register } from './sign-in.ts';

const megabyte = 1024 * 1024;
const pieceBytes = 64 * 1024;
const boundary = 'fondly-bench';

/** A file nobody should send; `limitBytes` is where it is known for what it is. */
type BadFile = { name: string; fileName: string; limitBytes: number; piece: (at: number) => Buffer };

const filled = (text: string) => Buffer.alloc(pieceBytes, text);
const once = (first: Buffer, then: Buffer) => (at: number) => (at === 0 ? first : then);
const contact = 'BEGIN:VCARD\nVERSION:3.0\nFN:Ann\nEND:VCARD\n';
const photo = `BEGIN:VCARD\nVERSION:3.0\nFN:Ann\nPHOTO;ENCODING=b:${'/9j/4AAQ'.repeat(pieceBytes / 8)}\nEND:VCARD\n`;

const badFiles: BadFile[] = [
  { name: 'more than 50 MB of vCards', fileName: 'a.vcf', limitBytes: 50 * megabyte, piece: () => Buffer.from(photo) },
  {
    name: 'more than 50 MB of rows',
    fileName: 'a.csv',
    limitBytes: 50 * megabyte,
    piece: () => filled(`Ann,${'x'.repeat(9000)}\n`),
  },
  {
    name: '10,001 contacts',
    fileName: 'a.vcf',
    limitBytes: 10_001 * contact.length,
    piece: () => Buffer.from(contact.repeat(1000)),
  },
  {
    name: 'an endless line',
    fileName: 'a.vcf',
    limitBytes: 9 * megabyte,
    piece: once(Buffer.from(`${contact}BEGIN:VCARD\nPHOTO;ENCODING=b:`), filled('A')),
  },
  {
    name: 'an endless quoted cell',
    fileName: 'a.csv',
    limitBytes: 1.5 * megabyte,
    piece: once(Buffer.from('Name,Notes\nAnn,"'), filled('x')),
  },
  {
    name: 'a zip renamed .vcf',
    fileName: 'a.vcf',
    limitBytes: 0,
    piece: once(Buffer.from('PK\x03\x04', 'latin1'), filled('z')),
  },
  { name: 'a gzip', fileName: 'a.vcf', limitBytes: 0, piece: once(gzipSync(contact), filled('z')) },
  {
    name: 'a picture',
    fileName: 'a.csv',
    limitBytes: 0,
    piece: once(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), filled('z')),
  },
  {
    name: 'UTF-16 without end',
    fileName: 'a.csv',
    limitBytes: 2.5 * megabyte,
    piece: once(Buffer.from('\ufeffName,Notes\nAnn,', 'utf16le'), Buffer.from('x'.repeat(pieceBytes / 2), 'utf16le')),
  },
];

/** How soon a file without end is refused in words, once it has shown what it is; nothing of it may stay. */
export const refusalsBench: Benchmark = {
  title: 'Files that are refused: milliseconds from the limit to the answer, over HTTP',
  run: async (databases) => {
    const database = await databases.create();
    const server = await startFondlyProcess({ env: database.env });
    try {
      await register(server.address);
      const cookie = await logIn(server.address);
      const rows: MeasuredRow[] = [];
      for (const file of badFiles) {
        const { status, message, ms } = await upload(`${server.address}/api/imports`, cookie, file);
        const name = `${file.name}: ${status} ${message.slice(0, 60)}`;
        rows.push({ name, unit: 'ms', median: ms, lowest: ms, highest: ms, ratio: null });
        const left = await fetch(`${server.address}/api/imports`, { headers: { cookie } });
        const folder = join(database.dataDir, 'files', 'imports');
        const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
        const stayed = [...((await left.json()) as unknown[]), ...files.filter((entry) => entry.isFile())];
        if (status < 400 || stayed.length > 0) throw new Error(`${name}, and left ${JSON.stringify(stayed)}`);
      }
      return rows;
    } finally {
      await server.kill('SIGTERM');
      database.remove();
    }
  },
};

function upload(
  url: string,
  cookie: string,
  { fileName, limitBytes, piece }: BadFile,
): Promise<{ status: number; message: string; ms: number }> {
  return new Promise((resolve, reject) => {
    let limitAtMs = Number.NaN;
    let over = false;
    const sending = request(
      url,
      { method: 'POST', headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` } },
      async (response) => {
        const ms = performance.now() - limitAtMs;
        let text = '';
        for await (const part of response) text += part;
        over = true;
        sending.destroy();
        resolve({ status: response.statusCode ?? 0, message: JSON.parse(text).message, ms });
      },
    );
    sending.on('error', (error) => !over && reject(error));
    const closed = new Promise((end) => sending.once('close', end));
    const send = async () => {
      sending.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`);
      let sent = 0;
      for (let at = 0; !over; at += 1) {
        const bytes = piece(at);
        const goesOn = sending.write(bytes);
        sent += bytes.byteLength;
        if (!(limitAtMs > 0) && sent >= limitBytes) limitAtMs = performance.now();
        if (goesOn) await setImmediate();
        else await Promise.race([new Promise((taken) => sending.once('drain', taken)), closed]);
      }
    };
    void send();
  });
}
