import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { EngineCode, EngineData, FromEngine, ToEngine } from './embedded-engine.worker.ts';

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

/** The running engine of the embedded database. */
export type StartedEngine = {
  worker: Worker;
  /** Ends the process: no query is answered any more. */
  die(why: string): never;
  stop(): Promise<void>;
};

/**
 * Starts the embedded engine in its own thread, and creates its cluster the first time. The caller holds the lock on
 * the directory. If the engine dies, the process ends. Imports nothing large, so that a process can start it first.
 */
export async function startEngine(data: Omit<EngineData, 'code'>): Promise<StartedEngine> {
  engineCode ??= compileEngine();
  const workerData: EngineData = { ...data, code: await engineCode };
  const worker = new Worker(engineUrl, { workerData });
  let isStopping = false;
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
    if (!isStopping) throw deathBy(why);
  });
  return {
    worker,
    die: (reason) => {
      throw new EngineDied(reason);
    },
    stop: async () => {
      isStopping = true;
      worker.postMessage('close' satisfies ToEngine);
      const [code] = await once(worker, 'exit');
      if (code !== 0) throw new EngineDied(why);
    },
  };
}
