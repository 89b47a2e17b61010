import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type { OpeningRequest } from '../../studio/art/envelope/draw-opening.ts';
import type { EnvelopeWords } from '../../studio/art/envelope/paint-envelope.ts';
import type { UprightPhoto } from '../../studio/art/photo/decode-upload.ts';
import type { OnProgress, Picture, PictureRequest } from '../../studio/art/picture.ts';
import type { BookRequest } from '../../studio/art/print/keepsake-book.ts';
import type { PaperRequest } from '../../studio/art/print/paper-request.ts';
import type { PrintRequest } from '../../studio/art/print/print-request.ts';
import { keepLatest } from '../keep-latest.ts';
import { memoryLimitBytes } from '../memory-limit.ts';
import { type PictureReply, type PictureResult, type PictureTask, unpackError } from './picture-job.ts';
import { PictureQueueFull, PictureWorkerFailed, studioBusyMessage } from './picture-problems.ts';
import { createUploadDecoder } from './upload-decoder.ts';

export { PictureQueueFull, PictureWorkerFailed, studioBusyMessage };

export type PicturePool = {
  /**
   * Draws a picture in a worker thread; a scale of 0.5 gives a preview. One that `isPatient` lets all others go first
   * and leaves a thread free for them while people ask for pictures. Rejects with PictureQueueFull, PictureWorkerFailed, an AbortError or the
   * studio's error.
   */
  render(
    request: PictureRequest,
    options?: { scale?: number; onProgress?: OnProgress; signal?: AbortSignal; isPatient?: boolean },
  ): Promise<Picture>;
  /**
   * Decodes an upload in a separate process. Rejects like `render`, and with UnreadablePicture for an unsupported file.
   */
  decode(bytes: Uint8Array, options?: { signal?: AbortSignal | undefined }): Promise<UprightPhoto>;
  /** Makes the PDF of a card in a worker thread. Waits and rejects like `render`. */
  print(request: PrintRequest, options?: { signal?: AbortSignal; isPatient?: boolean }): Promise<Uint8Array>;
  /** The sealed envelope of a card as a JPEG for link previews; the last ones are kept. Rejects like `render`. */
  envelope(request: EnvelopeWords): Promise<Uint8Array>;
  /** Draws a card coming out of its envelope as an animated WebP. Rejects like `render`. */
  opening(request: OpeningRequest, options?: { signal?: AbortSignal }): Promise<Uint8Array>;
  /** Makes a PDF of several cards, like `print`. */
  book(request: BookRequest, options?: { signal?: AbortSignal }): Promise<Uint8Array>;
  /** Makes a PDF of labels, envelopes or a check list, like `print`. */
  paper(request: PaperRequest, options?: { signal?: AbortSignal }): Promise<Uint8Array>;
  /** Draws a card's front as a JPEG at 300 dpi, patiently. Rejects like `render`. */
  front(request: PrintRequest['front'], options?: { signal?: AbortSignal }): Promise<Uint8Array>;
  /** How many pictures are being drawn and are waiting right now; patient ones are not waited for. */
  load(): { running: number; waiting: number };
  /** Rejects waiting and running jobs, and ends the threads. */
  close(): Promise<void>;
};

export type PicturePoolOptions = {
  /** The built entry: a .ts worker does not load on Node 20. */
  workerUrl: URL;
  /** The built entry of the process that decodes uploads. */
  decoderUrl: URL;
  /** How many threads draw at once. */
  size: number;
  /** How many pictures may wait for a thread. */
  queueLimit: number;
  timeLimitMs?: number;
  memoryLimitMb?: number;
  idleMs?: number;
  /** Whether an idle thread ends at once. */
  isMemoryShort?: () => boolean;
};

/** A thread ends after this long without work: it takes a second to warm up. */
const defaultIdleMs = 60_000;
/** Several chats and their servers ask for one within minutes; 30 KB each. */
const mostEnvelopes = 200;
/** Who asks for one picture often asks for another: patient ones leave a thread free for so long. */
const leaveFreeMs = 30_000;
/** How long an aborted picture may continue. */
const graceMs = 400;

/** An idle thread keeps up to 360 MB after large pictures: in a container of 1 GB, uploads would be refused for its idle minute. */
const isMostMemoryUsed = (): boolean => process.memoryUsage.rss() > 0.5 * memoryLimitBytes();

type Job = {
  task: PictureTask;
  isPatient: boolean;
  onProgress: OnProgress | undefined;
  resolve: (result: PictureResult) => void;
  reject: (error: unknown) => void;
};
type Thread = { worker: Worker; job: Job | null; timer: NodeJS.Timeout | null };

/** Threads that draw pictures, started on demand, with a bounded queue. */
export function createPicturePool(options: PicturePoolOptions): PicturePool {
  const { workerUrl, size, queueLimit, timeLimitMs = 120_000, memoryLimitMb = 1024, idleMs = defaultIdleMs } = options;
  const { isMemoryShort = isMostMemoryUsed } = options;
  const uploads = createUploadDecoder({ processUrl: options.decoderUrl, queueLimit });
  const threads = new Set<Thread>();
  const ending = new Set<Promise<unknown>>();
  /** When somebody last asked for a picture that is not patient, in ms. */
  let lastAskedAt = Number.NEGATIVE_INFINITY;
  let waiting: Job[] = [];
  let closed = false;

  function startThread(): Thread {
    const worker = new Worker(workerUrl, {
      // A card looks the same on every machine, because only our own fonts are used.
      env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 16 },
    });
    const thread: Thread = { worker, job: null, timer: null };
    worker.on('message', (reply: PictureReply) => receive(thread, reply));
    worker.on('error', (error) =>
      drop(thread, new PictureWorkerFailed('Drawing the picture failed.', { cause: error })),
    );
    worker.on('exit', () => drop(thread, new PictureWorkerFailed('Drawing the picture stopped unexpectedly.')));
    threads.add(thread);
    return thread;
  }

  function receive(thread: Thread, reply: PictureReply): void {
    if (reply.kind === 'progress') {
      thread.job?.onProgress?.(reply.fraction);
      return;
    }
    const job = release(thread);
    if (reply.kind === 'done') job?.resolve(reply.result);
    else job?.reject(unpackError(reply.error));
    runNext();
    if (!thread.job && isMemoryShort()) drop(thread, null);
  }

  /** Removes the job from a thread, so that the process can end while it idles. */
  function release(thread: Thread): Job | null {
    const { job } = thread;
    if (thread.timer) clearTimeout(thread.timer);
    thread.timer = setTimeout(() => drop(thread, null), idleMs).unref();
    thread.job = null;
    thread.worker.unref();
    return job;
  }

  /** Terminates a thread and rejects its job; the next job starts a new one. */
  function drop(thread: Thread, error: unknown): void {
    if (!threads.delete(thread)) return;
    release(thread)?.reject(error);
    if (thread.timer) clearTimeout(thread.timer);
    const end = thread.worker.terminate().finally(() => ending.delete(end));
    ending.add(end);
    runNext();
  }

  /** Lets an aborted picture finish by itself: a new thread takes longer to warm up than a preview to draw. */
  function giveUpSoon(thread: Thread): void {
    if (thread.timer) clearTimeout(thread.timer);
    thread.timer = setTimeout(() => drop(thread, new PictureWorkerFailed('The picture was given up.')), graceMs);
  }

  function nextJob(): Job | undefined {
    const patientRunning = [...threads].filter(({ job }) => job?.isPatient).length;
    const isAskedFor = performance.now() - lastAskedAt < leaveFreeMs;
    const forPatient = isAskedFor ? Math.max(1, size - 1) : size;
    return waiting.find(({ isPatient }) => !isPatient) ?? (patientRunning < forPatient ? waiting[0] : undefined);
  }

  function runNext(): void {
    for (let job = nextJob(); !closed && job; job = nextJob()) {
      const idle = [...threads].find((thread) => !thread.job) ?? (threads.size < size ? startThread() : null);
      if (!idle) return;
      waiting.splice(waiting.indexOf(job), 1);
      idle.job = job;
      idle.worker.ref();
      if (idle.timer) clearTimeout(idle.timer);
      idle.timer = setTimeout(
        () => drop(idle, new PictureWorkerFailed(`The picture took longer than ${timeLimitMs / 1000} s.`)),
        timeLimitMs,
      );
      idle.worker.postMessage(job.task);
    }
  }

  function enqueue<T extends PictureResult>(
    task: PictureTask,
    onProgress?: OnProgress,
    signal?: AbortSignal,
    isPatient = false,
  ): Promise<T> {
    return new Promise<PictureResult>((resolve, reject) => {
      if (closed) throw new Error('The picture pool is closed.');
      signal?.throwIfAborted();
      const allBusy = threads.size >= size && [...threads].every((thread) => thread.job);
      // Patient ones are bounded by their jobs.
      if (allBusy && !isPatient && impatient().length >= queueLimit) throw new PictureQueueFull();

      const abort = () => {
        const thread = [...threads].find((running) => running.job === job);
        if (thread) giveUpSoon(thread);
        waiting = waiting.filter((other) => other !== job);
        job.reject(signal?.reason);
      };
      const settle =
        <V>(end: (value: V) => void) =>
        (value: V) => {
          signal?.removeEventListener('abort', abort);
          end(value);
        };
      const job: Job = { task, isPatient, onProgress, resolve: settle(resolve), reject: settle(reject) };
      signal?.addEventListener('abort', abort, { once: true });
      if (!isPatient) lastAskedAt = performance.now();
      waiting.push(job);
      runNext();
    }) as Promise<T>;
  }

  const impatient = () => waiting.filter(({ isPatient }) => !isPatient);
  const envelopes = keepLatest<Uint8Array>(mostEnvelopes);
  return {
    render: (request, { scale = 1, onProgress, signal, isPatient } = {}) =>
      enqueue<Picture>({ kind: 'render', request, scale }, onProgress, signal, isPatient),
    decode: uploads.decode,
    print: (request, { signal, isPatient } = {}) =>
      enqueue<Uint8Array>({ kind: 'print', request }, undefined, signal, isPatient),
    envelope: (request) => envelopes(JSON.stringify(request), () => enqueue<Uint8Array>({ kind: 'envelope', request })),
    opening: (request, { signal } = {}) => enqueue<Uint8Array>({ kind: 'opening', request }, undefined, signal),
    book: (request, { signal } = {}) => enqueue<Uint8Array>({ kind: 'book', request }, undefined, signal),
    paper: (request, { signal } = {}) => enqueue<Uint8Array>({ kind: 'paper', request }, undefined, signal),
    front: (request, { signal } = {}) => enqueue<Uint8Array>({ kind: 'front', request }, undefined, signal, true),
    load: () => ({
      running: [...threads].filter(({ job }) => job).length + uploads.load().running,
      waiting: impatient().length + uploads.load().waiting,
    }),
    async close() {
      closed = true;
      const error = new Error('The picture pool is closed.');
      for (const job of waiting.splice(0)) job.reject(error);
      for (const thread of [...threads]) drop(thread, error);
      await Promise.all([...ending, uploads.close()]);
    },
  };
}
