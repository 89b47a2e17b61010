import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type S3Server, s3TestRegion, startS3Server } from '../../../tests/servers/s3-server.ts';
import type { FileStore } from './file-store.ts';
import type { FilesPlace } from './files-place.ts';
import { createLocalFiles } from './local-files.ts';
import { checkFiles, createS3Files, FilesProblem } from './s3-files.ts';

let s3: S3Server;
const dir = mkdtempSync(join(tmpdir(), 'fondly-files-'));
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(() => {
  s3.behave('serve');
  s3.requests.length = 0;
});

const place = (change: Partial<FilesPlace> = {}): FilesPlace => ({
  bucket: s3.bucket,
  prefix: 'fondly/',
  region: s3TestRegion,
  endpoint: s3.url,
  accessKeyId: s3.accessKeyId,
  secretAccessKey: s3.secretAccessKey,
  ...change,
});
async function keysIn(files: FileStore, directory: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(directory)) keys.push(key);
  return keys;
}

const inBucket = (change: Partial<FilesPlace> = {}, timeouts = {}) => createS3Files(place(change), timeouts);

describe.each<[string, () => FileStore]>([
  ['a directory', () => createLocalFiles(dir)],
  ['a bucket', inBucket],
])('in %s', (_, open) => {
  test('reads a stored file byte for byte, from another process too', async () => {
    const bytes = Buffer.alloc(3_000_000, 'no two parts of this file are alike in their place');
    await open().put('images/4f/4f1c.jpg', bytes);
    expect(bytes.equals((await open().get('images/4f/4f1c.jpg')) ?? Buffer.alloc(0))).toBe(true);
    await open().put('images/4f/4f1c.jpg', new Uint8Array([7]));
    expect([...((await open().get('images/4f/4f1c.jpg')) ?? [])]).toEqual([7]);
    await open().put('images/4f/empty.jpg', new Uint8Array());
    expect(await open().get('images/4f/empty.jpg')).toHaveLength(0);
  });

  test('returns null for a missing file, and removing it does not fail', async () => {
    const files = open();
    expect(await files.get('images/00/none.jpg')).toBeNull();
    await files.remove('images/00/none.jpg');
    await files.put('images/00/some.jpg', new Uint8Array([1]));
    await files.remove('images/00/some.jpg');
    expect(await files.get('images/00/some.jpg')).toBeNull();
  });

  test('lists the files of a directory and its subdirectories, without unfinished ones', async () => {
    const files = open();
    expect(await keysIn(files, 'nothing')).toEqual([]);
    const keys = ['listed/aa/1.jpg', 'listed/aa/2.jpg', 'listed/bb/3.jpg', 'listed/bb/4.jpg', 'listed/5.bin'];
    for (const key of [...keys, 'unlisted/6.jpg']) await files.put(key, new Uint8Array([1]));
    expect((await keysIn(files, 'listed')).sort()).toEqual([...keys].sort());
    const writtenMs: number[] = [];
    for await (const { writtenAt } of files.list('listed')) writtenMs.push(writtenAt.getTime());
    // They were written within a moment, for any clock of the process.
    expect(Math.max(...writtenMs) - Math.min(...writtenMs)).toBeLessThan(60_000);
  });

  test('stores and reads many files at once', async () => {
    const files = open();
    const keys = Array.from({ length: 30 }, (__, index) => `imports/${index}/photos-0.bin`);
    await Promise.all(keys.map((key, index) => files.put(key, Buffer.alloc(10_000, index))));
    const found = await Promise.all(keys.map((key) => files.get(key)));
    expect(found.map((bytes) => [bytes?.byteLength, bytes?.at(-1)])).toEqual(keys.map((__, index) => [10_000, index]));
  });

  test('the start check passes and leaves no file', async () => {
    await checkFiles(open());
    expect(await open().get('checks/start.txt')).toBeNull();
  });
});

test('a directory contains no partial file', async () => {
  await createLocalFiles(dir).put('images/aa/aa.jpg', new Uint8Array([1]));
  expect(readdirSync(join(dir, 'images', 'aa'))).toEqual(['aa.jpg']);
});

test('retries a busy or broken server, and places keys under the prefix', async () => {
  s3.behave({ busy: 2 });
  await inBucket().put('images/ab/ab.jpg', new Uint8Array([5]));
  expect(s3.requests).toEqual(Array(3).fill('PUT /cards/fondly/images/ab/ab.jpg'));
  expect(s3.objects.get('fondly/images/ab/ab.jpg')).toHaveLength(1);
  s3.behave({ drop: 1 });
  expect(await inBucket().get('images/ab/ab.jpg')).toHaveLength(1);
  s3.behave({ busy: 99 });
  await expect(inBucket().get('images/ab/ab.jpg')).rejects.toThrow('reduce your request rate');
});

test('gives up on a server that does not answer', async () => {
  s3.behave({ slowMs: 2_000 });
  await expect(inBucket({}, { answerWithinMs: 100 }).get('images/ab/ab.jpg')).rejects.toThrow();
});

test.each<[Partial<FilesPlace>, string]>([
  [{ secretAccessKey: 'wrong' }, 'the secret access key is not the right one'],
  [{ accessKeyId: 'AKOTHER' }, 'the access key is not known there'],
  [{ bucket: 'nowhere' }, 'there is no bucket of that name'],
  [{ endpoint: 'http://127.0.0.1:1' }, 'its server does not answer'],
])('the start check reports %o', async (change, words) => {
  const refused = checkFiles(inBucket(change));
  await expect(refused).rejects.toBeInstanceOf(FilesProblem);
  await expect(refused).rejects.toThrow(words);
});
