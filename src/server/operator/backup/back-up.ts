import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inSize } from '../../../contract/amounts.ts';
import type { Config } from '../../config.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { openFiles } from '../../files/open-files.ts';
import { askRunning } from '../control/control-socket.ts';
import { OperatorRefusal } from '../operator-refusal.ts';
import { hasEmbedded, withDatabase } from '../own-database.ts';
import { type OwnKey, ownKey } from './own-key.ts';
import { requireCurrentSchema, writeBackup } from './write-backup.ts';

type Say = (line: string) => void;

/** Backs up the configured installation, whether it is running or not. `to` is a file, or a directory for one. */
export async function backUp(config: Config, to: string | undefined, say: Say): Promise<void> {
  const madeAt = new Date();
  const path = pathFor(config, to, madeAt);
  if (!config.databaseUrl && !hasEmbedded(config))
    throw new OperatorRefusal(`There is no Fondly in ${config.dataDir} yet.`);
  const key = await ownKey(config);
  if (config.databaseUrl) return withDatabase(config, (database) => pack(config, key, database, path, madeAt, say));
  const copy = await askRunning(config.dataDir, { do: 'copy-database' }, say);
  if (!copy) return withDatabase(config, (database) => pack(config, key, database, path, madeAt, say));
  // The running process continues with its own files; the copy is as of a moment ago.
  const copyDir = String(copy.done);
  try {
    const database = await openDatabase({ dataDir: copyDir, isDurable: false });
    await pack(config, key, database, path, madeAt, say).finally(() => database.close());
  } finally {
    await rm(copyDir, { recursive: true, force: true });
  }
}

async function pack(
  config: Config,
  key: OwnKey,
  database: Database,
  path: string,
  madeAt: Date,
  say: Say,
): Promise<void> {
  await requireCurrentSchema(database.orm);
  const source = { database, files: await openFiles(config), ...key };
  const { manifest, files, bytes } = await writeBackup(source, path, madeAt);
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  say(`The backup is in ${path}: ${rows} rows and ${files} files, ${inSize(bytes)}.`);
  const { missingFiles } = manifest;
  if (missingFiles.length > 0) say(`${missingFiles.length} files were not there, such as ${missingFiles[0]}.`);
  say(
    key.secretKey
      ? 'The secret key is in it: guard it like a password.'
      : 'The secret key is not in it: it is the SECRET_KEY of your configuration. Keep that too.',
  );
}

function pathFor({ dataDir }: Config, to: string | undefined, madeAt: Date): string {
  const name = `fondly-${madeAt.toISOString().replaceAll(':', '-').replace(/\..*/, 'Z')}.tar`;
  if (!to) return join(dataDir, 'backups', name);
  const path = resolve(to);
  if (existsSync(path) && statSync(path).isDirectory()) return join(path, name);
  // A missing directory would become a file, and the next backup would overwrite it.
  if (!path.endsWith('.tar'))
    throw new OperatorRefusal(`There is no directory ${path}. Make it first, or name a file that ends in .tar.`);
  return path;
}
