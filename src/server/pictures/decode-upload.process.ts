import process from 'node:process';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { decodeUpload } from '../../studio/art/photo/decode-upload.ts';
import { type CrossingError, packError } from './picture-job.ts';

/** The messages from the parent: one upload at a time, and how much memory this process may use for it. */
export type DecodeTask = { bytes: Uint8Array; memoryLimitBytes: number };
export type DecodeReply =
  | { kind: 'done'; photo: Awaited<ReturnType<typeof decodeUpload>> }
  | { kind: 'failed'; error: CrossingError };

sharp.concurrency(1);
sharp.cache(false);

const limit = new Float64Array(new SharedArrayBuffer(8)).fill(Number.POSITIVE_INFINITY);

// Ends this process when a picture uses too much memory. In its own thread, because the HEIC decoder blocks the main
// one.
const watch = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => process.memoryUsage.rss() > workerData[0] && process.kill(process.pid, 'SIGKILL'), 5);`;
new Worker(watch, { eval: true, workerData: limit }).unref();

process.on('disconnect', () => process.exit());
process.on('message', async ({ bytes, memoryLimitBytes }: DecodeTask) => {
  limit[0] = memoryLimitBytes;
  const reply: DecodeReply = await decodeUpload(bytes).then(
    (photo) => ({ kind: 'done', photo }),
    (error: unknown) => ({ kind: 'failed', error: packError(error) }),
  );
  process.send?.(reply);
});
