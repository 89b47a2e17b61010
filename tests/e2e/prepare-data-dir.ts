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
 * Starts a server once on an empty directory: it migrates its database and draws the card styles, and every journey
 * file copies the result. It is killed twice meanwhile, while creating its database and while drawing, and must
 * continue each time.
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
  const killAfterMs = Math.round(random() * killWithinMs);
  await killFirstStart(prepared.dataDir, () => wait(killAfterMs));
  const begunMs = performance.now();
  const drawnBefore = await killFirstStart(prepared.dataDir, (server) => server.wrote(/ {2}12 of \d+/));
  const server = await startFondlyProcess({ env: { DATA_DIR: prepared.dataDir } }).catch((error: unknown) => {
    throw new Error(`After kills at ${killAfterMs} ms and while it drew:\n${drawnBefore}`, { cause: error });
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

/** Its output so far. */
async function killFirstStart(
  dataDir: string,
  moment: (server: ReturnType<typeof spawnFondly>) => Promise<unknown>,
): Promise<string> {
  const server = spawnFondly({
    HOST: '127.0.0.1',
    PORT: String(await findFreePort()),
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
  });
  await Promise.race([moment(server), server.stopped]);
  const { signal } = await server.kill('SIGKILL');
  if (signal !== 'SIGKILL') throw new Error(`It ended before it was killed:\n${server.output()}`);
  return server.output();
}
