import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { openFiles } from '../../files/open-files.ts';
import { loadSecretKey, markOf, readStoredKey } from '../../secrets/secret-key.ts';
import { askRunning } from '../control/control-socket.ts';
import { OperatorRefusal } from '../operator-refusal.ts';
import { hasEmbedded, withDatabase } from '../own-database.ts';
import { requireCurrentSchema, writeBackup } from './write-backup.ts';

type Say = (line: string) => void;

/** Makes a backup of the configured installation, whether it runs or not. `to` names a file, or a directory for one. */
export async function backUp(config: Config, to: string | undefined, say: Say): Promise<void> {
  const madeAt = new Date();
  const path = pathFor(config, to, madeAt);
  if (config.databaseUrl) return withDatabase(config, (database) => pack(config, database, path, madeAt, say));
  if (!hasEmbedded(config)) throw new OperatorRefusal(`There is no Fondly in ${config.dataDir} yet.`);
  const copy = await askRunning(config.dataDir, { do: 'copy-database' }, say);
  if (!copy) return withDatabase(config, (database) => pack(config, database, path, madeAt, say));
  // The running process goes on with its own; the copy is as it was a moment ago.
  const copyDir = String(copy.done);
  try {
    const database = await openDatabase({ dataDir: copyDir, fsync: () => {} });
    await pack(config, database, path, madeAt, say).finally(() => database.close());
  } finally {
    await rm(copyDir, { recursive: true, force: true });
  }
}

async function pack(config: Config, database: Database, path: string, madeAt: Date, say: Say): Promise<void> {
  await requireCurrentSchema(database.orm);
  const secretKey = config.secretKey ? null : await readStoredKey(config.dataDir);
  const secretKeyMark = markOf(await loadSecretKey(config.secretKey, config.dataDir));
  const source = { database, files: await openFiles(config), secretKey, secretKeyMark };
  const { manifest, files, bytes } = await writeBackup(source, path, madeAt);
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  say(`The backup is in ${path}: ${rows} rows and ${files} files, ${(bytes / 1_000_000).toFixed(1)} MB.`);
  const { missingFiles } = manifest;
  if (missingFiles.length > 0) say(`${missingFiles.length} files were not there, such as ${missingFiles[0]}.`);
  say(
    secretKey
      ? 'The secret key is in it: keep it as you keep a password.'
      : 'The secret key is not in it: it is the SECRET_KEY of your configuration. Keep that too.',
  );
}

function pathFor({ dataDir }: Config, to: string | undefined, madeAt: Date): string {
  const name = `fondly-${madeAt.toISOString().replaceAll(':', '-').replace(/\..*/, 'Z')}.tar`;
  if (!to) return join(dataDir, 'backups', name);
  const path = resolve(to);
  return existsSync(path) && statSync(path).isDirectory() ? join(path, name) : path;
}
