import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { openFiles } from '../../files/open-files.ts';
import { loadSecretKey, markOf, storeKey } from '../../secrets/secret-key.ts';
import { readArchive } from '../archive/read-archive.ts';
import { OperatorRefusal } from '../operator-refusal.ts';
import { withDatabase } from '../own-database.ts';
import { type RestoreReport, restoreBackup } from './restore-backup.ts';

type Say = (line: string) => void;

/** Restores the backup at `from` into the configured installation, which must not be running. */
export async function bringBack(config: Config, from: string, replace: boolean, say: Say): Promise<void> {
  const path = resolve(from);
  const archive = await readArchive(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new OperatorRefusal(`There is no file at ${path}.`) : error;
  });
  try {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    const files = await openFiles(config);
    const report = await withDatabase(config, (database) =>
      restoreBackup(archive, { database, files, now: new Date(), replace, isShared: config.databaseUrl !== undefined }),
    );
    const { manifest } = report;
    say(`The backup of ${manifest.madeAt} is restored: ${report.rows} rows and ${report.files} files.`);
    if (manifest.missingFiles.length > 0) say(`${manifest.missingFiles.length} files were missing in it already.`);
    say(await keepKey(config, report, path));
    say('Cards that were due until now are held: they may have been sent since. Look at /test-scheduler once it runs,');
    say('and send them there or with: npm run admin -- release');
  } finally {
    await archive.close();
  }
}

/** Sent links are derived from the key: another key invalidates them. */
async function keepKey({ secretKey, dataDir }: Config, report: RestoreReport, path: string): Promise<string> {
  if (report.secretKey && !secretKey) {
    await storeKey(dataDir, report.secretKey);
    return 'Its secret key is in DATA_DIR now.';
  }
  if (markOf(await loadSecretKey(secretKey, dataDir)) === report.manifest.secretKeyMark)
    return 'The secret key is the one it was made with.';
  return report.secretKey
    ? `SECRET_KEY is another key than the backup's: links in mails that went out will not work. Its own: tar -xOf ${path} secret-key`
    : 'The backup was made with a SECRET_KEY that is not in it: set the same one, or links in mails that went out will not work.';
}
