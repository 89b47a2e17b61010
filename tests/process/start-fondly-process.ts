import { cpSync } from 'node:fs';
import process from 'node:process';
import { makeDataDir } from './data-dir.ts';
import { findFreePort } from './free-port.ts';
import { type SpawnedFondly, spawnFondly } from './spawn-fondly.ts';

/** A built server that serves. */
export type FondlyProcess = SpawnedFondly & {
  address: string;
  dataDir: string;
  /** From the start of the process until it said that it is running. */
  startedWithinMs: number;
  /** Ends it if it still runs, and deletes its data directory if it is one of its own. */
  close(): Promise<void>;
};

/** Names a data directory of a server that has started once, and ended; who names none of their own starts on a copy of it. */
export const preparedDataDirVariable = 'FONDLY_PREPARED_DATA_DIR';

/** Starts the built server on a free port of 127.0.0.1, on a data directory of its own unless `env` names one. */
export async function startFondlyProcess({ env = {} }: { env?: Record<string, string> } = {}): Promise<FondlyProcess> {
  const own = env.DATA_DIR === undefined ? makeDataDir() : null;
  const dataDir = own?.dataDir ?? env.DATA_DIR ?? '';
  const prepared = process.env[preparedDataDirVariable];
  if (own && prepared && !env.DATABASE_URL) cpSync(prepared, own.dataDir, { recursive: true });
  const port = env.PORT ?? String(await findFreePort());
  const begunMs = performance.now();
  const server = spawnFondly({ HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env, PORT: port, DATA_DIR: dataDir });
  const close = async () => {
    await server.kill('SIGKILL');
    own?.remove();
  };
  try {
    await server.wrote(/Fondly is running at/);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...server,
    address: `http://127.0.0.1:${port}`,
    dataDir,
    startedWithinMs: performance.now() - begunMs,
    close,
  };
}
