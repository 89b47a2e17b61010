import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { lockDataDir } from '../data-dir/lock-data-dir.ts';
import { type Database, openDatabase } from '../db/database.ts';

/** Opens the configured database for `work`; the embedded one is locked until it ends. */
export async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = config;
  const lock = databaseUrl ? null : await lockDataDir(dataDir);
  try {
    const database = await openDatabase({ databaseUrl, dataDir });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await lock?.release();
  }
}

/** Whether DATA_DIR has an embedded database. */
export function hasEmbedded({ dataDir }: Config): boolean {
  return existsSync(join(dataDir, 'db', 'PG_VERSION'));
}
