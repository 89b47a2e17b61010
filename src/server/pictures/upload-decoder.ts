import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import type { UprightPhoto } from '../../studio/art/photo/decode-upload.ts';
import { UnreadablePicture } from '../../studio/art/photo/unreadable-picture.ts';
import { memoryLimitBytes } from '../memory-limit.ts';
import type { DecodeReply, DecodeTask } from './decode-upload.process.ts';
import { unpackError } from './picture-job.ts';
import { PictureQueueFull, PictureWorkerFailed } from './picture-problems.ts';

export type UploadDecoderOptions = {
  /** The built entry of the child: a .ts file does not load on Node 20. */
  processUrl: URL;
  /** How many uploads may wait. */
  queueLimit: number;
  /** How long an upload may take before it is rejected as too costly. */
  timeLimitMs?: number;
  /** How much memory the child may use for an upload, including its own 90 MB. */
  memoryForOne?: () => number;
};

/** Decodes uploads one at a time, in a process whose death affects only the upload that caused it. */
export type UploadDecoder = {
  /** Rejects with UnreadablePicture, PictureQueueFull, PictureWorkerFailed or an AbortError. */
  decode(bytes: Uint8Array, options?: { signal?: AbortSignal | undefined }): Promise<UprightPhoto>;
  load(): { running: number; waiting: number };
  close(): Promise<void>;
};

/** The child ends after this long without work: it uses some 90 MB. */
const idleMs = 20_000;

type Job = {
  bytes: Uint8Array;
  resolve: (photo: UprightPhoto) => void;
  reject: (error: unknown) => void;
};

/** Starts the child on demand. */
export function createUploadDecoder(options: UploadDecoderOptions): UploadDecoder {
  const { queueLimit, timeLimitMs = 20_000, memoryForOne = memoryLeftForOne } = options;
  let child: ChildProcess | null = null;
  let running: Job | null = null;
  let waiting: Job[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function startChild(): ChildProcess {
    // Passes none of our variables, because a decoder needs none. Two arenas return the memory of a picture.
    const started = fork(options.processUrl, {
      serialization: 'advanced',
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=128'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('message', (reply: DecodeReply) => {
      const job = settle();
      if (reply.kind === 'done') job?.resolve(reply.photo);
      else job?.reject(unpackError(reply.error));
      runNext();
    });
    started.on('error', (cause) => lose(started, new PictureWorkerFailed('The picture could not be read.', { cause })));
    // Killed by its own watchdog, the time limit, the kernel or a decoder fault: the upload is to blame.
    started.on('exit', () => lose(started, new UnreadablePicture('too-costly')));
    // If memory runs out anyway, the kernel kills this process and not the server.
    if (process.platform === 'linux') writeFile(`/proc/${started.pid}/oom_score_adj`, '1000').catch(() => {});
    return started;
  }

  function settle(): Job | null {
    clearTimeout(timer);
    const job = running;
    running = null;
    return job;
  }

  function lose(lost: ChildProcess, error: Error): void {
    if (child !== lost) return;
    child = null;
    settle()?.reject(error);
    runNext();
  }

  function runNext(): void {
    if (closed || running) return;
    const job = waiting.shift();
    if (!job) {
      child?.unref();
      child?.channel?.unref();
      timer = setTimeout(() => child?.disconnect(), idleMs).unref();
      return;
    }
    clearTimeout(timer);
    if (!child?.connected) child = startChild();
    const current = child;
    current.ref();
    current.channel?.ref();
    running = job;
    timer = setTimeout(() => current.kill('SIGKILL'), timeLimitMs);
    current.send({ bytes: job.bytes, memoryLimitBytes: memoryForOne() } satisfies DecodeTask);
  }

  return {
    decode: (bytes, { signal } = {}) =>
      new Promise((resolve, reject) => {
        if (closed) throw new Error('The upload decoder is closed.');
        signal?.throwIfAborted();
        if (running && waiting.length >= queueLimit) throw new PictureQueueFull();
        const abort = () => {
          waiting = waiting.filter((other) => other !== job);
          // A running decode goes on: starting another process costs more than most pictures.
          reject(signal?.reason);
        };
        const end =
          <Value>(how: (value: Value) => void) =>
          (value: Value) => {
            signal?.removeEventListener('abort', abort);
            how(value);
          };
        const job: Job = { bytes, resolve: end(resolve), reject: end(reject) };
        signal?.addEventListener('abort', abort, { once: true });
        waiting.push(job);
        runNext();
      }),
    load: () => ({ running: running ? 1 : 0, waiting: waiting.length }),
    async close() {
      closed = true;
      const error = new Error('The upload decoder is closed.');
      for (const job of waiting.splice(0)) job.reject(error);
      const ending = child;
      child = null;
      settle()?.reject(error);
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      await new Promise((ended) => {
        ending.once('exit', ended);
        ending.kill('SIGKILL');
      });
    },
  };
}

const mb = 1024 * 1024;
/** Enough for a HEIC of 48 megapixels. */
const mostForOne = 750 * mb;
/** Enough for one of 12. */
const leastForOne = 256 * mb;

/** The memory that the server leaves free right now, minus a little for others: drawing pictures uses more of it. */
function memoryLeftForOne(): number {
  const left = memoryLimitBytes() * 0.85 - process.memoryUsage.rss();
  return Math.min(mostForOne, Math.max(leastForOne, left));
}
