import { existsSync, renameSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { removeLeftovers } from '../database/remove-leftovers.ts';
import { keptDataDirVariable, makeDataDir, preparedDataDirVariable } from '../process/data-dir.ts';
import { findFreePort } from '../process/free-port.ts';
import { chooseSeed, seededRandom } from '../process/seeded-random.ts';
import { spawnFondly } from '../process/spawn-fondly.ts';
import { startFondlyProcess } from '../process/start-fondly-process.ts';

/** The time of a first start on an empty directory, for comparison with a second start. */
export const firstStartVariable = 'FONDLY_FIRST_START_MS';

const killWithinMs = 2_000;
let remove: (() => void) | undefined;

/**
 * Starts a server once on an empty directory, and every journey file copies the result. It is killed twice meanwhile,
 * while it creates its database or its styles, and must continue each time.
 */
export async function setup(): Promise<void> {
  removeLeftovers();
  const kept = process.env[keptDataDirVariable];
  if (kept && existsSync(kept)) {
    process.env[preparedDataDirVariable] = kept;
    return;
  }
  const prepared = makeDataDir();
  remove = prepared.remove;
  const random = seededRandom(chooseSeed('first start'));
  const killsAfterMs = [1, 2].map((times) => Math.round(times * random() * killWithinMs));
  const begunMs = performance.now();
  for (const killAfterMs of killsAfterMs) await killFirstStart(prepared.dataDir, killAfterMs);
  const server = await startFondlyProcess({ env: { DATA_DIR: prepared.dataDir } }).catch((error: unknown) => {
    throw new Error(`After kills at ${killsAfterMs.join(' and ')} ms`, { cause: error });
  });
  process.env[firstStartVariable] = String(Math.round(performance.now() - begunMs));
  const { code } = await server.kill('SIGTERM');
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`);
  if (kept) renameSync(prepared.dataDir, kept);
  process.env[preparedDataDirVariable] = kept ?? prepared.dataDir;
}

/** Deletes what setup created. */
export function teardown(): void {
  remove?.();
}

async function killFirstStart(dataDir: string, afterMs: number): Promise<void> {
  const server = spawnFondly({
    HOST: '127.0.0.1',
    PORT: String(await findFreePort()),
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
  });
  await Promise.race([wait(afterMs), server.stopped]);
  const { signal } = await server.kill('SIGKILL');
  if (signal !== 'SIGKILL') throw new Error(`It ended before it was killed:\n${server.output()}`);
}
