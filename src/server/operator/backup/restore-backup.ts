import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Executor } from '../../db/executor.ts';
import { dropSchema, lastMigration, migrateWithin, newestMigration } from '../../db/migrate.ts';
import { describeTables, insertRows, setNumbering } from '../../db/table-rows.ts';
import { openHold } from '../../features/delivery/queue/delivery-holds.store.ts';
import { confirmTime } from '../../features/system/clocks.store.ts';
import type { FileStore } from '../../files/file-store.ts';
import { createQueue } from '../../queue/queue.ts';
import { clearJobs, type WaitingJob } from '../../queue/waiting-jobs.ts';
import { type ArchiveReader, DamagedArchive, verifyParts } from '../archive/read-archive.ts';
import { OperatorRefusal } from '../operator-refusal.ts';
import { carriedJobNames } from './carried-jobs.ts';
import { jobsName, keyOfFile, type Manifest, readManifest, rowsName, secretKeyName } from './manifest.ts';

export type RestoreTarget = {
  database: Database;
  files: FileStore;
  now: Date;
  /** Allows deleting the existing accounts. */
  replace: boolean;
  /** Whether other processes may use the database too; an embedded one is locked. */
  isShared: boolean;
};

/** The result of the restore; the caller stores the key, if the backup has it. */
export type RestoreReport = { manifest: Manifest; rows: number; files: number; secretKey: string | null };

/**
 * Rows created after the backup also had ids, which appear in sent mails: a card's Message-ID contains its id. New rows
 * continue after these.
 */
const numbersLeftOut = 10_000;

const unpack = promisify(gunzip);

/**
 * Restores a backup, on either engine. Compares everything with its hash before changing anything; writes files before
 * the rows that refer to them, and all rows in one transaction, so that a killed restore leaves the previous state.
 * Holds all cards due until now until someone confirms.
 */
export async function restoreBackup(archive: ArchiveReader, target: RestoreTarget): Promise<RestoreReport> {
  const manifest = await readManifest(archive);
  if (manifest.schema > newestMigration())
    throw new OperatorRefusal(
      `The backup was made by Fondly ${manifest.fondly}, which is newer than this one. Install that one first.`,
    );
  await requireFree(target);
  await verifyParts(archive, manifest.parts);
  const { database, files } = target;
  let count = 0;
  for (const { name } of manifest.parts) {
    const key = keyOfFile(name);
    if (!key) continue;
    await files.put(key, await archive.read(name));
    count += 1;
  }
  const queue = createQueue(database, { onError: () => {} });
  for (const name of carriedJobNames) queue.register({ name, handler: async () => {} });
  await queue.start({ work: false });
  try {
    const rows = await database.transaction(async (tx) => {
      await dropSchema(tx);
      await clearJobs(tx);
      await migrateWithin(tx, manifest.schema);
      const inserted = await fillTables(tx, archive, manifest);
      await migrateWithin(tx);
      await openHold(tx, { backupMadeAt: new Date(manifest.madeAt), heldUntil: target.now });
      // The clocks in a backup are as old as the backup.
      await confirmTime(tx, target.now);
      const jobs = JSON.parse((await archive.read(jobsName)).toString('utf8')) as WaitingJob[];
      for (const { name, data } of jobs) await queue.send(tx, name, data);
      return inserted;
    });
    await database.orm.execute(sql`analyze`);
    const secretKey = archive.has(secretKeyName) ? (await archive.read(secretKeyName)).toString('utf8') : null;
    return { manifest, rows, files: count, secretKey };
  } finally {
    await queue.stop({ timeoutMs: 1_000 });
  }
}

/** Replaces a database with accounts only on request, and never one in use. */
async function requireFree({ database, replace, isShared }: RestoreTarget): Promise<void> {
  if ((await lastMigration(database.orm)) === 0) return;
  const { rows } = await database.orm.execute<{ accounts: number; working: number }>(sql`
    select (select count(*)::int from users) as accounts,
      (select count(*)::int from workers where heartbeat_at > now() - interval '1 minute') as working`);
  const { accounts = 0, working = 0 } = rows[0] ?? {};
  if (accounts > 0 && !replace)
    throw new OperatorRefusal(
      `There are accounts in this database already (${accounts}). To lose them and have the backup instead, add --replace.`,
    );
  if (isShared && working > 0)
    throw new OperatorRefusal(
      'A Fondly works on this database, or did so within the last minute. Stop every one of them first.',
    );
}

async function fillTables(tx: Executor, archive: ArchiveReader, manifest: Manifest): Promise<number> {
  const shapes = await describeTables(tx, Object.keys(manifest.tables));
  if (shapes.length < Object.keys(manifest.tables).length)
    throw new DamagedArchive('The backup has tables that its schema has not.');
  let inserted = 0;
  for (const shape of shapes) {
    const { rows = 0, columns = [], numbering = {} } = manifest.tables[shape.name] ?? {};
    let done = 0;
    for (let batch = 1; done < rows; batch += 1) {
      const text = (await unpack(await archive.read(rowsName(shape.name, batch)))).toString('utf8');
      const lines = text.split('\n');
      await insertRows(tx, { ...shape, columns }, lines);
      done += lines.length;
    }
    for (const [column, last] of Object.entries(numbering)) {
      if (last > 0) await setNumbering(tx, shape.name, column, last + numbersLeftOut);
    }
    inserted += done;
  }
  return inserted;
}
