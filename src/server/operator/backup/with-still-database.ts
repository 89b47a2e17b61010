import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { copyCluster } from '../../db/copy-cluster.ts';
import { type Database, isEmbedded, openDatabase } from '../../db/database.ts';

const copyPrefix = 'backup-copy-';
/** Of the backups that this process makes by itself, one at a time. */
const ownCopyPrefix = 'backup-own-copy-';
const dayMs = 24 * 60 * 60 * 1000;

type Parts = Pick<Context, 'database' | 'config' | 'log'>;

/** Copies the embedded database of this process for a backup; the caller removes the directory. */
export async function copyForBackup({ database, config, log }: Parts, prefix = copyPrefix): Promise<string> {
  const dir = await mkdtemp(join(config.dataDir, prefix));
  await removeForgotten(config.dataDir, (await stat(dir)).mtimeMs);
  const { waitedMs } = await copyCluster(database, join(config.dataDir, 'db'), join(dir, 'db'));
  log.info({ waitedMs: Math.round(waitedMs) }, 'the database was copied for a backup');
  return dir;
}

/**
 * The database for a backup that this process makes: the embedded one as a copy, because it has one connection, which
 * the others need meanwhile.
 */
export async function withStillDatabase<T>(parts: Parts, work: (database: Database) => Promise<T>): Promise<T> {
  if (!isEmbedded(parts.database)) return work(parts.database);
  // What a killed backup left would stay beside the next copy and fill the disk.
  await removeCopies(parts.config.dataDir, ownCopyPrefix);
  const dir = await copyForBackup(parts, ownCopyPrefix);
  try {
    const copy = await openDatabase({ dataDir: dir, isDurable: false });
    return await work(copy).finally(() => copy.close());
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/**
 * Removes copies whose command was killed before it could delete them. `nowMs` is the time of the disk, which dates
 * them.
 */
async function removeForgotten(dataDir: string, nowMs: number): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    if (name.startsWith(copyPrefix) && nowMs - (await stat(path)).mtimeMs > dayMs)
      await rm(path, { recursive: true, force: true });
  }
}

async function removeCopies(dataDir: string, prefix: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(prefix)) await rm(join(dataDir, name), { recursive: true, force: true });
}
