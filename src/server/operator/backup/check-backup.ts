import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readArchive, verifyParts } from '../archive/read-archive.ts';
import { OperatorRefusal } from '../operator-refusal.ts';
import { listBackups } from './list-backups.ts';
import { readManifest } from './manifest.ts';

/**
 * Reads every part of a backup and compares it with its hash, like a restore, without changing anything. In a directory
 * it reads the newest backup. Throws OperatorRefusal or DamagedArchive.
 */
export async function checkBackup(at: string, say: (line: string) => void): Promise<void> {
  const path = await pathOf(resolve(at));
  const archive = await readArchive(path);
  try {
    const manifest = await readManifest(archive);
    await verifyParts(archive, manifest.parts);
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    say(`The backup in ${path}, made ${manifest.madeAt}, is whole: ${rows} rows in ${manifest.parts.length} parts.`);
  } finally {
    await archive.close();
  }
}

async function pathOf(at: string): Promise<string> {
  const found = await stat(at).catch(() => null);
  if (!found) throw new OperatorRefusal(`There is nothing at ${at}.`);
  if (!found.isDirectory()) return at;
  const [newest] = await listBackups(at);
  if (!newest) throw new OperatorRefusal(`There is no backup in ${at}.`);
  return join(at, newest);
}
