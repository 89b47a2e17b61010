import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Database } from '../../db/database.ts';
import type { Executor } from '../../db/executor.ts';
import { lastMigration, newestMigration } from '../../db/migrate.ts';
import { tableNames } from '../../db/table-names.ts';
import { describeTables, readNumbering, readRows } from '../../db/table-rows.ts';
import { listPhotoPackKeys } from '../../features/contacts/import/photo-packs.store.ts';
import { listImageKeys } from '../../features/images/images.store.ts';
import type { FileStore } from '../../files/file-store.ts';
import { readWaitingJobs } from '../../queue/waiting-jobs.ts';
import { type ArchiveWriter, type Part, writeArchive } from '../archive/write-archive.ts';
import { OperatorRefusal } from '../operator-refusal.ts';
import { fondlyVersion } from '../version.ts';
import { carriedJobNames } from './carried-jobs.ts';
import {
  backupFormat,
  fileName,
  hashOf,
  jobsName,
  type Manifest,
  manifestHashName,
  manifestName,
  rowsName,
  secretKeyName,
} from './manifest.ts';

export type BackupSource = {
  database: Database;
  files: FileStore;
  /** The key in DATA_DIR; null if it is in the configuration, which the backup does not copy. */
  secretKey: string | null;
  secretKeyMark: string;
};

/** A summary of the backup for the operator. */
export type BackupReport = { path: string; bytes: number; manifest: Manifest; files: number };

const batchRows = 500;
const pack = promisify(gzip);

/**
 * Writes rows, files and the key to one archive at `path`. The rows are from one moment; the files, which never change
 * under their names, are copied after that. The manifest comes last: a backup without one was interrupted. Rejects with
 * the reason of the signal.
 */
export async function writeBackup(
  source: BackupSource,
  path: string,
  madeAt: Date,
  signal?: AbortSignal,
): Promise<BackupReport> {
  const archive = await writeArchive(path, madeAt);
  try {
    const parts: Part[] = [];
    const add = async (name: string, content: Buffer) => {
      signal?.throwIfAborted();
      parts.push(await archive.add(name, content));
    };
    const { tables, fileKeys } = await source.database.orm.transaction((tx) => copyRows(tx, add), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    const missingFiles: string[] = [];
    for (const key of fileKeys) {
      const content = await source.files.get(key);
      if (content) await add(fileName(key), Buffer.from(content));
      else missingFiles.push(key);
    }
    if (source.secretKey) await add(secretKeyName, Buffer.from(source.secretKey));
    const manifest: Manifest = {
      format: backupFormat,
      fondly: fondlyVersion,
      schema: newestMigration(),
      madeAt: madeAt.toISOString(),
      tables,
      missingFiles,
      secretKeyMark: source.secretKeyMark,
      parts,
    };
    await addManifest(archive, manifest);
    return { path, bytes: await archive.finish(), manifest, files: fileKeys.length - missingFiles.length };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function copyRows(tx: Executor, add: (name: string, content: Buffer) => Promise<void>) {
  const tables: Manifest['tables'] = {};
  for (const table of await describeTables(tx, tableNames)) {
    let rows = 0;
    let batch = 0;
    for await (const lines of readRows(tx, table.name, batchRows)) {
      rows += lines.length;
      batch += 1;
      await add(rowsName(table.name, batch), await pack(Buffer.from(lines.join('\n'))));
    }
    tables[table.name] = { rows, columns: table.columns, numbering: await readNumbering(tx, table) };
  }
  const jobs = await readWaitingJobs(tx, carriedJobNames);
  await add(jobsName, Buffer.from(JSON.stringify(jobs)));
  const fileKeys = [...(await listImageKeys(tx)), ...(await listPhotoPackKeys(tx))];
  return { tables, fileKeys };
}

/** The last two parts: the contents of the archive, and their hash. */
export async function addManifest(archive: ArchiveWriter, manifest: Manifest): Promise<void> {
  const content = Buffer.from(JSON.stringify(manifest, null, 1));
  await archive.add(manifestName, content);
  await archive.add(manifestHashName, Buffer.from(`${hashOf(content)}\n`));
}

/** Only the Fondly version of a database knows all of its tables. */
export async function requireCurrentSchema(db: Executor): Promise<void> {
  const at = await lastMigration(db);
  if (at === newestMigration()) return;
  if (at === 0) throw new OperatorRefusal('There is no Fondly in this database yet. Start it once first.');
  throw new OperatorRefusal(
    at < newestMigration()
      ? 'The database is of an older Fondly. Use the version that made it, or start this one once first.'
      : 'The database is of a newer Fondly. Use the version that made it.',
  );
}
