import { copyPreparedDataDir, makeDataDir } from './data-dir.ts';
import { findFreePort } from './free-port.ts';
import { type SpawnedFondly, spawnFondly } from './spawn-fondly.ts';

/** A running built server. */
export type FondlyProcess = SpawnedFondly & {
  address: string;
  dataDir: string;
  /** The time from the start of the process until it reported that it is running. */
  startedWithinMs: number;
  /** Stops it if it still runs, and deletes its data directory unless the caller gave one. */
  close(): Promise<void>;
};

/**
 * Starts the built server on a free port of 127.0.0.1, on a copy of the prepared data directory unless `env` sets one.
 */
export async function startFondlyProcess({ env = {} }: { env?: Record<string, string> } = {}): Promise<FondlyProcess> {
  const own = env.DATA_DIR === undefined ? (env.DATABASE_URL ? makeDataDir() : copyPreparedDataDir()) : null;
  const dataDir = own?.dataDir ?? env.DATA_DIR ?? '';
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
