import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { blankPng } from '../../../tests/pictures/blank-png.ts';
import { PictureQueueFull } from './picture-problems.ts';
import { createUploadDecoder, type UploadDecoder, type UploadDecoderOptions } from './upload-decoder.ts';

const processUrl = new URL('../../../dist/server/pictures/decode-upload.process.js', import.meta.url);
const small = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#68a' } })
  .jpeg()
  .toBuffer();
const costly = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#68a' } })
  .webp({ lossless: true, effort: 0 })
  .toBuffer();

let decoder: UploadDecoder | undefined;
afterEach(() => decoder?.close());

function makeDecoder(options: Partial<UploadDecoderOptions> = {}): UploadDecoder {
  decoder = createUploadDecoder({ processUrl, queueLimit: 5, ...options });
  return decoder;
}

test('a picture that needs too much memory fails alone', async () => {
  const { decode } = makeDecoder({ memoryForOne: () => 130 * 1024 * 1024 });
  const [first, second, third] = await Promise.allSettled([decode(small), decode(costly), decode(small)]);
  expect([first, third]).toMatchObject([{ value: { width: 30 } }, { value: { width: 30 } }]);
  expect(second).toMatchObject({ reason: { name: 'UnreadablePicture', reason: 'too-costly' } });
});

test('a picture that takes too long fails alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fondly-decoder-'));
  try {
    const stuck = join(folder, 'stuck.mjs');
    writeFileSync(
      stuck,
      `process.on('message', ({ bytes }) => {
         if (bytes.length === 1) for (;;);
         process.send({ kind: 'done', photo: { jpeg: bytes, width: 1, height: 1 } });
       });`,
    );
    const { decode } = makeDecoder({ processUrl: pathToFileURL(stuck), timeLimitMs: 3000 });
    const endless = decode(new Uint8Array(1));
    const next = decode(new Uint8Array(2));
    await expect(endless).rejects.toMatchObject({ reason: 'too-costly' });
    expect(await next).toMatchObject({ width: 1 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['wider', 49_999_999, 1],
  ['higher', 1, 49_999_999],
])('rejects a small file that is %s than any camera makes by its header', async (_name, width, height) => {
  await expect(makeDecoder().decode(blankPng(width, height))).rejects.toMatchObject({ reason: 'too-large' });
});

test('limits the uploads that wait', async () => {
  const { decode } = makeDecoder({ queueLimit: 1 });
  const taken = [decode(small), decode(small)];
  await expect(decode(small)).rejects.toThrow(PictureQueueFull);
  expect((await Promise.all(taken)).map(({ height }) => height)).toEqual([20, 20]);
});

test('does not decode a cancelled upload', async () => {
  const { decode, load } = makeDecoder();
  const first = decode(small);
  const second = decode(costly, { signal: AbortSignal.abort() });
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  expect(load()).toEqual({ running: 1, waiting: 0 });
  await first;
});
