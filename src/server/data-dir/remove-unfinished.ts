import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of a file until it is complete. */
const unfinishedName = /\.new$/;

/**
 * Removes files in `directory` that were never completed, because their process died or the disk was full. `olderThan`
 * spares files that are being written. Resolves to the number removed.
 */
export async function removeUnfinished(directory: string, olderThan: Date): Promise<number> {
  let removed = 0;
  const entries = await opendir(directory).catch(ifThere);
  for await (const entry of entries ?? []) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) removed += await removeUnfinished(path, olderThan);
    else if (unfinishedName.test(entry.name)) {
      const found = await stat(path).catch(ifThere);
      if (!found || found.mtime >= olderThan) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}

/** Renamed in the meantime, or never created. */
function ifThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
