import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { type Connection, connect } from './connect.ts';
import type { EngineCode, EngineData, FromEngine, ToEngine } from './embedded-engine.worker.ts';
import { startUpkeep } from './embedded-upkeep.ts';
import { EngineStream } from './engine-stream.ts';
import { SharedPool } from './shared-pool.ts';
import type { TransactionGuard } from './transaction-guard.ts';

// Always the built file, even when running from the sources: a .ts worker does not load on Node 20.
const engineUrl = new URL('../../../dist/server/db/embedded-engine.worker.js', import.meta.url);

declare const WebAssembly: { compile(bytes: Uint8Array): Promise<EngineCode> };

/** Compiled once for all threads of the process, so that the next thread starts fast. */
let engineCode: Promise<EngineCode> | undefined;

async function compileEngine(): Promise<EngineCode> {
  return WebAssembly.compile(
    await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')),
  );
}

/** The embedded engine's thread ended by itself. No query is answered any more: the process must end. */
class EngineDied extends Error {
  override name = 'EngineDied';

  constructor(why: string) {
    super(`The embedded database stopped: ${why}. What was saved is safe; start Fondly again.`);
  }
}

/** PostgreSQL panics over unreadable files; trouble-in-words.ts tells the operator what to do about the damage. */
const deathBy = (why: string) => (why.startsWith('PostgreSQL panicked') ? new Error(why) : new EngineDied(why));

/**
 * Opens the embedded database in its own thread, and creates it the first time. The caller holds the lock on its
 * directory. If the engine dies, the process ends.
 */
export async function openEmbedded(data: Omit<EngineData, 'code'>, guard: TransactionGuard): Promise<Connection> {
  engineCode ??= compileEngine();
  const workerData: EngineData = { ...data, code: await engineCode };
  const worker = new Worker(engineUrl, { workerData });
  let isClosing = false;
  let why = 'its thread ended';
  worker.on('message', (message: FromEngine) => {
    if (typeof message === 'string') why = message;
  });
  const ended = once(worker, 'exit').then(() => {
    throw deathBy(why);
  });
  await Promise.race([once(worker, 'message'), ended]);
  ended.catch(() => {});
  worker.on('error', (error) => {
    why = error.message;
  });
  worker.on('exit', () => {
    // An uncaught exception, so that it ends the process (main.ts).
    if (!isClosing) throw deathBy(why);
  });
  const pool = new SharedPool(
    {
      user: 'postgres',
      database: 'postgres',
      max: 1,
      pipeline: true,
      idleTimeoutMillis: 0,
      stream: () => new EngineStream(worker),
    },
    guard,
  );
  const connection = connect('embedded', pool, ({ message }) => {
    if (!isClosing) throw new EngineDied(message);
  });
  const upkeep = startUpkeep(pool);
  return {
    ...connection,
    close: async () => {
      if (isClosing) return;
      isClosing = true;
      await upkeep.stop();
      await connection.close();
      worker.postMessage('close' satisfies ToEngine);
      const [code] = await once(worker, 'exit');
      if (code !== 0) throw new EngineDied(why);
    },
  };
}
