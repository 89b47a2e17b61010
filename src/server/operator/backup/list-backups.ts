import { readdir } from 'node:fs/promises';
import { DamagedArchive, readArchive } from '../archive/read-archive.ts';
import { readManifest } from './manifest.ts';

/** The names of the backups in a directory, the newest first: their names start with their time. */
export async function listBackups(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => /^fondly-.*\.tar$/.test(name))
    .sort()
    .reverse();
}

/** Why a backup cannot be restored; null if it is whole. Its parts are not read. */
export async function backupProblem(path: string): Promise<string | null> {
  try {
    const archive = await readArchive(path);
    await readManifest(archive).finally(() => archive.close());
    return null;
  } catch (error) {
    if (error instanceof DamagedArchive) return error.message;
    throw error;
  }
}
