import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { artStyles } from '../../contract/vocabulary.ts';
import { UnreadablePicture } from '../../studio/art/photo/unreadable-picture.ts';
import type { PictureRequest } from '../../studio/art/picture.ts';
import { renderPicture } from '../../studio/art/render-picture.ts';
import { UnknownFontFamily } from '../../studio/art/text/text-families.ts';
import { createPicturePool, type PicturePool, type PicturePoolOptions, PictureQueueFull } from './picture-pool.ts';

// The set-up of these tests builds it from the sources as they are now.
const builtDir = new URL('../../../dist/server/pictures/', import.meta.url);
let folder = '';
let photo: Uint8Array;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fondly-test-'));
  photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#6688aa' } })
    .png()
    .toBuffer();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pools: PicturePool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const builtDecoder = () => new URL('decode-upload.process.js', builtDir);
const builtWorker = () => new URL('picture.worker.js', builtDir);

/** A worker controlled by its task's prompt, which imitates slow and crashing pictures. */
function puppetWorker(): URL {
  const file = join(folder, 'puppet.mjs');
  writeFileSync(
    file,
    `import { parentPort, threadId } from 'node:worker_threads';
     const answer = { jpeg: new Uint8Array([threadId]), width: 1, height: 1 };
     parentPort.on('message', ({ request }) => {
       if (request.prompt === 'crash') throw new Error('boom');
       if (request.prompt === 'exit') process.exit(3);
       if (request.prompt === 'spin') { parentPort.postMessage({ kind: 'progress', fraction: 0.5 }); for (;;); }
       parentPort.postMessage({ kind: 'done', result: answer });
     });`,
  );
  return pathToFileURL(file);
}

function makePool(options: Partial<PicturePoolOptions> = {}): PicturePool {
  const pool = createPicturePool({
    workerUrl: builtWorker(),
    decoderUrl: builtDecoder(),
    size: 1,
    queueLimit: 20,
    ...options,
  });
  pools.push(pool);
  return pool;
}

const settings = {
  category: 'photo',
  artStyle: 'Watercolor',
  colorPalette: 'Pastel',
  visualDetail: 'Minimal',
  includeCharacters: false,
  sceneSetting: 'Nature',
} as const;
const photoRequest = (fontFamily = 'Arial'): PictureRequest => ({
  kind: 'photo',
  photo,
  focus: null,
  size: '1024x1024',
  overlay: {
    text: 'Happy Birthday',
    style: {
      preset: 'custom',
      position: 'bottom',
      fontSizePercent: 5,
      fontFamily,
      fontWeight: 'bold',
      textColor: '#ffffff',
      backgroundColor: '#000000',
      backgroundOpacity: 0.5,
      textShadow: true,
      maxLines: 2,
      textPadding: 20,
      horizontalAlign: 'center',
      wordWrap: true,
    },
  },
});
const puppetRequest = (prompt: string): PictureRequest => ({
  kind: 'illustration',
  category: 'birthday',
  settings,
  heading: null,
  prompt,
  seed: '1',
  size: '1024x1024',
});

function requestsOfEveryKind(): PictureRequest[] {
  const size = '1024x1024';
  const seed = 'one seed';
  const inStyles = artStyles.flatMap((artStyle): PictureRequest[] => {
    const styled = { ...settings, artStyle };
    return [
      { kind: 'illustration', category: 'birthday', settings: styled, heading: 'For you', prompt: '', seed, size },
      {
        kind: 'painted-photo',
        category: 'birthday',
        heading: null,
        prompt: '',
        photo,
        focus: null,
        settings: styled,
        seed,
        size,
      },
    ];
  });
  const words = { title: 'Happy Birthday, Anna', message: 'עם הרבה אהבה, and many happy returns.' };
  return [{ kind: 'text', category: 'birthday', settings, ...words, seed, size }, photoRequest(), ...inStyles];
}

/** Starts a picture that never ends, and waits until it runs. */
function startSpinning(pool: PicturePool, options: Parameters<PicturePool['render']>[1] = {}) {
  let ended: Promise<unknown> = Promise.resolve();
  const running = new Promise<void>((resolve) => {
    ended = pool
      .render(puppetRequest('spin'), { ...options, onProgress: () => resolve() })
      .catch((error: unknown) => error);
  });
  return running.then(() => ({ ended }));
}

describe('with the real worker', () => {
  test('draws with progress and returns the same bytes in every thread', async () => {
    const pool = makePool({ size: 2 });
    const seen: number[] = [];
    const [one, other] = await Promise.all([
      pool.render(photoRequest(), { onProgress: (fraction) => seen.push(fraction) }),
      pool.render(photoRequest()),
    ]);
    expect(await sharp(one.jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 });
    expect(Buffer.compare(one.jpeg, other.jpeg)).toBe(0);
    expect(seen.at(0)).toBe(0);
    expect(seen.at(-1)).toBe(1);
  });

  test('every kind and style has the same bytes here and in a thread, previews included', async () => {
    const pool = makePool();
    const scale = 0.06;
    for (const request of requestsOfEveryKind()) {
      const here = await renderPicture(request, () => {}, { scale });
      const there = await pool.render(request, { scale });
      const name = `${request.kind} ${'settings' in request ? request.settings.artStyle : ''}`;
      expect([there.width, there.height], name).toEqual([61, 61]);
      expect(Buffer.compare(there.jpeg, here.jpeg), name).toBe(0);
    }
  });

  test('decodes uploads', async () => {
    expect(await makePool().decode(photo)).toMatchObject({ width: 300, height: 300 });
  });

  test('an error keeps its class across threads, and the thread continues', async () => {
    const pool = makePool();
    const refused = pool.decode(new TextEncoder().encode('<svg/>'));
    await expect(refused).rejects.toThrow(UnreadablePicture);
    await expect(refused).rejects.toMatchObject({ reason: 'unsupported' });
    await expect(pool.render(photoRequest('Wingdings'))).rejects.toThrow(UnknownFontFamily);
    expect((await pool.decode(photo)).width).toBe(300);
  });
});

describe('with failing pictures', () => {
  test.each(['crash', 'exit'])(
    'after a %s the job fails with a clear message and the next one gets a new thread',
    async (prompt) => {
      const pool = makePool({ workerUrl: puppetWorker() });
      const failed = pool.render(puppetRequest(prompt));
      const next = pool.render(puppetRequest('draw'));
      await expect(failed).rejects.toMatchObject({
        name: 'PictureWorkerFailed',
        message: expect.stringMatching(/^Drawing/),
      });
      expect((await next).width).toBe(1);
    },
  );

  test('a worker that cannot be loaded fails its job', async () => {
    const pool = makePool({ workerUrl: pathToFileURL(join(folder, 'missing.js')) });
    await expect(pool.render(puppetRequest('draw'))).rejects.toMatchObject({ name: 'PictureWorkerFailed' });
  });

  test('stops a picture that takes too long', async () => {
    const pool = makePool({ workerUrl: puppetWorker(), timeLimitMs: 1000 });
    await expect(pool.render(puppetRequest('spin'))).rejects.toMatchObject({
      message: 'The picture took longer than 1 s.',
    });
    // On a busy machine a new thread may need longer than the limit to start: the next attempt gets another.
    const next = await vi.waitFor(() => pool.render(puppetRequest('draw')), { timeout: 50_000 });
    expect(next.width).toBe(1);
  });

  test('rejects pictures when the queue is full', async () => {
    const pool = makePool({ workerUrl: puppetWorker(), queueLimit: 2 });
    const { ended } = await startSpinning(pool);
    const waiting = [pool.render(puppetRequest('draw')), pool.render(puppetRequest('draw'))].map((job) =>
      job.catch((e) => e),
    );
    await expect(pool.render(puppetRequest('draw'))).rejects.toThrow(PictureQueueFull);
    await pool.close();
    expect(await ended).toMatchObject({ message: 'The picture pool is closed.' });
    for (const job of waiting) expect(await job).toMatchObject({ message: 'The picture pool is closed.' });
  });

  test('cancelling removes a waiting picture and stops a running one', async () => {
    const pool = makePool({ workerUrl: puppetWorker(), queueLimit: 1 });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const { ended } = await startSpinning(pool, { signal: running.signal });
    const queued = pool.render(puppetRequest('draw'), { signal: waiting.signal });
    waiting.abort();
    await expect(queued).rejects.toMatchObject({ name: 'AbortError' });
    const next = pool.render(puppetRequest('draw'));
    running.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    expect((await next).width).toBe(1);
    await expect(pool.render(puppetRequest('draw'), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('patient pictures leave a thread free while others are asked for, let all others go first, and are never refused', async () => {
    const pool = makePool({ workerUrl: puppetWorker(), size: 2, queueLimit: 0 });
    await pool.render(puppetRequest('draw'));
    const stop = new AbortController();
    const { ended } = await startSpinning(pool, { signal: stop.signal, isPatient: true });
    const order: string[] = [];
    const draw = async (name: string, isPatient: boolean) => {
      await pool.render(puppetRequest('draw'), { isPatient });
      order.push(name);
    };
    const patient = draw('patient', true);
    for (const name of ['first', 'second']) await draw(name, false);
    expect([order, pool.load()]).toEqual([['first', 'second'], { running: 1, waiting: 0 }]);
    stop.abort();
    await ended;
    await patient;
    expect(order.at(-1)).toBe('patient');
  });

  test('patient pictures take all threads while nobody else asks', async () => {
    const pool = makePool({ workerUrl: puppetWorker(), size: 2, queueLimit: 0 });
    const stop = new AbortController();
    const { ended } = await startSpinning(pool, { signal: stop.signal, isPatient: true });
    await pool.render(puppetRequest('draw'), { isPatient: true });
    expect(pool.load().running).toBe(1);
    stop.abort();
    await ended;
  });

  test('ends an idle thread at once if memory is short, and keeps it for pictures that wait', async () => {
    const pool = makePool({ workerUrl: puppetWorker(), isMemoryShort: () => true });
    const draw = async () => (await pool.render(puppetRequest(''))).jpeg[0];
    const [one, waited] = await Promise.all([draw(), draw()]);
    expect(waited).toBe(one);
    expect(await draw()).not.toBe(one);
  });

  test('ends an idle thread and starts another for the next picture', async () => {
    const pool = makePool({ workerUrl: puppetWorker(), idleMs: 50 });
    const threadOf = async () => (await pool.render(puppetRequest('draw'))).jpeg[0];
    const first = await threadOf();
    await vi.waitFor(async () => expect(await threadOf()).not.toBe(first), { timeout: 50_000, interval: 200 });
  });

  test('a closed pool rejects pictures', async () => {
    const pool = makePool({ workerUrl: puppetWorker() });
    await pool.close();
    await expect(pool.render(puppetRequest('draw'))).rejects.toThrow('closed');
  });
});
