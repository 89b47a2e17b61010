import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { type StartedEngine, startEngine } from '../db/start-engine.ts';
import { lockDataDir } from './lock-data-dir.ts';

/** The data directory of this process. With PostgreSQL several processes may share it, and there is no engine. */
export type HeldDataDir = { engine?: Promise<StartedEngine>; release(): Promise<void> };

/**
 * Creates the data directory the first time, and locks it for the embedded database, whose engine it starts without
 * waiting: the rest of the server loads meanwhile.
 * @throws DataDirInUse
 */
export async function holdDataDir({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<HeldDataDir> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await keepPrivate(dataDir);
  if (databaseUrl) return { release: async () => {} };
  const lock = await lockDataDir(dataDir);
  const clusterDir = join(dataDir, 'db');
  const engine = startEngine({ clusterDir, isDurable: true });
  // Whoever opens the database sees the failure.
  engine.catch(() => {});
  return { engine, release: () => lock.release() };
}

/** Earlier versions created a world-readable directory. Left unchanged if it belongs to another user. */
async function keepPrivate(dataDir: string): Promise<void> {
  const { uid, mode } = await stat(dataDir);
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) await chmod(dataDir, 0o700);
}
