import { rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { inSize } from '../../../contract/amounts.ts';
import { backupsKept } from '../../../contract/backups.ts';
import type { Context } from '../../context.ts';
import { isEmbedded } from '../../db/database.ts';
import { databaseBytes } from '../../db/database-bytes.ts';
import { checkBackup } from '../../operator/backup/check-backup.ts';
import { ownKey } from '../../operator/backup/own-key.ts';
import { withStillDatabase } from '../../operator/backup/with-still-database.ts';
import { writeBackup } from '../../operator/backup/write-backup.ts';
import { OperatorRefusal } from '../../operator/operator-refusal.ts';
import { type BackupPlace, backupName, isOfPage, placeOf } from './backup-places.ts';
import { planOf } from './backup-plan.ts';
import { backupRefusals } from './backup-trouble.ts';

const mb = 1024 * 1024;
/** Data grows between two backups. */
const growth = 1.2;

/** Makes a backup at the planned place, reads it again, and removes the oldest of those made from the page. */
export async function makeBackup(context: Context, signal: AbortSignal): Promise<Record<string, number>> {
  const { clock, config, files } = context;
  const place = await placeOf(config, planOf(context));
  const madeAt = clock.now();
  const name = backupName(madeAt);
  const path = join(place.directory, name);
  await place.clear();
  await requireRoom(context, place);
  const key = await ownKey(config);
  const report = await withStillDatabase(context, (database) =>
    writeBackup({ database, files, ...key }, path, madeAt, signal),
  );
  try {
    await checkBackup(path, () => {});
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  await place.keep(name);
  const others = (await place.list()).filter((each) => isOfPage(each) && each.name !== name);
  // Those of a time when the clock was ahead go first: they are older than they say.
  const ahead = others.filter((each) => each.madeAt > madeAt);
  const tooMany = [...others.filter((each) => each.madeAt <= madeAt), ...ahead].slice(backupsKept - 1);
  for (const old of tooMany) await place.remove(old.name);
  const rows = Object.values(report.manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  return { rows, files: report.files, megabytes: Math.ceil(report.bytes / 1_000_000) };
}

/**
 * The new backup needs as much as the last one, the first one at least the database's size, and the embedded database
 * a copy beside itself meanwhile: better refuse than fill the disk that the database needs.
 */
async function requireRoom({ config, database }: Context, place: BackupPlace): Promise<void> {
  const reserveBytes = config.diskReserveMb * mb;
  const [last] = await place.list();
  const databaseSize = await databaseBytes(database.orm);
  const copyBytes = isEmbedded(database) ? databaseSize * growth : 0;
  const backupBytes = (last?.bytes ?? databaseSize) * growth;
  const isOneDisk = (await stat(place.directory)).dev === (await stat(config.dataDir)).dev;
  await requireFree(place.directory, backupBytes + reserveBytes + (isOneDisk ? copyBytes : 0));
  if (!isOneDisk) await requireFree(config.dataDir, copyBytes + reserveBytes);
}

async function requireFree(directory: string, neededBytes: number): Promise<void> {
  const { bavail, bsize, blocks } = await statfs(directory);
  const freeBytes = bavail * bsize;
  // Some network volumes do not report their size.
  if (blocks === 0 || freeBytes >= neededBytes) return;
  throw new OperatorRefusal(backupRefusals('noRoom', inSize(freeBytes), inSize(neededBytes)));
}
