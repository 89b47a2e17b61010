import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsKept } from '../../../contract/backups.ts';
import type { Context } from '../../context.ts';
import { checkBackup } from '../../operator/backup/check-backup.ts';
import { ownKey } from '../../operator/backup/own-key.ts';
import { withStillDatabase } from '../../operator/backup/with-still-database.ts';
import { writeBackup } from '../../operator/backup/write-backup.ts';
import { OperatorRefusal } from '../../operator/operator-refusal.ts';
import { type BackupPlace, backupName, isOfPage, placeOf } from './backup-places.ts';
import { planOf } from './backup-plan.ts';

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
  await requireRoom(place, config.diskReserveMb * mb);
  const key = await ownKey(config);
  const report = await withStillDatabase(context, (database) =>
    writeBackup({ database, files, ...key }, path, madeAt, signal),
  );
  await checkBackup(path, () => {});
  await place.keep(name);
  const tooMany = (await place.list()).filter(isOfPage).slice(backupsKept);
  for (const old of tooMany) await place.remove(old.name);
  const rows = Object.values(report.manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  return { rows, files: report.files, megabytes: Math.ceil(report.bytes / 1_000_000) };
}

/** The new backup needs as much as the last one: better refuse than fill the disk that the database needs. */
async function requireRoom(place: BackupPlace, reserveBytes: number): Promise<void> {
  const [last] = await place.list();
  const { bavail, bsize, blocks } = await statfs(place.directory);
  const freeBytes = bavail * bsize;
  const neededBytes = (last?.bytes ?? 0) * growth + reserveBytes;
  // Some network volumes do not report their size.
  if (blocks === 0 || freeBytes >= neededBytes) return;
  throw new OperatorRefusal(
    `The disk has no room for another backup: ${inMb(freeBytes)} are free, and ${inMb(neededBytes)} are needed with the reserve. ` +
      'Free some space, or choose another place.',
  );
}

function inMb(bytes: number): string {
  return `${Math.round(bytes / mb).toLocaleString('en')} MB`;
}
